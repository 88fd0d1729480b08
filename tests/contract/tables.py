"""The tables at which the contract is checked: all mixes of seats and boxes, and leaders with whatever they hide."""

from __future__ import annotations

from dune_desktop.engine import GameConfig, SeatConfig
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import Box, Variant

IX: tuple[Box, ...] = ("base", "ix")
IMMORTALITY: tuple[Box, ...] = ("base", "immortality")
ALL: tuple[Box, ...] = ("base", "ix", "immortality")
UPRISING: tuple[Box, ...] = ("uprising",)


def _led_by(*leaders: str, boxes: tuple[Box, ...] = IX, variants: tuple[Variant, ...] = ()) -> GameConfig:
    """People with these leaders, so that whatever they hide and do comes up."""
    return GameConfig(tuple(SeatConfig("human", leader) for leader in leaders), boxes, None, variants)


TABLES: dict[str, GameConfig] = {
    "four": table(4),
    "three": table(3),
    "two and House Hagal": table(2),
    **{f"solo {level}": solo(level) for level in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")},
    "four with Ix": _led_by("ilesa_ecaz", "tessia_vernius", "viscount_hundro_moritani", "princess_yuna_moritani"),
    "three with Ix, epic": _led_by(
        "archduke_armand_ecaz", "viscount_hundro_moritani", "prince_rhombur_vernius", variants=("epic",)
    ),
    "two and House Hagal with Ix": table(2, IX),
    "solo mercenary with Ix": solo("mercenary", "", IX),
    "solo mentat with Ix and variants": solo("mentat", "", IX, ("row_churn", "brutal_escalation")),
    "four with Immortality, promo": table(4, IMMORTALITY, ("piter_promo",)),
    "two and House Hagal with Immortality": table(2, IMMORTALITY),
    "solo sardaukar with Immortality, to eleven": solo("sardaukar", "", IMMORTALITY, ("to_eleven",)),
    "three with both, epic": _led_by(
        "ilesa_ecaz", "princess_yuna_moritani", "helena_richese", boxes=ALL, variants=("epic",)
    ),
    "solo mentat with both": solo("mentat", "", ALL),
    "four of Uprising, CHOAM": _led_by(
        *(f"uprising/{leader}" for leader in ("shaddam_corrino_iv", "lady_jessica", "staban_tuek", "muaddib")),
        boxes=UPRISING,
        variants=("choam",),
    ),
    "three of Uprising, promo": _led_by(
        *(f"uprising/{leader}" for leader in ("feyd_rautha_harkonnen", "lady_amber_metulli", "princess_irulan")),
        boxes=UPRISING,
        variants=("uprising_promo",),
    ),
    "two and a Rival of Uprising": table(2, UPRISING),
    "two and a streamlined Rival of Uprising": table(2, UPRISING, ("streamlined",)),
    "solo mercenary of Uprising": solo("mercenary", "", UPRISING),
    "solo kwisatz haderach of Uprising, CHOAM": solo("kwisatz_haderach", "", UPRISING, ("choam", "row_churn")),
}
