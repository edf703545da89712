### What is printed on the cards of Death Eaters Rising, put together from what the cards do.
### An effect is a clause without its full stop, told to the player whose turn it is (or who uses the
### token); "here" is that player's location, on a Death Eater's card its own. A condition follows "if".
### Phrases that are parts of a clause stand in the case in which the clauses use them.

## Sentences

# The clause as a sentence of its own.
der-sentence = { CAPITAL($clause) }.
der-sentences = { $start } { $next }

## Abilities of wizards and headquarters

der-ability-extra-die = Each turn, take an extra { $colours-or } die.
der-ability-extra-die-if = Each turn, take an extra { $colours-or } die if { $condition }.
# Used after a roll, before a die of it is placed.
der-ability-after-roll = Once per turn, after a roll: { CAPITAL($change) }.
der-ability-death-eater-damaged = The first time you damage a Death Eater each turn: { $text }
der-ability-wizard-recruited = The first time a wizard joins your team each turn: { $text }
der-ability-guard = When Voldemort attacks your team: { $count ->
        [one] One wizard of your choice takes no damage.
       *[other] Up to { $count } wizards of your choice take no damage.
    }
# An ability that costs nothing.
der-ability-free = Once per turn: { $text }
# Damage to the wizard is all that it costs.
der-ability-wounds = Once per turn, { $card } may take { $count } damage: { $text }
der-ability-paid = { $cost }: { $text }

## Lines of Death Eaters and places

der-ability-regular = Voldemort here: { $text }
der-ability-dark-mark = Dark Mark: { $text }
der-ability-penalty = Dark Mark, while controlled: { $text }

## Costs

der-symbols = { $count } { $virtue }
# Damage that a wizard takes to use their own ability.
der-wounds = { $count } damage to { $card }

## Effects for the players

# The effect just named, again.
der-effect-again = do it once more
der-effect-if = if { $condition }, { $then }
der-effect-if-else = if { $condition }, { $then }; otherwise, { $otherwise }
der-effect-take-token = take a spell token
der-effect-take-token-used = take a used spell token of your choice
der-effect-take-token-others = every other player may take one too
der-effect-take-token-others-with = every other player with at least { $wizards } may take one too
der-effect-heal-any = { $count ->
        [one] remove { $amount } damage from any wizard
       *[other] remove { $amount } damage from each of up to { $count } wizards
    }
der-effect-heal-team = remove { $amount } damage from each wizard in your team
der-effect-heal-each-player = every player may remove { $amount } damage from one wizard in their team
# Some wizards are helped more.
der-effect-heal-more = { $heal } ({ $total } from { $whom-or })
der-effect-cleanse-here = remove { $amount } corruption here
der-effect-cleanse-elsewhere = remove { $amount } corruption at another location
der-effect-cleanse-any = remove { $amount } corruption at any location
der-effect-strike-here = deal 1 damage to a Death Eater here
der-effect-strike-any = deal 1 damage to a Death Eater at any location
der-effect-gain-die = gain { $colours-a-or } die for your next roll
der-effect-recover-die = take back a die discarded this turn for your next roll
der-effect-fill = fill 1 { $virtues-or } symbol
der-effect-fill-any = fill 1 symbol of any virtue
der-effect-bear = move up to { $amount } damage from other wizards in your team to { $card }
der-effect-fly = before your first roll, move your mission token to another location
der-effect-swap = swap one of your wizards for one of another player, who must agree

## Effects on a roll

der-effect-turn-any = turn { $dice } to { $count ->
        [one] a face of your choice
       *[other] faces of your choice
    }
der-effect-turn-copied = turn { $dice } to a virtue that another die shows
der-effect-turn-to = turn { $dice } to { $count ->
        [one] a face
       *[other] faces
    } showing { $virtue }
der-effect-reroll = reroll any number of the dice
der-dice = { $count ->
        [one] one die
       *[other] up to { $count } dice
    }
der-dice-of = { $count ->
        [one] one { $colours-or } die
       *[other] up to { $count } { $colours-or } dice
    }

## Effects against the players

der-effect-damage = deal { $amount } damage to { $whom }
# One wizard is sought, and several may have as much damage.
der-effect-damage-tied = { $damage } (all who tie)
der-victims-active-team = { $wizard } in the active team
der-victims-every-team = { $wizard } in every team
der-victims-here = { $wizard } here
der-victims-face-up = { $wizard } lying face up here
der-victim-each = each wizard
der-victim-least = the least damaged wizard
der-victim-most = the most damaged wizard
der-victim-each-of = each wizard of { $faction-the }
der-victim-least-of = the least damaged wizard of { $faction-the }
der-victim-most-of = the most damaged wizard of { $faction-the }
der-effect-corrupt-here = put { $amount } corruption here
der-effect-corrupt-location = put { $amount } corruption on { $location-the }
der-effect-corrupt-death-eaters = put { $amount } corruption on each location with a Death Eater
der-effect-corrupt-everywhere = put { $amount } corruption on every location
der-effect-corrupt-most = put { $amount } corruption on the most corrupted location
der-effect-mend = remove { $amount } damage from every other Death Eater
der-effect-lose-token = the active player loses a spell token
# After "if the active player has a spell token".
der-effect-lose-that-token = they lose one
der-effect-limit-strike-costs = this turn, dice need { $amount } more { $virtue } to damage a Death Eater
der-effect-limit-no-tokens = this turn, nobody may use spell tokens
der-effect-limit-one-healed = this turn, only one wizard in each team can be healed
der-effect-limit-single-faces = this turn, a doubled face counts as one symbol
der-effect-limit-extra-dice = this turn, wizards add no more than { $amount ->
        [one] one extra die
       *[other] { $amount } extra dice
    } in all
der-effect-limit-fewer-dice = this turn, the active player does without { $amount ->
        [one] one die
       *[other] { $amount } dice
    } of their headquarters

## Conditions

der-condition-team-has = your team has { $sought-or }
# Two wizards or more.
der-condition-team-has-least = your team has at least { $sought-or }
# So many wizards, each of whom is one of these.
der-condition-team-has-of = your team has at least { $count } of these: { $sought-or }
der-condition-team-hurt = { $count ->
        [one] another wizard in your team has damage
       *[other] at least { $count } other wizards in your team have damage
    }
der-condition-self-damage = { $most ->
        [0] { $card } has no damage
       *[other] { $card } has at most { $most } damage
    }
der-condition-at = your mission token is { $location-at }
der-condition-wizard-here = a wizard of { $faction-the } is here
der-condition-has-token = the active player has a spell token
der-condition-no-death-eater-here = no Death Eater is at your location
der-condition-in-azkaban = { $count ->
        [one] a Death Eater is in Azkaban
       *[other] at least { $count } Death Eaters are in Azkaban
    }
der-condition-death-eater-in-play = another { $group } is in play
der-some-of = { $count ->
        [one] a wizard of { $faction-the }
       *[other] { $count } wizards of { $faction-the }
    }
der-others-of = { $count ->
        [one] another wizard of { $faction-the }
       *[other] { $count } other wizards of { $faction-the }
    }
der-some-named = { $count ->
        [one] a { $group }
       *[other] { $count } { $group-plural }
    }
der-others-named = { $count ->
        [one] another { $group }
       *[other] { $count } other { $group-plural }
    }

## Families

der-weasley = Weasley
    .plural = Weasleys
der-lestrange = Lestrange
    .plural = Lestranges
