### Stůl a jeho server: co odmítají, a hotové věty.

error-no-such-table = Takový stůl neexistuje, nebo odkaz není celý.
error-stale = Tahle otázka už není otevřená. Než odpovíš, podívej se znovu.
error-spectators-watch = Jen se díváš.
error-table-closed = Tento stůl je zavřený.
error-table-paused = U stolu je přestávka.
error-paused-enough = Ostatní chtějí pokračovat. Další přestávku si můžeš dát po svém příštím tahu.
error-not-over-yet = To až po hře.
error-moved-on = Na další hru už je nový stůl. O nový odkaz si řekni tam.
error-nothing-to-take-back = Není co vzít zpět.
error-takeback-forbidden = U tohoto stolu se nic zpět nebere.
error-said-nothing = Něco napiš, nebo vyber hotovou větu.
error-not-a-person = Na tom místě sedí bot.
error-still-here = Ten hráč tu ještě před chvílí byl. Dejte mu trochu času.
error-table-full = U tohoto stolu už není místo.
error-storage-full = Na uložení této hry už není místo. Odstraň dohrané stoly nebo uvolni místo v tomto zařízení a odpověz znovu.
error-try-again = Nepodařilo se to zapsat. Zkus to prosím znovu.
error-bad-game-file = Soubor se hrou není v pořádku: { $reason }.
error-dice-settled = Kostky teď od tebe nic neberou.
error-not-pledged = To není to, co mělo být podle slibu ke kostkám přidáno.
error-receipt-table = Stvrzenka (počet zápisů: { $entry }) je od jiného stolu.
error-receipt-commitment = Soubor se liší od stvrzenky (počet zápisů: { $entry }): hostitel sliboval jiné kostky.
error-receipt-short = Soubor končí před zápisem { $entry }, který stvrzenka zná. Něco chybí.
error-receipt-link = Soubor se liší od stvrzenky: do zápisu { $entry } bylo něco změněno.
error-receipt-added = Soubor se liší od stvrzenky: zápis { $entry } není to, co tento hráč přidal ke kostkám.
error-receipt-asked = Soubor se liší od stvrzenky: u zápisu { $entry } byl tento hráč požádán o příspěvek ke kostkám a soubor to tam neříká.
error-bot-would-not = Zápis { $entry } není to, co by bot této úrovně ({ $level }) odpověděl.
error-bad-setup = Takhle server běžet nemůže: { $reason }.
error-address-taken = Na adrese { $address } už něco běží. Zvol jiný port: --port 8001, nebo COMMONROOM_PORT=8001 v prostředí.
error-database-folder = { $database } je složka. Uveď soubor v ní, třeba { $database }/tables.db.
error-database-foreign = { $database } není databáze SQLite, nebo je poškozená.
error-database-newer = { $database }: tuto databázi zapsala novější verze Common Room. Aktualizuj Common Room, nebo uveď jinou databázi.
error-database-read-only = { $database } lze číst, ale nelze do něj psát.
error-database-taken = Soubor { $database } už používá jiný server Common Room. Jeden soubor stačí jen jednomu serveru: zastav ten druhý, uveď jiný soubor, nebo nech více serverů sdílet databázi PostgreSQL.
error-unreachable = Nelze otevřít { $where }: { $reason }.
error-not-installed = K tomu něco chybí. Nainstaluj to: pip install 'commonroom[{ $extra }]'

error-malformed = Tomu nebylo rozumět ({ $reason }).
error-too-fast = To je moc najednou. Trochu zvolni.
error-other-version = Tento server má jinou verzi Common Room. Načti stránku znovu, nebo nainstaluj tu verzi.
error-house-full = V tomhle domě teď není místo pro další stůl. Zkus to později, nebo některý svůj dohraj.
error-too-large = To je příliš dlouhé. Stačí { $most } bajtů.
error-not-allowed = K tomu je potřeba klíč, který nemáš.
error-not-found = Tady nic není.

