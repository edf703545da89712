### What the page itself brings along, to say it when no server answers.

web-title = Common Room
web-unreachable = Server neodpovídá. Běží?
web-try-again = Zkusit znovu
