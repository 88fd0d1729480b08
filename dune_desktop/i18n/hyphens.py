"""Where a long word of a name may be broken when it must: in English at these syllables, and behind its own hyphens.

Korean and Japanese need no table: they are broken between syllables as custom has it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

SOFT_HYPHEN = "\u00ad"

_SYLLABLES: Final = """
Ad-min-is-tra-tor Ad-vanced Al-le-gian-ces Am-bas-sa-dor Ap-pro-pri-ate Ar-gu-ment Ar-ra-keen Ar-ra-kis
As-sas-si-na-tion As-sault Au-thor-i-za-tion Bank-ers Black-mail Brib-ery Cal-cu-lat-ed Car-ry-all Cha-ris-ma
Com-man-do Com-pact Con-spir-a-cy Con-trol Con-vinc-ing Coun-cil-or Crys-knife Cul-ture Del-e-gate Des-ert
Di-plo-ma-cy Di-rec-tor-ship Dis-patch Dis-pen-sa-tion Di-ver-sion Em-bed-ded En-gi-neer Ex-pe-dite Fa-vored
Fe-day-kin Fi-nesse Fold-space Fre-men Freight-er Ges-ser-it Guild Ha-der-ach Hal-leck Heigh-liner Hu-man-i-ty
Im-per-i-al In-ci-dent In-fan-try In-fil-trate In-i-ti-ate In-trigue Jes-si-ca Kwi-satz Land-ing Li-ai-son Ma-chine
Ma-nip-u-la-tion Mis-sion Mis-sion-ar-ia Mo-bi-li-za-tion Moth-er Ne-go-ti-at-ed Op-u-lence Ped-dler Ped-dlers
Pri-vate Pro-tec-ti-va Pro-to-col Re-con-nais-sance Re-cruit-er Re-cruit-ment Re-fo-cus Re-in-force-ments Re-spect
Rev-er-end Sar-dau-kar Sat-el-lite Say-ya-di-na Shad-ows Shift-ing Sis-ter-hood Smug-gler Smug-glers Snoop-er
Stil-gar Stra-te-gic Strong-arm Sub-ject Sus-pen-sion Tac-ti-cian Thop-ter Tie-break-er Trad-er Trad-ing
Treach-er-y Troop-er Truth-say-er Tur-rets Weap-on-ry Weird-ing Wind-fall With-draw-al
"""

_BROKEN: Final = {word.replace("-", ""): word.replace("-", SOFT_HYPHEN) for word in _SYLLABLES.split()}
_WORD: Final = re.compile(r"[A-Za-z]+")


@lru_cache(maxsize=1024)
def hyphenated(name: str) -> str:
    """The name with soft hyphens in its long words."""
    marked = _WORD.sub(lambda found: _BROKEN.get(found.group(), found.group()), name)
    return re.sub(r"(?<=[A-Za-z]-)(?=[A-Za-z])", SOFT_HYPHEN, marked)
