"""The kernel: what every game shares. It knows no game and does no I/O but reading content."""

from commonroom.kernel.chance import Chance, Mark, Roll, key_from_seed
from commonroom.kernel.checkpoint import Answer, Checkpoint, Setting
from commonroom.kernel.content import Entries, Raw
from commonroom.kernel.decision import NOTHING, Decision, Guests, Kind, Option, Script, in_order
from commonroom.kernel.event import Event
from commonroom.kernel.game import Game
from commonroom.kernel.match import Match
from commonroom.kernel.msg import Arg, Msg
from commonroom.kernel.outcomes import outcomes
from commonroom.kernel.registry import arrange, content_of, games, load, new_match, register, title
from commonroom.kernel.result import Result
from commonroom.kernel.state import Part, State
from commonroom.kernel.statistics import Statistics
from commonroom.kernel.title import About, Asking, GameOption, Phase, Rule, Step, Title, ended

__all__ = [
    "NOTHING",
    "About",
    "Answer",
    "Arg",
    "Asking",
    "Chance",
    "Checkpoint",
    "Decision",
    "Entries",
    "Event",
    "Game",
    "GameOption",
    "Guests",
    "Kind",
    "Mark",
    "Match",
    "Msg",
    "Option",
    "Part",
    "Phase",
    "Raw",
    "Result",
    "Roll",
    "Rule",
    "Script",
    "Setting",
    "State",
    "Statistics",
    "Step",
    "Title",
    "arrange",
    "content_of",
    "ended",
    "games",
    "in_order",
    "key_from_seed",
    "load",
    "new_match",
    "outcomes",
    "register",
    "title",
]
