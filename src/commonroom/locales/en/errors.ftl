### What Common Room refuses, told to a player.

error-unknown-game = There is no game called { $game }. You can play: { $known }.
error-bad-option-value = { $name } cannot be “{ $value }”. It can be: { $allowed }.
error-unknown-option = There is no option called { $name }. There are: { $known }.
error-match-over = The game is over. There is nothing left to answer.
error-not-your-decision = Patience, { $seat }: { $owner_seat } is deciding.
error-no-such-option = { $option } is not possible now. { $seat } has { $count ->
        [one] one other choice
       *[other] { $count } choices
    }.
error-nothing-to-choose = Something went wrong in the rules: there is nothing to choose from ({ $label }).

## Taking back

error-undo-nothing-yet = There is nothing to take back yet.
error-undo-chance-spoke = The dice have spoken since then. That cannot be taken back.
error-undo-hidden-shown = Something hidden has been seen since then. That cannot be taken back.
error-undo-another-seat-acted = Somebody else has acted since then. That cannot be taken back.
error-undo-other-world = This game only imagines what might happen. It begins here, and nothing before it can be taken back.

## Saved games

error-corrupt-save = This saved game is damaged and cannot be opened ({ $reason }).
error-foreign-save = This is not a game saved by Common Room ({ $found }).
error-unknown-save-version = This game was saved in format { $found }, but this version of Common Room reads format { $known }.
error-wrong-rules-version = This game of { $game } was saved under version { $found } of the rules, but this Common Room plays version { $known }.

## Content packs and arranged positions

error-bad-content = The content file { $file } cannot be used. Entry “{ $entry }”, field “{ $field }”: { $reason }.
error-bad-content-file = The content file { $file } cannot be used: { $reason }.
error-bad-arrangement = This position makes no sense. { $where }: { $reason }.
error-dice-ran-out = The scripted dice ran out after { $used ->
        [one] one outcome
       *[other] { $used } outcomes
    }: { $label } needs another.
error-dice-left-over = Some scripted dice were never rolled: { $left }.
error-script-mismatch = { $value } is scripted for { $label }, which can only be { $allowed }.

## Texts

error-texts-unavailable = Texts need fluent.runtime, which comes with: pip install 'commonroom[terminal]'
error-unknown-language = There is no language called { $language }. There are: { $known }.
error-bad-text = The message { $message } cannot be said: { $reason }.
error-no-such-bot = “{ $word }” is no bot: { $reason }. A bot of your own is named like mine=my_bots:Greedy.
error-no-answer = The bot “{ $word }” gave no answer: { $reason }.
