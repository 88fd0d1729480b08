"""The log: every event has words, one command is folded into few lines, nothing hidden is told."""

import random
import re

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.events import FIELDS, PRIVATE, seen_by
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.i18n import LANGUAGES, Segment, Texts
from dune_desktop.i18n.log import log_groups, log_lines
from tests.kit import solo_table
from tests.kit import table as laid

NAMES = {
    "en": {0: "Paul", 1: "Ann", 2: "Baron", 3: "Yuna"},
    "ko": {0: "폴", 1: "지원", 2: "남작", 3: "유나"},
    "ja": {0: "太郎", 1: "花子", 2: "男爵", 3: "由奈"},
}

# An event of every kind, in every variety that is worded differently.
SAMPLES = [
    ("game_start", -1, 2),
    ("round", -1, 3),
    *(
        ("phase", -1, phase)
        for phase in ("setup", "round_start", "turns", "combat", "makers", "recall", "endgame", "over")
    ),
    ("conflict", -1, "siege_of_arrakeen"),
    ("turn", 0),
    ("send", 0, "dagger", "high_council", ""),
    ("send", 0, "kwisatz_haderach", "carthag", "arrakeen"),
    ("send", 1, "hagal:hagal_carthag", "carthag", ""),
    ("reveal", 0, ("dagger", "diplomacy")),
    ("reveal", 0, ()),
    ("end_turn", 0, "agent"),
    *(("gain", 0, what, 2, "card:dagger") for what in ("solari", "spice", "water", "persuasion", "sword")),
    ("spend", 0, "water", 1, "space:hagga_basin"),
    ("vp", 0, 1, "track:fremen"),
    ("vp", 0, -1, "alliance:guild"),
    ("influence", 0, "fremen", 1, 2, "space:stillsuits"),
    ("alliance", 0, "fremen", -1),
    ("alliance", 0, "fremen", 1),
    ("alliance", -1, "fremen", 1),
    ("recruit", 0, 2, "space:carthag"),
    ("deploy", 0, 2, "garrison"),
    ("retreat", 0, 1),
    ("lose_troop", 0, 1, "garrison", "card:gun_thopter"),
    ("draw", 0, ("dagger",)),
    ("draw", 0, (HIDDEN, HIDDEN)),
    ("draw_intrigue", 0, ("ambush",), "space:carthag"),
    ("draw_intrigue", 0, (HIDDEN,), "space:carthag"),
    ("steal_intrigue", 0, 1, "ambush"),
    ("steal_intrigue", 0, 1, HIDDEN),
    ("shuffle", 0, "deck", ("dagger",)),
    ("shuffle", 0, "discard", ("dagger",)),
    ("shuffle", -1, "intrigue", ("windfall",)),
    ("shuffle", -1, "hagal", ()),
    ("discard", 0, "dagger"),
    ("trash", 0, "dagger", "hand"),
    ("fetch", 0, "lady_jessica"),
    ("acquire", 0, "chani", 2, "discard", "persuasion"),
    ("acquire", 0, "chani", 2, "top", "persuasion"),
    ("row", -1, 2, "stilgar"),
    ("row", -1, 2, ""),
    ("row", -1, "forge:0", "stilgar"),
    ("row", -1, "forge:0", ""),
    ("set_aside", 0, "stilgar", 1),
    ("set_aside_lost", 0, "stilgar"),
    ("recall_agent", 0, "arrakeen"),
    ("council", 0),
    ("swordmaster", 0),
    *(("mentat", 0, how) for how in ("take", "hire", "next_round", "round_start")),
    ("control", 0, "arrakeen", -1),
    ("control", 0, "arrakeen", 1),
    ("control_lost", 0, "arrakeen"),
    ("voice", 0, "arrakeen"),
    ("secret", 0, ("fremen",)),
    ("secret", 0, (HIDDEN,)),
    ("masterstroke", 0, ("fremen", "guild")),
    ("intrigue", 0, "ambush", "combat"),
    ("pass", 0, "combat"),
    ("stop", 0, "combat"),
    ("look", 0, "dagger"),
    ("look", 0, HIDDEN),
    ("strength", 0, 7),
    ("hagal", 1, "hagal_carthag", "carthag", "goes", -1),
    ("hagal", 1, "hagal_carthag", "carthag", "occupied", 0),
    ("hagal", 1, "hagal_carthag", "carthag", "voice", 0),
    ("hagal", 1, "hagal_harvest_spice", "", "no_bonus", -1),
    ("hagal", 1, "hagal_reshuffle", "", "reshuffle", -1),
    ("hagal", 1, "hagal_carthag", "carthag", "something_new", -1),
    ("hagal_bonus", 1, "hagal_conspire", 4),
    ("convert", 1, "spice", 7, ()),
    *(("reward", 0, place, "siege_of_arrakeen") for place in (1, 2, 3)),
    ("winner", 0),
    ("winner", -1),
    ("bonus_spice", -1, "hagga_basin", 2),
    ("bonus_spice", -1, "hagga_basin", 0),
    ("recall", 1),
    ("game_over", -1, (1, 0, 2)),
    ("freighter", 0, 0, 1),
    ("freighter", 0, 3, 0),
    ("tech", 0, "flagship", 8, "spice", 0, "space:dreadnought"),
    ("tech", 0, "flagship", 6, "solari", 2, "card:appropriate"),
    ("tile", -1, 0, "windtraps"),
    ("tile", -1, 0, ""),
    ("tile_lost", -1, 0, "artillery"),
    ("use_tech", 0, "training_drones"),
    ("tech_trashed", 0, "spy_satellites"),
    ("negotiate", 0, 2),
    ("commission", 0, "space:dreadnought"),
    ("deploy_dreadnought", 0, 1),
    ("retreat_dreadnought", 0, 2),
    ("scrap", 0),
    ("hold", 0, "arrakeen"),
    ("hold_over", 0, "arrakeen"),
    ("under", 0, 1, (HIDDEN,)),
    ("under", 0, 3, (HIDDEN,) * 3),
    ("put_back", 0, "ambush"),
    ("put_back", 0, HIDDEN),
    ("aside", 0, "dagger"),
    ("aside", 0, HIDDEN),
    ("aside_back", 0, "dagger"),
    ("snooper", 0, "fremen", 2),
    ("extra_turn", 0),
    ("hold_back", 1, 3, 6),
    ("dice", 0, 2, 6),
    ("row_trash", -1, 2, "stilgar"),
    ("hagal", 1, "hagal_interstellar_shipping", "interstellar_shipping", "requirement", -1),
    ("hagal", 1, "hagal_dreadnought_1p", "dreadnought", "no_dreadnought", -1),
    ("acquire", 0, "immortality/ghola", "tleilaxu:0", "discard", "specimen"),
    ("acquire", 0, "chani", 2, "hand", "persuasion"),
    ("row", -1, "tleilaxu:0", "immortality/ghola"),
    ("row", -1, "tleilaxu:0", ""),
    ("row_trash", -1, "tleilaxu:1", "immortality/ghola"),
    ("graft", 0, "dagger", "immortality/ghola", "hand"),
    ("graft", 0, "immortality/usurp", "stilgar", "row"),
    ("research", 0, "immortality/c2r2", "immortality/c3r3", "card:immortality/experimentation"),
    ("marker", 0, 1),
    ("tleilaxu", 0, 3, 4, "card:immortality/contaminator"),
    ("specimen", 0, 2, "card:immortality/experimentation"),
    ("specimens_back", 0, 1),
    ("specimens_paid", 0, 3, "card:immortality/reclaimed_forces"),
    ("icons_gained", 0, "dagger"),
    ("combat_icon", 0, "card:immortality/occupation"),
    ("card_back", 0, "dagger"),
    ("trash_intrigue", 0, "ambush", "research:immortality/c7r3"),
    ("atomics", 0, ("stilgar", "chani")),
    ("spy", 0, "landsraad_1", "card:uprising/spy_network"),
    *(("spy_back", 0, "emperor", purpose) for purpose in ("infiltrate", "gather", "cost", "room", "scheme")),
    ("scheme", 1),
    *(("hire", 1, cards) for cards in ((), ("uprising/distraction",), ("uprising/distraction", "uprising/leverage"))),
    *(("sandworm", 0, n, "space:uprising/hagga_basin") for n in (1, 2)),
    ("sandworm_gone", 0, 2),
    ("hook", 0),
    ("wall_broken", 0, "space:uprising/sietch_tabr"),
    ("contract", 0, "uprising/arrakeen_water", ""),
    ("contract_done", 0, "uprising/harvest_3"),
    ("objective", 0, "uprising/objective_crysknife"),
    ("reward_doubled", 0),
    ("card_won", 0, "uprising/propaganda"),
    ("pair", 0, "objective:uprising/objective_crysknife", "conflict:uprising/battle_for_arrakeen"),
    ("turned_down", 0, "conflict:uprising/propaganda"),
    ("train", 0, "uprising/b1"),
    ("memory", 0),
    ("leader_turned", 0, "uprising/reverend_mother_jessica", 3),
]

