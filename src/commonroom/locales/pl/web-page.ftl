### What the page itself brings along, to say it when no server answers.

web-title = Common Room
web-unreachable = Serwer nie odpowiada. Czy jest włączony?
web-try-again = Spróbuj ponownie

web-tab-python = Pobieram Pythona, który prowadzi tu gry …
web-tab-rules = Rozpakowuję zasady i boty …
web-tab-tables = Otwieram twoje stoły …
web-tab-failed = Nie udało się otworzyć gier w tej przeglądarce. Może jest za stara albo brakuje jej pamięci.
web-tab-forgetful = Ta przeglądarka niczego nie zapamiętuje (może to okno prywatne): twoje stoły znikną po zamknięciu tej karty.
web-tab-little-room = Na tym urządzeniu prawie nie ma już miejsca: gra rozpoczęta teraz może nie zostać zapisana do końca.
web-tab-understood = Rozumiem
web-tab-newer = Jest nowsza wersja tej strony. Twoje stoły zostaną zachowane.
web-tab-take = Użyj jej teraz

web-device-play = Graj na tym urządzeniu
web-device-keep = Zachowaj gry na tym urządzeniu ({ $size } MB), by grać bez serwera
web-device-coming = Pobieram gry …
web-device-failed = Nie udało się: serwer nie przysłał wszystkiego albo brakuje tu miejsca.
web-device-server = Do stołów na serwerze
