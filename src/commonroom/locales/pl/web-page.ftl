### What the page itself brings along, to say it when no server answers.

web-title = Common Room
web-unreachable = Serwer nie odpowiada. Czy jest włączony?
web-try-again = Spróbuj ponownie
