# The terminal screen around a game.

play-ask-name = Jak masz na imię?
play-ask-players = Ilu graczy łącznie z botami? { $choices-or }
play-ask-level = Jak dobrze mają grać boty? { $choices-or }
play-ask-option = { CAPITAL($option) }? { $choices-or }
play-welcome = Witaj w pokoju wspólnym. Wpisz numer swojego wyboru albo ?, aby zobaczyć pomoc.
play-resumed = Witaj z powrotem. Gra toczy się od miejsca, w którym stanęła. (Aby zacząć od nowa: --new)
error-another-game-kept = W pliku { $file } czeka inna gra. Aby ją kontynuować, pomiń --seats, --option i --pack. Aby zacząć od nowa: --new
play-kept = Twoja gra czeka w pliku { $file }. Aby grać dalej: commonroom play { $game }
play-your-turn = { $name }, teraz ty siadasz do klawiatury.
play-hint = Numer · r zasada · c <nazwa> karta · t stół · l dziennik · u cofnij · ? pomoc · q wyjście
play-hint-guest = Enter: niech grają dalej · numer: wtrąć się · ? pomoc
play-read-on = Enter: czytaj dalej · q wyjście
play-lesson-over = To już cała lekcja. Żeby zagrać: commonroom play { $game }
play-help =
    Numer to odpowiedź. Sam Enter pozwala innym grać dalej.
    r pokazuje zasadę stojącą za pytaniem, r i numer dowolną inną.
    c i część nazwy pokazują kartę. t rysuje cały stół, l ostatnie wpisy dziennika.
    u cofa twoją ostatnią odpowiedź, o ile od tamtej pory nie padł rzut i nikt inny nie działał; ⚀ oznacza odpowiedzi, których nie da się cofnąć.
    Procent to szansa na to, po co wybiera się tę odpowiedź.
    q kończy, tak samo ^C; gra zostaje zachowana.
play-nothing-typed = { $most ->
        [1] Wpisz 1 albo ?, aby zobaczyć pomoc.
       *[other] Wpisz numer od 1 do { $most } albo ?, aby zobaczyć pomoc.
    }
play-not-offered = „{ $words }” nie jest żadną z możliwości.
play-not-understood = „{ $words }” nie jest żadną z możliwości. { $most ->
        [1] Wpisz 1 albo ?, aby zobaczyć pomoc.
       *[other] Wpisz numer od 1 do { $most } albo ?, aby zobaczyć pomoc.
    }
play-cannot-undo = Nie masz czego cofnąć: od tamtej pory padł rzut albo działał ktoś inny.
play-narrow = Szerokość okna w znakach: { $wide }. Gdy jest ich mniej niż { $enough }, część stołu się nie mieści.
play-undone = Cofnięte.
play-no-such-rule = Nie ma zasady { $rule }.
play-no-such-card = Żadna karta nie ma w nazwie „{ $words }”.
play-ruling = Rozstrzygnięcie: { $text }
play-source-seed = (z instrukcji)
play-source-ruling = (nasza odpowiedź tam, gdzie instrukcja milczy)
play-source-ours = (nasz własny pomysł)
play-booklet = W twojej instrukcji: { $count ->
        [one] strona
       *[other] strony
    } { $pages } ({ $language ->
        [cs] wydanie czeskie
        [it] wydanie włoskie
        [pl] wydanie polskie
       *[en] wydanie angielskie
    })
play-page = { $rulebook }, strona { $page }
play-page-row = { $count ->
        [one] Zdanie { $first }: { $what }
       *[other] Zdania od { $first } do { $last }: { $what }
    }
play-page-description = nic do rozstrzygania, to opis
play-page-flavour = nic do rozstrzygania, to wprowadzenie w nastrój
play-page-reference = nic do rozstrzygania, to odesłanie do innej strony
play-page-advice = nic do rozstrzygania, to rada
play-no-such-page = { $rulebook } nie ma zasad na stronie { $page }.
play-no-such-rulebook = Nie ma instrukcji { $rulebook }. Znane są: { $known }.
play-odds = { $percent } %
play-odds-at-least = ≥ { $percent } %
play-won = Zwycięstwo. Koniec psot!
play-lost = Gra przegrana. Jeszcze raz?
play-won-by = Gra skończona. Zwycięstwo: { $names }.
play-won-by-nobody = Gra skończona i nikt nie wygrał.
play-der-title = Tura { $turn } · { $difficulty }
play-der-voldemort-here = ☠ Voldemort
play-der-mission-here = ⚑ misja
play-der-empty = Na stole nie leży nic, dopóki wszyscy nie wybiorą, kto przewodzi ich drużynie.
play-der-dice = Kości
play-tal-title = Tura { $turn } · Przewaga: { $advantage } · Pozostałe Insygnia: { $hallows }
play-tal-spells = { $count ->
    [one] 1 zakryte zaklęcie
    [few] { $count } zakryte zaklęcia
   *[other] { $count } zakrytych zaklęć
  }
play-pack = Ten stół gra własnymi kartami: „{ $name }”. Planszy nie da się tu narysować; na pytania odpowiadasz jak zawsze.