## Hotové věty do rozhovoru

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-done = Výborně!
phrase-thanks = Díky!
phrase-sorry = Promiňte!
phrase-hurry = Pokračujeme?
phrase-help = Co byste dělali vy?
phrase-good-game = Dobrá hra!

## commonroom serve

serve-open = Společenská místnost je otevřená: { $address }
serve-stop = Stoly jsou uložené v { $database }. Ctrl-C ji zavře; nic se neztratí.

## commonroom verify

verify-true = Všechno souhlasí: z klíče, který byl stanoven předem, plyne { $answers ->
        [one] jedna odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    } a { $outcomes ->
        [one] jeden výsledek náhody
        [few] { $outcomes } výsledky náhody
       *[other] { $outcomes } výsledků náhody
    }.
verify-over = Hra skončila tak, jak říká soubor.
verify-open = Hra ještě pokračuje.
verify-taken-back = { $answers ->
        [one] Jedna odpověď byla vzata zpět
        [few] { $answers } odpovědi byly vzaty zpět
       *[other] { $answers } odpovědí bylo vzato zpět
    }; v souboru zůstává.
verify-bots = Odpovědi botů, které by bot té úrovně na tom místě dal: { $answers }.
verify-bots-hasty = Odpovědi botů dané ve spěchu: { $answers }. Nic nedokazuje, že nebyl čas.
verify-bots-unasked = Neprokázáno: odpovědi botů, kterých jsme se neptali znovu, protože by to trvalo dlouho nebo jsou dnes udělaní jinak: { $answers }.
verify-old = Neprokázáno, že je to hra, která se hrála, ani že její klíč nikdo nevybral. Je to soubor staršího druhu.
verify-imported = Tento stůl začal hrou ze souboru. To, co se hrálo předtím, neříká nic o tom, kdo její kostky vybral.
verify-added = Hráč { $number } měl na kostkách podíl.
verify-missing = Po zápisu { $entry } hráč { $number } nepřidal ke kostkám nic nového: kvůli nepřítomnosti, nebo schválně.
verify-held = Je to hra ze stvrzenky, až do zápisu { $entry }.
verify-covered = Při { $covered } z { $answers } odpovědí bylo v kostkách něco od hráče { $number }, co nikdo neznal, dokud nebylo všechno ostatní pevně dáno: nikdo je nevybral.
verify-withheld = { $entry ->
    [0] K prvním kostkám hráč { $number } sdělil něco, co ve hře není: přerušilo se spojení, nebo to hostitel vynechal. Hostitel to znal.
   *[other] Po zápisu { $entry } hráč { $number } sdělil ke kostkám něco, co ve hře není: přerušilo se spojení, nebo to hostitel vynechal. Hostitel to znal.
}
verify-no-receipt = Neprokázáno, že je to hra, která se hrála, ani že její kostky nikdo nevybral. To může ukázat jen stvrzenka některého hráče.

## commonroom join

join-no-link = Odkaz ke stolu vypadá takto: http://127.0.0.1:8000/t/table#secret
join-nobody-home = Nikdo se tam neozývá, nebo odkaz není celý.
join-keys = Číslo · r pravidlo · t stůl · l záznam · u zpět · ? nápověda · q konec
join-hints = Co se o nich hodí vědět:
join-waiting = Na tahu: { $name }. Čekáme.
join-guest = Nejsi na tahu, ale můžeš se ozvat.
join-not-now = To teď mezi tvými možnostmi není.
join-phase-again = Pravidla byla mezitím opravena a tato část tahu začíná znovu.
join-taken-back = Něco bylo vzato zpět.
join-no-such-rule = Pravidlo { $rule } neexistuje.
join-won = Konec hry. Vyhrává: { $names }.
join-lost = Konec hry, a je prohraná.
join-closed = Stůl byl zavřen.
join-left = Stejný odkaz vede zpátky k tomuto stolu.
join-help =
    Odpovídá se číslem. u bere zpět, a o to požádá ostatní, y a n odpoví, když žádají oni.
    s a text promluví. name změní tvé jméno. t ukáže stůl, l záznam, r pravidlo. q odejde.