# Events that other lines already tell.
SILENT = {
    ("turn", 0),
    ("end_turn", 0, "agent"),
    ("bonus_spice", -1, "hagga_basin", 0),
    ("hagal", 1, "hagal_carthag", "carthag", "goes", -1),
}


def told(language, *events):
    """The log as plain words."""
    texts = Texts(language)
    return [texts.plain(line.segments) for line in log_lines(texts, events, NAMES[language])]


def marked(language, *events):
    """The log as rich text."""
    return [str(line.markup) for line in log_lines(Texts(language), events, NAMES[language])]


def test_every_kind_of_event_has_a_writer_and_a_sample():
    told = Texts("en").words.events
    lacking = [told.lacks(kind) for kind in FIELDS if kind not in told]
    unseen = set(FIELDS) - {event[0] for event in SAMPLES}
    lacking += [f"{kind!r} has no sample: add one to SAMPLES in tests/i18n/test_log.py" for kind in sorted(unseen)]
    assert not lacking, "; ".join(lacking)
    assert set(told) == {event[0] for event in SAMPLES} == set(FIELDS)


@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: "-".join(map(str, event)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_one_line(language, event):
    lines = told(language, event)
    assert len(lines) == (2 if event[0] == "game_over" else 0 if event in SILENT else 1)
    for line in lines:
        assert line.strip() == line
        assert not re.search(r"[{}\[\]?#]|  |_", line), line
        if language != "en":
            assert re.search("[가-힣]" if language == "ko" else "[ぁ-んァ-ヶ一-龠]", line), line
            assert not re.search("[A-Za-z]", line), line


@pytest.mark.parametrize("event", [e for e in SAMPLES if e not in SILENT], ids=lambda event: "-".join(map(str, event)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_follow_another_one(language, event):
    """Behind the colon of a line that is open it is worded as a detail."""
    lines = told(language, ("send", 0, "signet_ring", "arrakeen", ""), event)
    assert lines
    assert not any(re.search(r"[{}\[\]?#]|  |_|[:：]$", line) for line in lines), lines


def test_an_unknown_event_is_refused():
    with pytest.raises(ValueError, match="earthquake"):
        told("en", ("earthquake", 0))


# ------------------------------------------------------------------------------------------------ folding


def test_a_sent_agent_and_what_it_brings_are_one_line():
    events = (
        ("send", 0, "dune_the_desert_planet", "hagga_basin", ""),
        ("spend", 0, "water", 1, "space:hagga_basin"),
        ("bonus_spice", -1, "hagga_basin", 0),
        ("gain", 0, "spice", 4, "space:hagga_basin"),
    )
    assert [marked(language, *events) for language in LANGUAGES] == [
        ["Paul sends an Agent to Hagga Basin with Dune, the Desert Planet: −1 {water}, +4 {spice}"],
        ["폴이 ‘사막 행성 듄’ 카드로 ‘하가 분지’에 에이전트를 보냄: −1 {water}, +4 {spice}"],
        ["太郎が〈デューン砂の惑星〉で《ハッガ盆地》に代行者を派遣：−1 {water}、+4 {spice}"],
    ]


def test_what_comes_with_a_drawn_card_is_not_brought_by_it():
    """The card and the Influence of the space come in one command, and nothing was done in it."""
    events = (("draw_intrigue", 0, ("ambush",), "card:diplomacy"), ("influence", 0, "emperor", 0, 1, "space:conspire"))
    assert [marked(language, *events) for language in LANGUAGES] == [
        ["Paul draws Ambush, Emperor 0 → 1"],
        ["폴이 ‘매복’을 뽑음, 황제 0 → 1"],
        ["太郎が〈待ち伏せ〉を引く、皇帝 0→1"],
    ]


def test_the_strength_of_somebody_who_has_nobody_in_the_conflict_is_no_news():
    assert told("en", ("reveal", 0, ("dagger",)), ("strength", 0, 0)) == told("en", ("reveal", 0, ("dagger",)))
    assert told("en", ("reveal", 0, ("dagger",)), ("strength", 0, 3)) != told("en", ("reveal", 0, ("dagger",)))


def test_a_pass_is_news_only_where_others_wait_for_it():
    """In Combat each pass brings the end nearer; who won, and everybody as the game ends, is asked alone."""
    told_of = [timing for timing in ("combat", "win", "home", "endgame") if told("en", ("pass", 0, timing))]
    assert told_of == ["combat"]


def test_what_is_alike_is_added_up():
    events = (
        ("send", 0, "diplomacy", "wealth", ""),
        ("gain", 0, "solari", 2, "space:wealth"),
        ("gain", 0, "solari", 1, "card:crysknife"),
        ("influence", 0, "emperor", 0, 1, "space:wealth"),
        ("influence", 0, "emperor", 1, 2, "space:wealth"),
        ("vp", 0, 1, "track:emperor"),
    )
    assert marked("en", *events) == [
        "Paul sends an Agent to Wealth with Diplomacy: +3 {solari}, Emperor 0 → 2, +1 {vp}"
    ]


def test_gains_and_payments_are_not_added_up():
    events = (("spend", 0, "spice", 2, "card:x"), ("gain", 0, "spice", 3, "card:x"))
    assert marked("en", *events) == ["Paul: −2 {spice}, +3 {spice}"]


def test_somebody_elses_gain_is_a_line_of_its_own():
    events = (
        ("send", 0, "reconnaissance", "arrakeen", ""),
        ("gain", 1, "solari", 1, "space:arrakeen"),
        ("recruit", 0, 1, "space:arrakeen"),
    )
    assert marked("en", *events) == [
        "Paul sends an Agent to Arrakeen with Reconnaissance: +1 {troop}",
        "Ann (Arrakeen): +1 {solari}",
    ]
    assert marked("ja", *events)[1] == "花子（アラキーン）：+1 {solari}"


def test_an_alliance_that_changes_hands():
    events = (
        ("influence", 0, "fremen", 4, 5, "space:stillsuits"),
        ("vp", 1, -1, "alliance:fremen"),
        ("alliance", 0, "fremen", 1),
        ("vp", 0, 1, "alliance:fremen"),
    )
    assert marked("en", *events) == [
        "Paul (Stillsuits): Fremen 4 → 5, takes the Alliance from Ann, +1 {vp}",
        "Ann: −1 {vp}",
    ]
    assert marked("ko", *events)[0] == "폴 (스틸슈트): 프레멘 4 → 5, 지원에게서 동맹 토큰 획득, +1 {vp}"


def test_an_alliance_is_named_where_another_faction_was_told_of_last_or_lines_are_told_apart():
    events = (
        ("influence", 0, "fremen", 3, 4, "card:power_play"),
        ("influence", 0, "guild", 0, 1, "card:power_play"),
        ("alliance", 0, "fremen", -1),
    )
    (line,) = marked("en", *events)
    assert line.endswith("Fremen 3 → 4, Spacing Guild 0 → 1, takes the Fremen Alliance")
    apart = log_groups(Texts("en"), (events[0], events[2]), NAMES["en"])
    assert str(apart[-1].markup) == "takes the Fremen Alliance"


def test_the_start_of_a_round():
    events = (
        ("round", -1, 2),
        ("phase", -1, "round_start"),
        ("conflict", -1, "desert_power"),
        ("draw", 0, (HIDDEN,) * 5),
        ("shuffle", 1, "deck", ("dagger",)),
        ("draw", 1, (HIDDEN,) * 5),
        ("phase", -1, "turns"),
    )
    lines = log_lines(Texts("en"), events, NAMES["en"])
    assert [(line.kind, str(line.markup)) for line in lines] == [
        ("round", "Round 2"),
        ("heading", "Round Start"),
        ("line", "Conflict: Desert Power"),
        ("quiet", "Ann shuffles the discard pile into a new deck"),
        ("quiet", "Paul, Ann draw 5 cards each"),
        ("heading", "Player Turns"),
    ]


@pytest.mark.parametrize(
    ("language", "deployed", "drawn"),
    [
        ("en", "Ann deploys 1 {troop} (defensive troop)", "Ann draws 5 cards"),
        ("ko", "지원이 1 {troop} 배치(방어 보너스)", "지원이 카드 5장을 뽑음"),
        ("ja", "花子の1 {troop}が進軍（守備ボーナス）", "花子が5枚引く"),
    ],
)
def test_the_hands_of_a_round_are_not_brought_by_the_defensive_troop(language, deployed, drawn):
    """The Conflict card asks for the troop first, so the hands come in another command, without their phase."""
    before = (("round", -1, 2), ("phase", -1, "round_start"), ("conflict", -1, "battle_for_arrakeen"))
    events = (("deploy", 1, 1, "supply"), ("draw", 1, (HIDDEN,) * 5))
    lines = log_lines(Texts(language), events, NAMES[language], before)
    assert [(line.kind, str(line.markup)) for line in lines] == [("line", deployed), ("quiet", drawn)]


def test_cards_drawn_after_the_hand_are_told_by_themselves():
    """Holtzman Engine draws in Round start too; the hand is not forgotten for it."""
    events = (
        ("phase", -1, "round_start"),
        ("draw", 0, (HIDDEN,) * 5),
        ("draw", 1, (HIDDEN,) * 5),
        ("draw", 0, (HIDDEN,) * 2),
    )
    assert marked("en", *events) == ["Round Start", "Paul, Ann draw 5 cards each", "Paul: +2 {draw}"]


def test_a_hand_drawn_alone_is_one_persons():
    events = (("phase", -1, "round_start"), ("draw", 0, (HIDDEN,) * 5))
    assert marked("en", *events)[1] == "Paul draws 5 cards"


def test_a_turn_takes_nothing_from_the_turn_before():
    """What somebody gains in the turn of another one was not brought by his own act."""
    events = (
        ("discard", 0, "dagger"),
        ("turn", 1),
        ("send", 1, "hagal:hagal_carthag", "carthag", ""),
        ("gain", 0, "solari", 1, "space:carthag"),
    )
    assert marked("en", *events)[-1] == "Paul (Carthag): +1 {solari}"


def test_bonus_spice_is_one_line_in_its_phase():
    events = (
        ("phase", -1, "makers"),
        ("bonus_spice", -1, "hagga_basin", 1),
        ("bonus_spice", -1, "the_great_flat", 2),
        ("phase", -1, "recall"),
    )
    assert marked("en", *events) == ["Makers", "Bonus spice: Hagga Basin 1 {spice}, The Great Flat 2 {spice}", "Recall"]


def test_a_rivals_conversion_is_told_once():
    events = (
        ("gain", 1, "spice", 3, "space:hagga_basin"),
        ("spend", 1, "spice", 7, "convert"),
        ("convert", 1, "spice", 7, ()),
        ("vp", 1, 1, "convert:spice"),
    )
    assert marked("en", *events) == ["Ann (Hagga Basin): +3 {spice}", "Ann turns 7 {spice} into 1 {vp}"]


def test_the_swords_of_a_turned_card_are_told_once():
    events = (("hagal_bonus", 1, "hagal_conspire", 4), ("gain", 1, "sword", 4, "hagal:hagal_conspire"))
    assert marked("en", *events) == ["Ann reveals the House Hagal card Conspire: +4 {sword}"]


def test_a_recalled_freighter_and_what_it_brings_are_one_line():
    events = (
        ("freighter", 0, 3, 0),
        ("gain", 0, "solari", 5, "shipping:dividends"),
        ("gain", 1, "solari", 1, "shipping:dividends"),
        ("recruit", 0, 2, "shipping:shipping_troops"),
        ("tech", 0, "windtraps", 0, "spice", 0, "shipping:shipping_tech"),
        ("gain", 0, "water", 1, "tech:windtraps"),
    )
    assert marked("en", *events) == [
        "Paul recalls the Freighter (3 → 0): +5 {solari}, +2 {troop}, acquires Windtraps, +1 {water}",
        "Ann (Dividends): +1 {solari}",
    ]
    assert (
        marked("ko", *events)[0] == "폴이 화물선을 귀환시킴 (3 → 0): +5 {solari}, +2 {troop}, ‘바람덫’ 획득, +1 {water}"
    )
    assert marked("ja", *events)[1] == "花子（配当）：+1 {solari}"


def test_a_tile_bought_with_negotiators_says_so():
    events = (
        ("tech", 0, "flagship", 6, "spice", 2, "space:tech_negotiation"),
        ("spend", 0, "spice", 6, "tech:flagship"),
        ("vp", 0, 1, "tech:flagship"),
        ("tile", -1, 0, "windtraps"),
    )
    assert marked("en", *events) == [
        "Paul acquires Flagship with 2 {negotiator}: −6 {spice}, +1 {vp}",
        "New on Ix: Windtraps",
    ]


def test_a_grafted_pair_is_told_in_one_line():
    events = (
        ("send", 0, "dagger", "high_council", ""),
        ("graft", 0, "dagger", "immortality/ghola", "hand"),
        ("research", 0, "immortality/c3r1", "immortality/c4r2", "card:dagger"),
        ("marker", 0, 1),
        ("tleilaxu", 0, 0, 1, "research:immortality/c4r2"),
        ("specimen", 0, 1, "card:immortality/ghola"),
        ("specimens_paid", 0, 2, "card:immortality/ghola"),
    )
    assert marked("en", *events) == [
        "Paul sends an Agent to High Council with Dagger: grafts it to Ghola, "
        "Research column 3 (top) → 4 (top), reaches genetic marker 1, Tleilaxu 0 → 1, +1 {specimen}, −2 {specimen}"
    ]
    assert marked("ko", *events)[0].startswith(
        "폴이 ‘단검’ 카드로 ‘원로회’에 에이전트를 보냄: ‘골라’와 접합, 연구 3열 위 → 4열 위,"
    )
    assert (
        "〈ゴーラ〉と接合、研究トラックの3列目・上→4列目・上、1つ目の遺伝子マーカー、トレイラクス 0→1"
        in marked("ja", *events)[0]
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Paul (Experimentation): Research start → column 2 (top)"),
        ("ko", "폴 (실험): 연구 시작 칸 → 2열 위"),
        ("ja", "太郎（実験）：研究トラックの開始マス→2列目・上"),
    ],
)
def test_steps_of_research_that_follow_one_another_are_told_from_where_to_where(language, told):
    source = "card:immortality/experimentation"
    events = (
        ("research", 0, "immortality/c0r3", "immortality/c1r3", source),
        ("research", 0, "immortality/c1r3", "immortality/c2r2", source),
    )
    assert marked(language, *events) == [told]
    by_thing = [str(deed.markup) for deed in log_groups(Texts(language), events, NAMES[language])]
    assert by_thing[-1] == told.rpartition(":" if ":" in told else "：")[2].strip()


def test_what_was_bought_is_told_before_what_was_paid():
    """The payment comes first in the game; between other things it stays where it came."""
    payment = ("specimens_paid", 0, 2, "card:immortality/ghola")
    purchase = ("acquire", 0, "immortality/ghola", "tleilaxu:0", "discard", "specimen")
    gain = ("gain", 0, "spice", 1, "card:immortality/ghola")
    bought = [marked(language, payment, purchase, gain) for language in LANGUAGES]
    assert bought == [
        ["Paul acquires Ghola: −2 {specimen}, +1 {spice}"],
        ["폴이 ‘골라’를 획득: −2 {specimen}, +1 {spice}"],
        ["太郎が〈ゴーラ〉を獲得：−2 {specimen}、+1 {spice}"],
    ]
    other = ("acquire", 0, "chani", 2, "discard", "persuasion")
    assert marked("en", payment, other) == ["Paul (Ghola): −2 {specimen}, acquires Chani"]
    assert marked("en", gain, purchase) == ["Paul (Ghola): +1 {spice}, acquires Ghola"]


def test_each_deed_tells_the_events_it_is_about():
    payment = ("specimens_paid", 0, 2, "card:immortality/ghola")
    purchase = ("acquire", 0, "immortality/ghola", "tleilaxu:0", "discard", "specimen")
    told = log_groups(Texts("en"), (payment, purchase), NAMES["en"])
    assert [(deed.markup, deed.events, deed.opens) for deed in told] == [
        ("Paul acquires Ghola", (purchase,), True),
        ("−2 {specimen}", (payment,), False),
    ]


def test_steps_of_the_tleilaxu_track_are_added_up():
    events = (
        ("send", 0, "dagger", "high_council", ""),
        ("tleilaxu", 0, 0, 1, "card:dagger"),
        ("specimen", 0, 1, "card:dagger"),
        ("tleilaxu", 0, 1, 2, "card:dagger"),
    )
    assert marked("en", *events) == ["Paul sends an Agent to High Council with Dagger: Tleilaxu 0 → 2, +1 {specimen}"]
    assert marked("en", events[1]) == ["Paul (Dagger): Tleilaxu 0 → 1"]


def test_a_card_for_specimens_comes_from_a_row_of_its_own():
    events = (("row", -1, "tleilaxu:0", "immortality/ghola"), ("row_trash", -1, "tleilaxu:1", "immortality/usurp"))
    assert marked("en", *events) == ["New in the Tleilaxu Row: Ghola", "Usurp leaves the Tleilaxu Row"]


# ------------------------------------------------------------------------------------------------ links and secrets


def test_names_of_people_and_components_are_links():
    (line,) = log_lines(Texts("en"), (("intrigue", 0, "ambush", "combat"),), NAMES["en"])
    assert line.seat == 0
    assert line.segments == (
        Segment("player", "Paul", "0"),
        Segment("text", " plays "),
        Segment("link", "Ambush", "intrigue:ambush"),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_something(language):
    texts = Texts(language)
    for event in SAMPLES:
        for line in log_lines(texts, (event,), NAMES[language]):
            for segment in line.segments:
                if segment.kind == "link":
                    assert texts.has_name(segment.target), segment
                elif segment.kind == "icon":
                    assert texts.has(f"icon.{segment.target}"), segment
                elif segment.kind == "player":
                    assert int(segment.target) in NAMES[language]


def test_hidden_cards_are_counted_and_known_ones_named():
    assert marked("en", ("draw", 0, (HIDDEN, HIDDEN))) == ["Paul: +2 {draw}"]
    assert marked("en", ("draw", 0, ("dagger", "diplomacy"))) == ["Paul draws Dagger, Diplomacy"]
    assert marked("en", ("draw", 0, ("dagger",) * 5)) == ["Paul: +5 {draw}"]
    assert marked("ko", ("steal_intrigue", 0, 1, HIDDEN)) == ["폴이 지원에게서 책략 카드 1장을 받음"]
    assert marked("ko", ("steal_intrigue", 0, 1, "ambush")) == ["폴이 지원에게서 ‘매복’을 받음"]


@pytest.mark.parametrize("kind", [*PRIVATE, "steal_intrigue"])
def test_nobody_else_reads_a_secret(kind):
    """Through `seen_by` an event loses its secret, and the words lose it too."""
    for event in SAMPLES:
        if event[0] != kind or HIDDEN in str(event):
            continue
        secrets = [Texts("en").name(key) for key in ("card:dagger", "intrigue:ambush", "faction:fremen")]
        own = " ".join(told("en", seen_by(event, 0)))
        others = " ".join(told("en", seen_by(event, 3)))
        assert any(secret in own for secret in secrets)
        assert not any(secret in others for secret in secrets)


# ------------------------------------------------------------------------------------------------ real games


IX = ("base", "ix")
TABLES = {
    "solo": solo("mentat"),
    "two": table(2),
    "four": table(4),
    "solo with Ix": solo("mentat", boxes=IX, variants=("row_churn", "brutal_escalation")),
    "two with Ix": table(2, IX),
    "epic": table(4, IX, ("epic",)),
    "solo with Immortality": solo("mentat", boxes=("base", "immortality")),
    "three with both": table(3, (*IX, "immortality")),
}


@pytest.mark.parametrize("config", TABLES.values(), ids=TABLES)
def test_whole_games_are_told_without_a_gap(config):
    rules = Rules(catalog(config.boxes), config)
    kinds, before = set(), set()
    for seed in range(3):
        state, dice = rules.new_game(seed), random.Random(seed)
        while options := rules.legal(state):
            seat = rules.asked(state)
            lively = [option for option in options if option[0] not in ("reveal", "end_turn", "pass", "done")]
            option = dice.choice(lively if lively and dice.random() < 0.8 else options)
            events = rules.play(state, option)
            kinds |= {event[0] for event in events}
            seen = {tuple(seen_by(event, view) for event in events) for view in (seat, -1)} - before
            before |= seen  # the same is told in the same words
            for language in LANGUAGES:
                for each in seen:
                    for line in told(language, *each):
                        assert not re.search(r"[{}\[\]?#]|  |[:：]$", line), line
    assert len(kinds) > 25, "the games were too dull to prove anything"


def test_a_real_turn_word_for_word():
    game = laid(hand=["reconnaissance"], garrison=3)
    game.events = []
    game.play("reconnaissance", "arrakeen")
    assert marked("en", *game.events)[0] == "Paul sends an Agent to Arrakeen with Reconnaissance: +1 {troop}"


def test_a_rivals_turn_word_for_word():
    """Why a card was passed over is a quiet line; that it was is told with what the Rival does, also thing by thing."""
    game = solo_table(hand=["dagger"])
    game.state.seats[0].agents_left -= 1
    game.state.seats[0].agents = ("carthag",)
    game.hagal_deck("hagal_carthag", "hagal_conspire")
    game.events = []
    game.play("dagger", "hall_of_oratory")
    game.finish_turn()
    lines = log_lines(Texts("en"), game.events, NAMES["en"])
    words = [(line.kind, str(line.markup)) for line in lines]
    assert ("quiet", "Carthag: occupied by Paul; next card") in words
    assert ("line", "Ann sends an Agent to Conspire (1 card skipped): Emperor 0 → 1, +2 {troop}") in words
    told = [str(deed.markup) for deed in log_groups(Texts("en"), game.events, NAMES["en"]) if deed.kind == "line"]
    assert "Ann sends an Agent to Conspire (1 card skipped)" in told


def test_cards_passed_over_belong_to_whoever_turned_them():
    events = (
        ("turn", 1),
        ("hagal", 1, "hagal_carthag", "carthag", "occupied", 0),
        ("hagal", 1, "hagal_reshuffle", "", "reshuffle", -1),
        ("hagal", 1, "hagal_conspire", "conspire", "goes", -1),
        ("send", 1, "hagal:hagal_conspire", "conspire", ""),
        ("end_turn", 1, "agent"),
        ("turn", 1),
        ("hagal", 1, "hagal_wealth", "wealth", "goes", -1),
        ("send", 1, "hagal:hagal_wealth", "wealth", ""),
    )
    told = [line for line in marked("en", *events) if "next card" not in line]
    assert told == ["Ann sends an Agent to Conspire (2 cards skipped)", "Ann sends an Agent to Wealth"]


def test_what_a_component_brings_stands_in_its_line_whatever_comes_between():
    """An Intrigue card in the middle of a turn does not take over what the space brings; nor does it lose its own."""
    events = (
        ("turn", 1),
        ("send", 1, "test_of_humanity", "secrets", ""),
        ("intrigue", 1, "double_cross", "plot"),
        ("spend", 1, "solari", 1, "intrigue:double_cross"),
        ("deploy", 1, 1, "garrison"),
        ("draw_intrigue", 1, (HIDDEN,), "space:secrets"),
        ("influence", 1, "bene_gesserit", 3, 4, "space:secrets"),
        ("alliance", 1, "bene_gesserit", -1),
    )
    sent, played = marked("en", *events)
    assert (
        sent
        == "Ann sends an Agent to Secrets with Test of Humanity: +1 {intrigue}, Bene Gesserit 3 → 4, takes the Alliance"
    )
    assert played == "Ann plays Double Cross: −1 {solari}, deploys 1 {troop}"


@pytest.mark.parametrize("told_before", [False, True])
def test_a_conflict_card_is_kept_in_the_line_of_the_reward_and_not_of_the_contract_before_it(told_before):
    """The last of a reward may be a contract; it is told before the card is kept if it was chosen."""
    events = (
        ("reward", 1, 1, "uprising/test_of_loyalty"),
        ("gain", 1, "solari", 2, "conflict:uprising/test_of_loyalty"),
        ("contract", 1, "uprising/arrakeen_water", ""),
        ("card_won", 1, "uprising/test_of_loyalty"),
    )
    told = marked("en", *(events[2:] if told_before else events))
    assert told == (
        ["Ann takes the Arrakeen contract", "Ann keeps Test of Loyalty"]
        if told_before
        else [
            "Ann takes the reward for first place: +2 {solari}, takes the Arrakeen contract, keeps Test of Loyalty",
        ]
    )


@pytest.mark.parametrize("first", [(("send", 1, "dagger", "arrakeen", ""),), ()])
def test_pieces_that_move_one_by_one_are_told_together(first):
    """Behind the line that sent an Agent, and where they begin a line."""
    told = marked("en", ("turn", 1), *first, *[("deploy", 1, 1, "garrison")] * 3, ("retreat", 1, 1))
    assert told == [
        "Ann sends an Agent to Arrakeen with Dagger: deploys 3 {troop}, retreats 1 {troop}"
        if first
        else "Ann deploys 3 {troop}, retreats 1 {troop}"
    ]


def _thing_by_thing(*events):
    return [str(deed.markup) for deed in log_groups(Texts("en"), events, NAMES["en"])]


def test_what_a_leader_brings_is_told_under_its_name():
    """It may come in any turn of its owner; neither card nor space brought it."""
    told = _thing_by_thing(
        ("turn", 1),
        ("send", 1, "dagger", "high_council", ""),
        ("influence", 1, "emperor", 3, 4, "leader:earl_memnon_thorvald"),
        ("gain", 1, "troop", 2, "leader:earl_memnon_thorvald"),
    )
    sent, leader, *brought = told
    assert sent == "Ann sends an Agent to High Council with Dagger"
    assert leader == "Ann (Earl Memnon Thorvald)"
    assert brought == ["Emperor 3 → 4", "+2 {troop}"]


def test_what_a_leader_brings_is_not_told_as_if_control_of_a_space_had_brought_it():
    told = _thing_by_thing(
        ("gain", 1, "solari", 1, "space:arrakeen"), ("gain", 1, "troop", 2, "leader:earl_memnon_thorvald")
    )
    assert told == ["Ann (Arrakeen)", "+1 {solari}", "Ann (Earl Memnon Thorvald)", "+2 {troop}"]


def test_what_the_signet_ring_brings_is_told_where_it_was_played():
    """An Intrigue card in between does not take it over."""
    told = _thing_by_thing(
        ("turn", 1),
        ("send", 1, "signet_ring", "wealth", ""),
        ("intrigue", 1, "water_peddlers_union", "plot"),
        ("gain", 1, "water", 1, "intrigue:water_peddlers_union"),
        ("gain", 1, "troop", 1, "leader:glossu_the_beast_rabban"),
    )
    assert told == [
        "Ann sends an Agent to Wealth with Signet Ring",
        "+1 {troop}",
        "Ann plays Water Peddlers Union",
        "+1 {water}",
    ]


@pytest.mark.parametrize(
    ("phase", "told"),
    [("round_start", "Ann deploys 1 {troop} (defensive troop)"), ("turns", "Ann deploys 1 {troop}")],
)
def test_a_troop_that_defends_says_so(phase, told):
    assert marked("en", ("phase", -1, phase), ("deploy", 1, 1, "supply"))[-1] == told
