### What the page itself brings along, to say it when no server answers.

web-title = Common Room
web-unreachable = Il server non risponde. È acceso?
web-try-again = Riprova
