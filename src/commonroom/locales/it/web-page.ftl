### What the page itself brings along, to say it when no server answers.

web-title = Common Room
web-unreachable = Il server non risponde. È acceso?
web-try-again = Riprova

web-tab-python = Sto scaricando Python, che qui conduce i giochi …
web-tab-rules = Sto aprendo le regole e i bot …
web-tab-tables = Sto aprendo i tuoi tavoli …
web-tab-failed = Non è stato possibile aprire i giochi in questo browser. Forse è troppo vecchio o ha finito la memoria.
web-tab-forgetful = Questo browser non conserva nulla (forse è una finestra privata): i tuoi tavoli durano finché resta aperta questa scheda.
web-tab-little-room = Su questo dispositivo non c'è quasi più spazio: una partita iniziata ora potrebbe non essere conservata fino alla fine.
web-tab-understood = Va bene
web-tab-newer = È pronta una versione più recente di questa pagina. I tuoi tavoli continuano lì.
web-tab-take = Usala ora

web-device-play = Gioca su questo dispositivo
web-device-keep = Conserva i giochi su questo dispositivo ({ $size } MB), per giocare senza server
web-device-coming = Sto scaricando i giochi …
web-device-failed = Non ha funzionato: il server non ha inviato tutto, oppure qui non c'è più spazio.
web-device-server = Ai tavoli del server
