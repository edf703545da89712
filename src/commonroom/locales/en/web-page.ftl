### What the page itself brings along, to say it when no server answers.

web-title = Common Room
web-unreachable = The server does not answer. Is it running?
web-try-again = Try again

web-tab-python = Fetching Python, which plays the games here …
web-tab-rules = Unpacking the rules and the bots …
web-tab-tables = Opening your tables …
web-tab-failed = The games could not be opened in this browser. It may be too old, or out of memory.
web-tab-forgetful = This browser keeps nothing (a private window, perhaps): your tables last only as long as this tab.
web-tab-little-room = There is hardly any room left on this device: a game that you begin now may not be kept to its end.
web-tab-understood = All right
web-tab-newer = A newer version of this page is ready. Your tables go on in it.
web-tab-take = Use it now

web-device-play = Play on this device
web-device-keep = Keep the games on this device ({ $size } MB), to play without the server
web-device-coming = Fetching the games …
web-device-failed = That did not work: the server did not send everything, or there is no room left here.
web-device-server = To the tables of the server
