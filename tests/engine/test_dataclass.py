"""Data classes of the program behave as those of the standard library, of which they are."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from dune_desktop.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Fixed:
    """A record that does not change."""

    name: str
    parts: tuple[int, ...] = ()
    more: dict[str, int] = dataclasses.field(default_factory=dict, compare=False, repr=False)


@dataclass(slots=True)
class Loose:
    """A record that does."""

    name: str
    parts: list[int] = dataclasses.field(default_factory=list)


def test_values_come_by_place_by_name_and_by_default():
    assert Fixed("a") == Fixed(name="a", parts=())
    assert (Fixed("a", (1,)).name, Fixed("a", (1,)).parts) == ("a", (1,))
    with pytest.raises(TypeError, match=r"Fixed.__init__\(\) missing 1 required positional argument: 'name'"):
        Fixed()


def test_what_a_default_makes_is_made_anew_for_each():
    one, other = Loose("a"), Loose("a")
    one.parts.append(1)
    assert other.parts == []


def test_equal_are_those_of_one_class_with_equal_fields_as_far_as_they_count():
    assert Fixed("a", (1,), {"x": 1}) == Fixed("a", (1,), {})
    assert hash(Fixed("a", (1,), {"x": 1})) == hash(Fixed("a", (1,), {}))
    assert Fixed("a") != Fixed("b")
    assert Fixed("a") != Loose("a")
    assert Loose("a") == Loose("a")
    with pytest.raises(TypeError, match="unhashable type: 'Loose'"):
        hash(Loose("a"))


def test_who_is_only_equal_to_oneself_can_say_so():
    @dataclass(frozen=True, eq=False, slots=True)
    class Own:
        name: str

    one = Own("a")
    assert one == one
    assert one != Own("a")
    assert len({one, Own("a")}) == 2


def test_a_fixed_one_cannot_be_changed():
    one = Fixed("a")
    with pytest.raises(dataclasses.FrozenInstanceError):
        one.name = "b"
    with pytest.raises(dataclasses.FrozenInstanceError):
        del one.name
    assert dataclasses.replace(one, name="b") == Fixed("b")


def test_there_is_no_room_for_other_fields():
    with pytest.raises(AttributeError):
        Loose("a").other = 1


@pytest.mark.parametrize("one", [Fixed("a", (1, 2), {"x": 1}), Loose("a", [1])], ids=repr)
def test_it_comes_back_from_bytes_and_copies(one):
    for copied in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
        assert copied == one
        assert dataclasses.astuple(copied) == dataclasses.astuple(one)


def test_it_is_shown_and_taken_apart_as_one_of_the_standard_library():
    def make(dataclass):
        @dataclass(frozen=True, slots=True)
        class Point:
            x: int
            y: int = 0

        return Point

    theirs, ours = make(dataclasses.dataclass), make(dataclass)
    assert repr(ours(1)) == repr(theirs(1))
    assert "more" not in repr(Fixed("a"))
    assert [field.name for field in dataclasses.fields(ours)] == ["x", "y"]
    assert ours.__match_args__ == theirs.__match_args__


def test_a_class_may_finish_what_is_begun_and_write_methods_of_its_own():
    @dataclass
    class Sum:
        parts: tuple[int, ...]
        whole: int = dataclasses.field(init=False)

        def __post_init__(self) -> None:
            self.whole = sum(self.parts)

        def __repr__(self) -> str:
            return f"{self.whole} in all"

    assert repr(Sum((1, 2))) == "3 in all"
    with pytest.raises(TypeError):
        Sum((1, 2), 3)


def test_fields_of_a_base_come_first():
    @dataclass(frozen=True, slots=True)
    class More(Fixed):
        rest: str = ""

    assert More("a", rest="b") == More("a", (), {}, "b")
    assert More("a") != Fixed("a")
