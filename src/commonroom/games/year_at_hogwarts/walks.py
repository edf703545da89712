"""Walks: where a pawn may step next, and where a roll can take it.

The next step is looked for whenever somebody moves, and mostly proven by a walk that is remembered.
What a whole roll can do is asked by bots and odds: for them the walks of up to twelve moves from a
space that enter none twice (YH-MOV-1) are laid down once, when first asked for, as a tree in flat
lists, and every question is a scan that jumps over what is closed. The largest such tree has about
three thousand steps.

Four kinds of spaces matter to a walk. *Trodden* ones were entered this turn, the one it began on
included. On a *halt* the move ends: another player or a Death Eater (YH-MOV-2), and what ends every
move (`Board.ends_move`). On a *rest* it may end early: a tower, or the place of a mission
(YH-MOV-3). Elsewhere it ends when no move is left; a free passage may still be taken then
(YH-BRD-4). Towers and what ends every move are known here; callers name the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import lru_cache
from typing import TypeAlias

from commonroom.games.year_at_hogwarts.board import Board, Step
from commonroom.kernel import Option

ONE_DIE, TWO_DICE = 6, 12
NOWHERE: frozenset[str] = frozenset()


class Trail:
    """All walks from one space, depth first."""

    __slots__ = ("before", "depth", "fewest", "moves", "skip", "spaces")

    def __init__(self, board: Board, start: str, most: int) -> None:
        grown = _Growth(_ways_on(board), most)
        grown.grow(start, -1, {start}, 0)
        # Tuples, at which Python's collector need not look again and again, as it does at lists.
        self.spaces = tuple(grown.spaces)
        self.moves = tuple(grown.moves)
        """How many have been spent on reaching it."""
        self.depth = tuple(grown.depth)
        """The how-many-th space of its walk it is."""
        self.before = tuple(grown.before)
        """Where the walk came from; -1 is its start."""
        self.skip = tuple(grown.skip)
        """Where the scan goes on if the walk may not."""
        self.fewest = grown.fewest
        """Space → with how few moves it is reached."""

    def walk(self, here: int) -> tuple[str, ...]:
        """The spaces of the walk that ends there."""
        walk = []
        while here >= 0:
            walk.append(self.spaces[here])
            here = self.before[here]
        return tuple(reversed(walk))

    def spent(self, here: int) -> list[int]:
        """How many moves have been spent after each of its steps."""
        spent = []
        while here >= 0:
            spent.append(self.moves[here])
            here = self.before[here]
        return spent[::-1]


class _Growth:
    """A trail while it is laid down."""

    __slots__ = ("_most", "_ways", "before", "depth", "fewest", "moves", "skip", "spaces")

    def __init__(self, ways: dict[str, list[tuple[str, int, bool]]], most: int) -> None:
        self._ways, self._most = ways, most
        self.spaces: list[str] = []
        self.moves: list[int] = []
        self.depth: list[int] = []
        self.before: list[int] = []
        self.skip: list[int] = []
        self.fewest: dict[str, int] = {}

    def grow(self, at: str, before: int, walk: set[str], already: int) -> None:
        """All that goes on from here."""
        most = self._most
        for to, moves, goes_on in self._ways[at]:
            spent = already + moves
            if spent > most or to in walk:
                continue
            here = len(self.spaces)
            self.spaces.append(to)
            self.moves.append(spent)
            self.depth.append(len(walk))
            self.before.append(before)
            self.skip.append(0)
            if spent < self.fewest.get(to, most + 1):
                self.fewest[to] = spent
            if goes_on:
                walk.add(to)
                self.grow(to, here, walk, spent)
                walk.discard(to)
            self.skip[here] = len(self.spaces)


@lru_cache(maxsize=8)
def _ways_on(board: Board) -> dict[str, list[tuple[str, int, bool]]]:
    """Space → where one step leads, for how many moves, and whether a move goes on from there."""
    return {
        space: [(step.to, step.moves, step.to not in board.ends_move) for step in steps]
        for space, steps in board.steps.items()
    }


End: TypeAlias = tuple[str, tuple[str, ...]]
"""Where a walk ends, and what lies on its way."""
_Proof: TypeAlias = tuple[Step, frozenset[str] | None]
"""A first step, and a walk from it that may end anyway."""


class Walks:
    """The walks on one board. In every question, `at` is where the pawn stands now."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._stops = board.ends_move | frozenset(board.towers)
        self._trails: dict[tuple[str, int], Trail] = {}
        self._proven: dict[tuple[str, int], list[_Proof]] = {}
        self._sure: dict[tuple[str, int, str], tuple[list[Option], Set[str] | None]] = {}
        self._nearby: dict[tuple[str, int], frozenset[str]] = {}
        self._kept_ends = lru_cache(maxsize=2048)(self._ends_near)

    def steps(
        self,
        at: str,
        left: int,
        *,
        trodden: Set[str] = NOWHERE,
        halts: Set[str] = NOWHERE,
        rests: Set[str] = NOWHERE,
    ) -> list[Step]:
        """YH-TRN-1 The steps after which the move can still end as it must.

        YH-MOV-4 If there is none, every step that enters an untrodden space.
        """
        useful = [
            step
            for step, proof in self._proofs(at, left)
            if step.to not in trodden
            and (
                (proof is not None and proof.isdisjoint(trodden))
                or self._ends([at, step.to], left - step.moves, trodden, halts, rests)
            )
        ]
        if useful:
            return useful
        ways = self.board.steps[at]
        return [step for step in ways if step.moves <= left and step.to not in trodden]

    def sure_steps(self, at: str, left: int, trodden: Sequence[str]) -> list[Option] | None:
        """YH-TRN-1 The same as options, found quickly; None: it must be looked at more closely.

        Whoever came from one space goes on to the others. If for each of them a walk that may end
        anyway is remembered, and none of their spaces has been trodden, that is all. So it is where
        no move is left for any of them.
        """
        before = trodden[-2] if len(trodden) > 1 else ""
        found = self._sure.get((at, left, before))
        if found is None:
            found = self._sure[at, left, before] = self._onward(at, left, before)
        options, spaces = found
        return options[:] if spaces is not None and spaces.isdisjoint(trodden) else None

    def _onward(self, at: str, left: int, before: str) -> tuple[list[Option], Set[str] | None]:
        """The steps but the one back, and the spaces of walks with them that may end anyway."""
        options: list[Option] = []
        spaces: set[str] = set()
        for step in self.board.steps[at]:
            if step.moves > left or step.to == before:
                continue
            proof = self._proof(at, step, left, frozenset((before,)))
            if proof is None:
                return [], None
            options.append(("walk", step.to))
            spaces |= proof
        return options, spaces

    def _ends(
        self, walk: list[str], left: int, trodden: Set[str], halts: Set[str], rests: Set[str]
    ) -> bool:
        """Whether this walk may end, now or farther on; it is then led to that end."""
        space = walk[-1]
        if left == 0 or space in self._stops or space in halts or space in rests:
            return True
        for step in self.board.steps[space]:
            to = step.to
            if step.moves <= left and to not in trodden and to not in walk:
                walk.append(to)
                if self._ends(walk, left - step.moves, trodden, halts, rests):
                    return True
                walk.pop()
        return False

    def _proofs(self, at: str, left: int) -> list[_Proof]:
        """Every first step with its proof.

        Most often none of its spaces has been trodden, and nothing else needs to be looked at.
        """
        found = self._proven.get((at, left))
        if found is None:
            found = self._proven[at, left] = [
                (step, self._proof(at, step, left, NOWHERE))
                for step in self.board.steps[at]
                if step.moves <= left
            ]
        return found

    def _proof(
        self, at: str, step: Step, left: int, closed: frozenset[str]
    ) -> frozenset[str] | None:
        """The spaces of a walk with this step that may end, whatever lies on its way."""
        walk = [at, step.to]
        ends = self._ends(walk, left - step.moves, closed, NOWHERE, NOWHERE)
        return frozenset(walk[1:]) if ends else None

    def rolls(
        self,
        at: str,
        most: int = TWO_DICE,
        *,
        trodden: Set[str] = NOWHERE,
        halts: Set[str] = NOWHERE,
        rests: Set[str] = NOWHERE,
    ) -> dict[int, list[str]]:
        """Where a move of each number from 1 to `most` may end, each space once.

        YH-MOV-4 Of a number that cannot be walked: wherever no step is left.
        """
        exact: list[dict[str, None]] = [{} for _ in range(most + 1)]
        early: list[dict[str, None]] = [{} for _ in range(most + 1)]
        for space, spent, _ in self.ways(at, most, trodden, halts):
            stop = space in self._stops or space in halts or space in rests
            (early if stop else exact)[spent][space] = None
        ends: dict[int, list[str]] = {}
        stopped = early[0]
        for number in range(1, most + 1):
            stopped = stopped | early[number]
            reached = list(stopped | exact[number])
            ends[number] = reached or self._dead_ends(at, number, trodden)
        return ends

    def walk(
        self,
        at: str,
        to: str,
        left: int,
        *,
        trodden: Set[str] = NOWHERE,
        halts: Set[str] = NOWHERE,
        rests: Set[str] = NOWHERE,
    ) -> tuple[str, ...] | None:
        """The spaces of a shortest walk that takes all moves left, or fewer if it may, to `to`."""
        may_stop = to in self._stops or to in halts or to in rests
        best: tuple[str, ...] | None = None
        walk: list[str] = []
        for space, spent, depth in self.ways(at, left, trodden, halts):
            del walk[depth - 1 :]
            walk.append(space)
            if space == to and (may_stop or spent == left) and (not best or depth < len(best)):
                best = tuple(walk)
        return best

    def endings(
        self,
        at: str,
        left: int,
        *,
        trodden: Set[str] = NOWHERE,
        halts: Set[str] = NOWHERE,
        rests: Set[str] = NOWHERE,
    ) -> Iterator[tuple[str, ...]]:
        """The spaces of every walk that may end where it does; none if none may (YH-MOV-4)."""
        walk: list[str] = []
        trail, stops = self.trail(at, left), self._stops.union(halts, rests)
        spaces, moves, depths, skips = trail.spaces, trail.moves, trail.depth, trail.skip
        here, size = 0, len(spaces)
        while here < size:  # as `ways` does, at half the price
            space, spent = spaces[here], moves[here]
            if spent > left or space in trodden:
                here = skips[here]
                continue
            del walk[depths[here] - 1 :]
            walk.append(space)
            if spent == left or space in stops:
                yield tuple(walk)
            here = skips[here] if space in halts else here + 1

    def ends(
        self,
        at: str,
        left: int,
        *,
        trodden: Set[str] = NOWHERE,
        halts: Set[str] = NOWHERE,
        rests: Set[str] = NOWHERE,
        lying: Mapping[str, Sequence[str]],
        most: int = TWO_DICE,
    ) -> dict[End, int]:
        """Where walks may end, each with what it passes of these things, and where in the trail the
        first such walk ends. Of the things, no more than so many.

        Kept for as long as nothing near has changed; not to be changed by whoever asks.
        """
        near = self._near(at, left)
        things = tuple([(space, tuple(lying[space])) for space in lying if space in near])
        closed, met, early = map(near.intersection, (trodden, halts, rests))
        return self._kept_ends(at, left, closed, met, early, things, most)

    def _ends_near(
        self, at: str, left: int, trodden: Set[str], halts: Set[str], rests: Set[str],
        near_things: tuple[End, ...], most: int,
    ) -> dict[End, int]:  # fmt: skip
        """The same, of what is near enough to matter."""
        lying = dict(near_things)
        found: dict[End, int] = {}
        passed: list[tuple[str, ...]] = [()]
        trail, stops = self.trail(at, left), self._stops.union(halts, rests)
        spaces, moves, depths, skips = trail.spaces, trail.moves, trail.depth, trail.skip
        here, size = 0, len(spaces)
        while here < size:  # as `ways` does, at half the price
            space, spent = spaces[here], moves[here]
            if spent > left or space in trodden:
                here = skips[here]
                continue
            if lying:
                del passed[depths[here] :]
                things = passed[-1]
                if space in lying and len(things) < most:
                    things = (*things, *lying[space])[:most]
                passed.append(things)
            if spent == left or space in stops:
                found.setdefault((space, passed[-1]), here)
            here = skips[here] if space in halts else here + 1
        return found

    def _near(self, at: str, left: int) -> frozenset[str]:
        """The spaces that walks of so many moves may enter."""
        near = self._nearby.get((at, left))
        if near is None:
            fewest = self.trail(at, left).fewest.items()
            near = frozenset([space for space, moves in fewest if moves <= left])
            self._nearby[at, left] = near
        return near

    def _dead_ends(self, at: str, left: int, trodden: Set[str]) -> list[str]:
        """YH-MOV-4 Where the walks end that cannot go on, if none of them meets a stop."""
        ends: dict[str, None] = {}
        last, deepest = at, 0
        for space, _, depth in self.ways(at, left, trodden, NOWHERE):
            if depth <= deepest:
                ends[last] = None
            last, deepest = space, depth
        ends[last] = None
        return list(ends)

    def ways(
        self, at: str, left: int, trodden: Set[str], halts: Set[str]
    ) -> Iterator[tuple[str, int, int]]:
        """Every space of every open walk: the space, the moves spent, and how deep it is."""
        trail = self.trail(at, left)
        here, size = 0, len(trail.spaces)
        while here < size:
            space, spent = trail.spaces[here], trail.moves[here]
            if spent > left or space in trodden:
                here = trail.skip[here]
                continue
            yield space, spent, trail.depth[here]
            here = trail.skip[here] if space in halts else here + 1

    def trail(self, start: str, left: int) -> Trail:
        """All walks from a space, of so many moves and more."""
        most = ONE_DIE if left <= ONE_DIE else max(left, TWO_DICE)
        trail = self._trails.get((start, most))
        if trail is None:
            trail = self._trails[start, most] = Trail(self.board, start, most)
        return trail
