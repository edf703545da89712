### What the page itself brings along, to say it when no server answers.

web-title = Common Room
web-unreachable = Server neodpovídá. Běží?
web-try-again = Zkusit znovu

web-tab-python = Stahuji Python, který tu hry vede …
web-tab-rules = Rozbaluji pravidla a boty …
web-tab-tables = Otevírám tvé stoly …
web-tab-failed = Hry se v tomto prohlížeči nepodařilo otevřít. Možná je příliš starý nebo mu došla paměť.
web-tab-forgetful = Tento prohlížeč si nic nepamatuje (možná je to soukromé okno): tvé stoly vydrží jen do zavření této karty.
web-tab-little-room = V tomto zařízení už skoro není místo: hra, kterou teď začneš, se nemusí uložit až do konce.
web-tab-understood = Rozumím
web-tab-newer = Je připravena novější verze této stránky. Tvé stoly v ní pokračují.
web-tab-take = Použít hned

web-device-play = Hrát na tomto zařízení
web-device-keep = Uložit hry do tohoto zařízení ({ $size } MB) a hrát bez serveru
web-device-coming = Stahuji hry …
web-device-failed = Nepodařilo se to: server neposlal všechno, nebo tu už není místo.
web-device-server = Ke stolům na serveru
