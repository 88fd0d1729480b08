"""The boxes of the program; importing this package registers them with `assembly.registry`, in this order."""

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.boxes.base import BASE
from dune_desktop.engine.boxes.immortality import IMMORTALITY
from dune_desktop.engine.boxes.ix import IX
from dune_desktop.engine.boxes.uprising import UPRISING

for _box in (BASE, IX, IMMORTALITY, UPRISING):
    registry.register(_box)
