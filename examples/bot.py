"""A player of your own: sits down at a table through its link and answers at random.

    python examples/bot.py http://127.0.0.1:8000/t/k7m2xq9abc#Zk3fM1p0Qy6mJr8nV2s5Tw

It needs nothing of Common Room but its protocol (docs/protocol.md), and `pip install websockets`.
"""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect


def choose(decision: dict[str, Any], view: dict[str, Any]) -> list[str | int] | None:  # noqa: ARG001 - yours may look
    """Your idea goes here. None, as a guest in somebody else's turn, is silence."""
    if decision["guest"]:
        return None
    option: list[str | int] = random.choice(decision["offers"])["option"]
    return option


async def play(link: str) -> dict[str, Any]:
    """Play to the end; returns how it ended."""
    address = urlsplit(link)
    scheme = "wss" if address.scheme == "https" else "ws"
    table, token = address.path.rpartition("/")[2], address.fragment
    seq = None
    answer = ""
    async for socket in connect(f"{scheme}://{address.netloc}/ws"):  # again, if it breaks
        hello = {"type": "hello", "protocol": 2, "table": table, "token": token, "since": seq,
                 "hints": False}  # fmt: skip
        await socket.send(json.dumps(hello))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print(message["error"], file=sys.stderr)
                if message["error"] == "no-such-table":
                    return {}
                if message["error"] == "too-fast":  # the table was not asked: say it again
                    await asyncio.sleep(0.5)
                    await socket.send(answer)
            seq = message.get("seq", seq)
            position = message.get("position")
            if position is None:
                continue
            if position["outcome"] is not None:
                outcome: dict[str, Any] = position["outcome"]
                return outcome
            decision = position["decision"]
            option = choose(decision, position["view"]) if decision else None
            if option is not None:
                said = {"type": "answer", "decision": decision["id"], "option": option}
                nonce = f"bot-{decision['id']}"
                answer = json.dumps({**said, "seen": seq, "nonce": nonce})
                await socket.send(answer)
    return {}


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])).get("result"))
