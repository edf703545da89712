"""Hints: the chance to win a fight, and where each roll can lead."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.games.year_at_hogwarts import options as verbs
from commonroom.games.year_at_hogwarts.content import Content
from commonroom.games.year_at_hogwarts.odds.standing import Odds
from commonroom.games.year_at_hogwarts.option_odds import (
    Reach,
    alone_against_card,
    bout_of,
    mission_odds,
    standing,
)
from commonroom.games.year_at_hogwarts.quidditch.hints import hints as quidditch_hints
from commonroom.games.year_at_hogwarts.seen import TableView
from commonroom.games.year_at_hogwarts.wording.cards import everything_printed
from commonroom.games.year_at_hogwarts.wording.effects import each_choice
from commonroom.kernel import Msg, Option
from commonroom.kernel.hints import Hint
from commonroom.kernel.policy import Question
from commonroom.kernel.verb import verb_of


def hints(content: Content, view: TableView, question: Question) -> dict[Option, Hint]:
    """What is worth knowing about the options."""
    if view.quidditch is not None:
        return quidditch_hints(content, view.quidditch, question)
    found = _printed(content, question)
    match question.prompt.key:
        case "yh-ask-plan":
            found[verbs.ROLL.option()] = Hint(note=where_to(content, view, question.seat))
        case "yh-ask-walk" if view.turn.fleer < 0:
            found.update(_steps(content, view, question))
        case "yh-ask-choose":
            said = each_choice(question.prompt.args["choices"])
            for option in question.options:
                found[option] = Hint(note=(said[verbs.CHOOSE.arg(option)],))
        case "yh-ask-mission" | "yh-ask-fight":
            for option in question.options:
                odds = _odds(content, view, question.seat, option)
                if odds is not None:
                    note = found[option].note if option in found else ()
                    found[option] = Hint(odds.win, not odds.exact, Msg("yh-aim-fight"), note=note)
        case _:
            pass
    return found


def _printed(content: Content, question: Question) -> dict[Option, Hint]:
    """What stands on the card or object that an option is about."""
    about = {option: verb_of(option, verbs.VERBS).card(option) for option in question.options}
    if not any(about.values()):
        return {}
    printed = everything_printed(content)
    return {
        option: Hint(note=tuple(printed[card])) for option, card in about.items() if card in printed
    }


def _odds(content: Content, view: TableView, seat: int, option: Option) -> Odds | None:
    fight = view.fight
    if option[0] == verbs.MISSION.name:
        return mission_odds(content, view, seat, content.missions[verbs.MISSION.arg(option)])
    if fight is None or not alone_against_card(fight) or fight.sides[0].seat != seat:
        return None
    student = view.players[seat].student
    bout = bout_of(content, view, student, fight.kind, fight.foe.who)
    return bout.after(standing(content, view, seat, fight), option)


def where_to(content: Content, view: TableView, seat: int) -> tuple[Msg, ...]:
    """For each errand the chance to get there this turn; for each roll where it can lead."""
    reach = Reach(content, view, seat)
    return (*_errands(content, view, reach), *_rolls(reach))


def _errands(content: Content, view: TableView, reach: Reach) -> Iterator[Msg]:
    mates = [one for one in view.players if one.team == reach.me.team]
    missions = [content.missions[one] for mate in mates for one in mate.missions or ()]
    for place in dict.fromkeys(one.place for one in missions):
        if chance := reach.chance(place, passing=False):
            yield Msg("yh-odds-reach", {"space": place, "percent": round(100 * chance)})
    held = [thing for mate in mates for thing in mate.objects]
    needed = dict.fromkeys(thing for one in missions for thing in one.objects)
    wanted = [thing for thing in needed if thing not in held]
    for space, things in view.lying.items():
        chance = reach.chance(space, passing=True) if any(one in wanted for one in things) else 0
        for thing in things:
            if thing in wanted and chance:
                yield Msg("yh-odds-object", {"object": thing, "percent": round(100 * chance)})


def _rolls(reach: Reach) -> Iterator[Msg]:
    rolls = reach.rolls()
    ends = reach.ends(max(rolls))
    for number, chance in rolls.items():
        yield Msg(
            "yh-odds-roll",
            {
                "moves": number,
                "percent": round(100 * chance),
                "count": len(ends[number]),
                "spaces": list(ends[number]),
            },
        )


def _steps(content: Content, view: TableView, question: Question) -> dict[Option, Hint]:
    """For each step, where the move can end after it."""
    reach = Reach(content, view, question.seat)
    ways = {step.to: step.moves for step in reach.walks.board.steps[reach.me.space]}
    found = {}
    for option in question.options:
        if option[0] == verbs.WALK.name:
            step = verbs.WALK.arg(option)
            ends = reach.ends_after(step, view.turn.left - ways[step])
            note = Msg("yh-odds-ends", {"count": len(ends), "spaces": list(ends)})
            found[option] = Hint(at=tuple(ends), note=(note,))
    return found
