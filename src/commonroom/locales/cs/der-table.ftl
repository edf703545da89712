### Co se o Vzestupu smrtijedů ví, než hra začne a když skončí.

der-blurb-death-eaters-rising = Lord Voldemort je zpátky a jeho Smrtijedi si podmaňují kouzelnický svět místo po místě. Shromážděte kouzelníky tří frakcí, házejte kostkami jejich vlastností a držte spolu, dokud nepadne, protože vyhrajete nebo prohrajete všichni.

## Volby

der-difficulty = Obtížnost
der-difficulty-beginner = začátečníci
    .about = Voldemort padne při 4 zraněních.
der-difficulty-standard = běžná
    .about = Voldemort padne při 5 zraněních.
der-difficulty-expert = experti
    .about = Voldemort padne při 6 zraněních.
der-difficulty-expert-7 = experti 7
    .about = Voldemort padne při 7 zraněních.
der-difficulty-expert-8 = experti 8
    .about = Voldemort padne při 8 zraněních.
der-difficulty-expert-9 = experti 9
    .about = Voldemort padne při 9 zraněních.
der-difficulty-expert-10 = experti 10
    .about = Voldemort padne při 10 zraněních. Varovali jsme vás.
der-first-player = První hráč
der-first-player-random = náhoda
    .about = Kdo začne, rozhodne náhoda.
der-first-player-chosen = výběr
    .about = Řeknete, kdo viděl některý z filmů jako poslední.

## Proč hra skončila

der-outcome-DER-WIN-1 = Lord Voldemort je poražen.
der-outcome-DER-LOS-1 = Ošetřovna je plná: příliš mnoho kouzelníků bylo poraženo.
der-outcome-DER-LOS-2 = Některému hráči nezbyl žádný kouzelník.
der-outcome-DER-LOS-3 = Voldemort ovládá příliš mnoho míst.
der-outcome-DER-LOS-4 = Celá lokace je ve Voldemortově moci.

## Co počítají simulace

der-tally-recruited = Najato do týmu

## What one plays for

der-goal-voldemort = Zranění Voldemorta
der-goal-azkaban = Smrtijedi v Azkabanu
der-goal-hospital = Poražení kouzelníci
der-goal-controlled = Místa v jeho moci
der-goal-location = Pád lokace: { $location }
der-goal-teams = Hráč bez kouzelníků (nejmenší tým: { $amount })
