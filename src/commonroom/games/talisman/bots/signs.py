"""How much each sign tells about the end of a game, and what the signs of a character are.

Measured in 4,698 games that experts played to their ends: a quarter as they came, the others after
careless answers, half of them after a turn at which what both had was changed by chance (dials,
tokens, spells, Objects, followers, trophies, Hallows, where they stood). What is only seen together
with winning, as Fate is with those who get it back, tells too much. A position was fitted to those
that followed as well as to the end, so that the dice of late turns blur less. By the ends of 598
games that were played afterwards, the log-loss is 0.543, and 0.567 by the weights of before.
"""

from __future__ import annotations

from commonroom.games.talisman.bots.mind import Mind

TELLS: dict[str, float] = {
    "magic": 0.114,
    "some magic": 0.086,
    "power": 0.024,
    "some power": 0.015,
    "might": 0.074,
    "some might": 0.099,
    "life": 0.064,
    "two lives": 0.103,
    "fate": 0.036,
    "spells": 0.09,
    "a spell": 0.056,
    "galleons": 0.033,
    "purse": 0.01,
    "objects": 0.085,
    "followers": 0.019,
    "trophies": 0.02,
    "hallow": 0.102,
    "challenge": 0.053,
    "beyond London": 0.131,
    "astray": -0.088,
    "way": 0.364,
    "ready": -0.231,
    "well ready": 0.692,
    "armed and ready": 0.342,
    "lost turns": -0.124,
}
"""Sign → how much one of it adds to the logarithm of a character's odds to win."""

CARDS: dict[str, float] = {
    "harry-potter/a": 0.11,
    "harry-potter/b": 0.12,
    "albus-dumbledore/a": -0.81,
    "albus-dumbledore/b": -0.08,
    "minerva-mcgonagall/a": 0.05,
    "minerva-mcgonagall/b": 0.17,
    "rubeus-hagrid/a": 0.26,
    "rubeus-hagrid/b": 0.31,
    "draco-malfoy/a": -0.61,
    "draco-malfoy/b": -0.05,
    "bellatrix-lestrange/a": -0.36,
    "bellatrix-lestrange/b": 0.03,
    "lucius-malfoy/a": -0.05,
    "lucius-malfoy/b": -0.34,
    "peter-pettigrew/a": -0.16,
    "peter-pettigrew/b": 0.16,
}
"""Side of a character's card → the same. Sides that experts do not play were seen too seldom: they
tell by how much more the other side wins (`characters.CARDS`).
"""

THINGS: dict[str, float] = {
    "firebolt": 0.24,
    "antonin-dolohov": 0.15,
    "severus-snape": 0.14,
    "floo-powder": 0.13,
    "marauders-map": 0.13,
    "hermione-granger": 0.12,
    "ginny-weasley": 0.07,
    "cursed-dagger": 0.06,
    "barty-crouch-jr": 0.05,
    "nymphadora-tonks": 0.05,
    "felix-felicis": 0.04,
    "wand": 0.04,
    "ron-weasley": 0.03,
    "grawp": 0.03,
    "snatchers": 0.03,
    "luna-lovegood": 0.02,
    "fang": -0.03,
    "nagini": -0.03,
    "corban-yaxley": -0.03,
    "exploding-bonbons": -0.04,
    "narcissa-malfoy": -0.04,
    "lantern": -0.05,
    "cleansweep": -0.05,
    "chocolate-frogs": -0.05,
    "fenrir-greyback": -0.05,
    "beaded-bag": -0.05,
    "neville-longbottom": -0.06,
    "hand-of-glory": -0.07,
    "amycus-and-alecto-carrow": -0.08,
    "troll": -0.1,
    "deluminator": -0.13,
    "dobby": -0.2,
}
"""Object or follower → what it tells more than others that make as strong; less than 0.02 is left
out.
"""


def signs(mind: Mind, at: int) -> dict[str, float]:
    """What tells who will win, so far on the way through the school."""
    player, seen, stance = mind.player, mind.view.players[mind.seat], mind.stance
    run = mind.run(at)
    return {
        "magic": player.magic,
        "some magic": min(7, player.magic),
        "power": stance.power,
        "some power": min(10, stance.power),
        "might": min(8, stance.might),
        "some might": min(4, stance.might),
        "life": player.life,
        "two lives": min(2, player.life),
        "fate": player.fate,
        "spells": seen.spell_count,
        "a spell": min(1, seen.spell_count),
        "galleons": min(4, player.galleons),
        "purse": mind.purse() - mind.armed * mind.weights.hallow,
        "objects": len(player.objects),
        "followers": len(player.followers),
        "trophies": sum(map(mind.trophy, player.trophies)),
        "hallow": mind.armed,
        "challenge": player.challenge > 0,
        "beyond London": seen.region not in ("", "outer"),
        "astray": seen.region == "inner" and not mind.armed,
        "way": mind.way(),
        "ready": run,
        "well ready": run**2,
        "armed and ready": mind.run() if mind.armed else 0.0,
        "lost turns": player.lost_turns + seen.ferret,
    }


def told(mind: Mind, at: int) -> float:
    """The logarithm of a character's odds: nothing, before there is a card to judge by."""
    player = mind.player
    if not player.side:
        return 0.0
    known = CARDS.get(f"{player.character}/{player.side}", 0.0)
    for card in dict.fromkeys(player.objects + player.followers):
        known += THINGS.get(card, 0.0)
    for sign, much in signs(mind, at).items():
        known += TELLS[sign] * much
    return known
