### What the page itself brings along, to say it when no server answers.

web-title = Common Room
web-unreachable = The server does not answer. Is it running?
web-try-again = Try again
