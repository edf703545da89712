"""The 30 missions as they are printed, one literal each."""

from typing import NamedTuple


class Printed(NamedTuple):
    """A mission: where, for how much, with which objects, against whom.

    `cards`: a hand that just meets what the experts need → instead of each card, one that does not.
    """

    place: str
    points: int
    objects: tuple[str, ...]
    opponent: str
    cards: dict[str, str]


MISSIONS = {
    # The Philosopher's Stone
    "tame-the-three-headed-dog": Printed(
        "west-wing-third-floor", 50, ("enchanted-harp",), "fluffy", {"alohomora": "accio"}
    ),
    "catch-the-winged-key": Printed(
        "west-wing-third-floor", 50, ("winged-key",), "devils-snare", {"lumos": "protego"}
    ),
    "find-the-philosophers-stone": Printed(
        "west-wing-third-floor", 60, ("philosophers-stone",), "professor-quirrell",
        {"incendio": "protego"},
    ),
    # The Chamber of Secrets
    "find-the-entrance-to-the-chamber": Printed(
        "moaning-myrtles-bathroom", 40, ("tom-riddles-diary",), "gilderoy-lockhart",
        {"expelliarmus": "stupefy"},
    ),
    "slay-the-basilisk": Printed(
        "chamber-of-secrets", 80, ("sorting-hat", "sword-of-gryffindor"), "basilisk",
        {"mandrake-draught": "skele-gro", "incendio": "ageing-potion"},
    ),
    "destroy-the-first-horcrux": Printed(
        "chamber-of-secrets", 200, ("basilisk-fang", "tom-riddles-diary"), "tom-riddle",
        {"polyjuice-potion": "ageing-potion", "incendio": "episkey", "stupefy": "skele-gro"},
    ),
    # The Prisoner of Azkaban
    "save-buckbeak-from-the-axe": Printed(
        "hagrids-hut", 50, ("buckbeak", "time-turner"), "macnair-the-executioner",
        {"petrificus-totalus": "stupefy"},
    ),
    "unmask-the-rat": Printed(
        "shrieking-shack", 50, ("invisibility-cloak", "marauders-map"), "pettigrew-unmasked",
        {"stupefy": "incendio"},
    ),
    "escape-the-werewolf": Printed(
        "whomping-willow", 60, ("marauders-map", "time-turner"), "werewolf",
        {"wolfsbane-potion": "skele-gro"},
    ),
    "drive-off-the-dementors": Printed(
        "black-lake", 60, ("time-turner",), "dementors", {"expecto-patronum": "protego"}
    ),
    # The Goblet of Fire
    "outfly-the-horntail": Printed(
        "training-grounds", 60, ("golden-snitch",), "hungarian-horntail", {"accio": "alohomora"}
    ),
    "listen-to-the-egg": Printed(
        "prefects-bathroom", 50, ("golden-egg", "marauders-map"), "moaning-myrtle",
        {"wingardium-leviosa": "incendio"},
    ),
    "rescue-from-the-merpeople": Printed(
        "boathouse", 60, ("golden-egg",), "grindylows", {"gillyweed": "skele-gro"}
    ),
    "win-through-the-maze": Printed(
        "maze", 60, ("triwizard-cup",), "blast-ended-skrewt",
        {"stupefy": "incendio", "protego": "skele-gro"},
    ),
    "escape-the-graveyard": Printed(
        "little-hangleton-graveyard", 260,
        ("cauldron", "fathers-bone", "harry-potter-token", "wormtails-hand"), "voldemort-reborn",
        {"expelliarmus": "stupefy", "accio": "alohomora", "ageing-potion": "skele-gro"},
    ),
    # The Order of the Phoenix
    "found-dumbledores-army": Printed(
        "hogs-head", 40, ("da-coin",), "willy-widdershins", {"protego": "episkey"}
    ),
    "shut-your-mind-to-snape": Printed(
        "dumbledores-office", 60, ("memory-phial",), "severus-snape", {"episkey": "skele-gro"}
    ),
    "lead-umbridge-to-the-centaurs": Printed(
        "forbidden-forest", 50, ("da-coin",), "umbridge-in-the-forest", {"obliviate": "imperio"}
    ),
    "keep-the-prophecy": Printed(
        "hall-of-prophecies", 60, ("da-coin", "prophecy-orb"), "lucius-among-the-prophecies",
        {"reducto": "stupefy", "protego": "incendio"},
    ),
    "fight-in-the-atrium": Printed(
        "ministry-of-magic", 80, ("prophecy-orb", "two-way-mirror"), "bellatrix-in-the-atrium",
        {"petrificus-totalus": "stupefy", "incendio": "lumos"},
    ),
    # The Half-Blood Prince
    "spy-in-knockturn-alley": Printed(
        "borgin-and-burkes", 40, ("invisibility-cloak",), "mister-borgin",
        {"polyjuice-potion": "ageing-potion"},
    ),
    "win-slughorns-memory": Printed(
        "hagrids-hut", 60, ("memory-phial",), "acromantulas", {"felix-felicis": "skele-gro"}
    ),
    "destroy-the-ring": Printed(
        "dumbledores-office", 200,
        ("marvolo-gaunts-ring", "resurrection-stone", "sword-of-gryffindor"), "curse-of-the-ring",
        {"skele-gro": "protego", "incendio": "ageing-potion", "stupefy": "lumos"},
    ),
    "hold-the-astronomy-tower": Printed(
        "astronomy-tower", 60, ("elder-wand", "invisibility-cloak"), "fenrir-greyback",
        {"impedimenta": "protego", "incendio": "lumos"},
    ),
    # The Deathly Hallows
    "reach-the-burrow": Printed(
        "the-burrow", 60, ("deluminator", "golden-snitch"), "corban-yaxley",
        {"polyjuice-potion": "gillyweed"},
    ),
    "destroy-the-locket": Printed(
        "forbidden-forest", 210, ("deluminator", "slytherins-locket", "sword-of-gryffindor"),
        "shade-of-the-locket",
        {"lumos": "protego", "ageing-potion": "skele-gro", "swelling-solution": "stupefy"},
    ),
    "flee-from-malfoy-manor": Printed(
        "malfoy-manor", 100, ("deluminator", "sword-of-gryffindor", "two-way-mirror"),
        "bellatrix-at-the-manor", {"expelliarmus": "stupefy", "skele-gro": "protego"},
    ),
    "break-into-gringotts": Printed(
        "gringotts", 220, ("basilisk-fang", "hufflepuffs-cup", "winged-key"),
        "ukrainian-ironbelly", {"imperio": "obliviate", "polyjuice-potion": "ageing-potion"},
    ),
    "save-the-diadem-from-the-fire": Printed(
        "room-of-requirement", 230, ("basilisk-fang", "da-coin", "ravenclaws-diadem"),
        "cursed-fire", {"fiendfyre": "incendio", "episkey": "skele-gro"},
    ),
    "end-the-battle-of-hogwarts": Printed(
        "viaduct-courtyard", 300,
        ("elder-wand", "nagini", "resurrection-stone", "sword-of-gryffindor"),
        "voldemort-at-hogwarts",
        {"expelliarmus": "stupefy", "incendio": "protego", "ageing-potion": "skele-gro"},
    ),
}  # fmt: skip
OPPONENTS = {printed.opponent: mission for mission, printed in MISSIONS.items()}
"""Combat card → its mission."""
