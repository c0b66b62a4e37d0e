### What every title says. How parameters become variables is told in app/texts.py.

## Lists and names

# $list is the list so far, $last its last item.
list-pair = { $list } and { $last }
# $list is the list so far; another item follows after $next.
list-more = { $list }, { $next }
# A number of things: $name is already in the form that $count asks for.
list-count = { $count } { $name }
guest-name = Guest
# $number is counted from 1.
seat-unnamed = Player { $number }

## While all answer at the same time

answer-sealed = { $seat } has answered.
answer-taken_back = { $seat } is changing their answer.
ask-sealed = You can change your answer until everyone has answered.
action-take_back = Change my answer

## Standing orders

ask-orders = Give an order

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

refused-no_answer_yet = This does not answer the question yet.
refused-not_your_decision = It is for somebody else to decide this.
refused-decision_closed = Too late: the game has moved on since this was asked.
refused-game_over = The game is over.

## Refused: a message that cannot be read

refused-unknown_action = There is no such action in this game.
refused-unknown_name = The message names something that this game does not have ({ $where }).
refused-unknown_field = The message has a part that does not belong there ({ $where }).
refused-missing_field = A part of the message is missing ({ $where }).
refused-wrong_type = A part of the message is not of the right kind ({ $where }).
refused-too_long = A part of the message is too long ({ $where }).
refused-out_of_range = A number in the message is out of range ({ $where }).

## Refused: no such table

refused-player_count = This game is for { $low } to { $high } players.
refused-unknown_option = There is no option “{ $option }” in this game.
refused-bad_option = That is not possible for the option “{ $option }”. Possible: { $values }.
refused-bad_data = The table “{ $option }” must consist of named rows of numbers.
refused-unknown_row = The table “{ $option }” has no row “{ $row }”.
refused-bad_row = { $row }: please give whole numbers from { $low } to { $high }.
refused-bad_row_length = { $row }: { $high ->
    [one] please give one number.
   *[other] please give { $low } to { $high } numbers.
}
refused-unknown_version = This game was started with version { $version } of its rules, which this server does not know. The game cannot be played on here.
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

## Refused: at a table

refused-no_such_table = There is no such table. Please check the link.
refused-table_broken = Something is wrong with this table: it cannot be opened. Your other tables are not affected.
refused-table_is_lobby = The game has not begun yet.
refused-table_is_playing = The game has already begun.
refused-table_is_over = The game is over.
refused-table_is_closed = This table has been closed.
refused-no_spectators = At this table nobody watches: it is for its players only.
refused-removed = The host has removed you from this table.
refused-name_to_watch = At this table only people with a name can watch.
refused-no_such_spectator = Nobody like that is watching any more.
refused-not_seated = You have no seat at this table.
refused-not_host = Only the host can do this.
refused-host_stays = The host keeps a seat; close the table instead.
refused-table_full = All seats are taken.
refused-seat_taken = This seat is taken.
refused-seats_are_free = Some seats are still free: invite friends or add bots.
refused-seats_are_taken = Somebody sits there: a seat must be free to be taken away.
refused-no_such_seat = There is no such seat.
refused-bot_plays_already = A bot plays that seat already.
refused-not_away = A bot can play for { $name } only after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} of absence.
refused-no_stand_ins = At this table bots do not play for absent players.
refused-stand_in_by_vote = At this table all other players must agree before a bot plays for an absent player.
refused-bad_order = The new order must name every seat once.
refused-undo_out_of_reach = That is too far back, or already as it is now.
refused-undo_already_asked = The table is already being asked about going back.
refused-nothing_to_agree_to = There is nothing to agree to any more.
refused-already_agreed = You have already answered.
refused-already_proposed = Something is already being proposed: answer that first.
refused-nobody_sits_there = There is nobody to ask about: a bot has that seat.
refused-no_vote_needed = At this table any player can let a bot play for an absent player.
refused-still_waiting = { $name } has not answered yet.
refused-nothing_granted = The table has not agreed to give a seat away.
refused-not_your_proposal = Only the host and the player who proposed it get the link.
refused-seat_link_used_up = This link to a seat has been used, withdrawn, or is too old. Please ask for a new one.
refused-already_seated = You already have a seat at this table.
refused-seat_given_away = The other players agreed to give your seat at this table to somebody else.
refused-not_over_yet = The whole game is opened when it is over.
refused-no_such_position = There is no such position: the game has got to entry { $high } so far.
refused-no_orders_here = There are no standing orders in this game.
refused-no_such_order = This order is no longer there.
refused-too_many_orders = You can have { $high } orders at most. Please withdraw one first.

## Refused: on the web

refused-bad_name = Please choose a name of 1 to { $high } visible characters.
refused-link_used_up = This link has been used or is too old. Please make a new one on the other device.
refused-wrong_code = This is not a valid recovery code. Please check it and try again.
refused-signed_in_already = { $count ->
    [0] This browser is signed in as { $name }. Continue as { $other }? You can switch back to { $name } for 30 days.
    [one] This browser is signed in as { $name }, who has an unfinished game. Continue as { $other }? You can switch back to { $name } for 30 days.
   *[other] This browser is signed in as { $name }, who has { $count } unfinished games. Continue as { $other }? You can switch back to { $name } for 30 days.
}
refused-seats_at_risk = { $count ->
    [one] You would lose your seat in an unfinished game: without a recovery code or a passkey, you cannot get back in.
   *[other] You would lose your seats in { $count } unfinished games: without a recovery code or a passkey, you cannot get back in.
}
refused-passkey_refused = This passkey was not accepted. Please try again or use your recovery code.
refused-passkey_too_late = That took too long. Please try again.
refused-no_passkeys_here = Passkeys do not work at this address: they need a domain name and HTTPS.
refused-too_many_passkeys = You can have { $high } passkeys at most. Please remove one first.
refused-no_such_device = You are no longer signed in there, or it has been removed already.
refused-this_device = To end your session on this device, sign out.
refused-not_recognised = Please give yourself a name first.
refused-too_often = That was a bit fast: please wait a moment and try again.
refused-too_many_requests = Too many requests from your network at the same time: please try again in a moment.
refused-too_many_sockets = You have too many tables open at once: please close a window or a tab.
refused-unreadable_frame = This message cannot be read.
refused-no_such_page = There is nothing here.
refused-trying_again = The server cannot reach its memory right now. Nothing is lost: please try again in a moment.
refused-not_ready = The server cannot store anything right now ({ $reason }).
refused-our_fault = Something went wrong on our side. Nothing has been changed.
refused-wrong_origin = This request did not come from a page of ours.
