### What every title says. How parameters become variables is told in app/texts.py.

## Lists and names

# $list is the list so far, $last its last item.
list-pair = { $list } and { $last }
# $list is the list so far; another item follows after $next.
list-more = { $list }, { $next }
# A number of things: $name is already in the form that $count asks for.
list-count = { $count } { $name }
# $number is counted from 1.
seat-unnamed = Player { $number }

## Refused: against the rules

refused-not_now = “{ $action }” is not possible right now.
refused-not_offered = That is not among the choices: please pick one that is offered.
refused-below_minimum = That is too low: it must be at least { $low }.
refused-above_maximum = That is too high: { $high } is the most.
refused-wrong_number = Please choose at least { $low } and at most { $high } of them.
refused-unknown_card = { $item }: you do not have this card, or you named it twice.
refused-payment_too_low = { $total } is not enough: { $due } is due.
refused-pays_too_much = You are giving more than needed: { $total } where { $due } is due. Please keep something back.
refused-pays_nothing = { $item } does not count here: please leave it out.
refused-lacks_required_item = { $count ->
    [one] Something that must be part of this payment is missing.
   *[other] This payment must include { $count } items of the required kind.
}
refused-nothing_due = There is nothing to pay: please give no cards.
refused-no_room = There is not that much room: { $high } is the most.

## Refused: not your move, or too late

refused-not_your_decision = It is for somebody else to decide this.
refused-decision_closed = Too late: the game has moved on since this was asked.
refused-game_over = The game is over.

## Refused: a message that cannot be read

refused-unknown_action = There is no such action in this game.
refused-unknown_field = The message has a part that does not belong there ({ $where }).
refused-missing_field = A part of the message is missing ({ $where }).
refused-wrong_type = A part of the message is not of the right kind ({ $where }).
refused-too_long = A part of the message is too long ({ $where }).
refused-out_of_range = A number in the message is out of range ({ $where }).

## Refused: no such table

refused-player_count = This game is for { $low } to { $high } players.
refused-unknown_option = There is no option “{ $option }” in this game.
refused-bad_option = That is not possible for the option “{ $option }”. Possible: { $values }.
refused-option_without_value = Please write an option as key=value, not “{ $option }”.
refused-bad_seed = The seed must be 64 hexadecimal digits.
refused-unknown_bot = There is no bot called “{ $bot }”. There are: { $known }.
refused-bot_count = Please name one bot for all seats or one for each: { $bots } named, { $players } seats.
refused-no_games = Please ask for at least one game.

## Refused: a recorded game that does not check

refused-not_a_record = This file does not hold a recorded game.
refused-unknown_format = This file is of an unknown format: { $format }.
refused-unknown_title = There is no game called “{ $title }” here.
refused-wrong_version = This was played by version { $version } of the rules; here is version { $known }.
refused-wrong_commitment = The seed is not the one that was promised before the game.
refused-illegal_move = Move { $move } is against the rules ({ $reason }).
refused-wrong_draw = At move { $move }, the dice or cards are not those that the seed gives.
refused-wrong_hash = After move { $move }, the game does not stand as recorded.
refused-wrong_result = The result is not the one recorded.
