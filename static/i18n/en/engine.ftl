### What every title says. How parameters become variables is told in app/texts.py.

## Lists and names

# $list is the list so far, $last its last item.
list-pair = { $list } and { $last }
# $list is the list so far; another item follows after $next.
list-more = { $list }, { $next }
# A number of things: $name is already in the form that $count asks for.
list-count = { $count } { $name }
# The reader, in a list of players.
list-you = you
guest-name = Guest
# $number is counted from 1.
seat-unnamed = Player { $number }

## While all answer at the same time

answer-sealed = { $you ->
    [seat] You have answered.
   *[none] { $seat } has answered.
}
answer-taken_back = { $you ->
    [seat] You are changing your answer.
   *[none] { $seat } is changing their answer.
}
ask-sealed = You can change your answer until everyone has answered.
action-take_back = Change my answer

## Standing orders

ask-orders = Give an order

## Refused: against the rules

refused-not_now = “{ $action }” is not possible right now.
refused-not_offered = That isn’t an option.
refused-below_minimum = Too low: the minimum is { $low }.
refused-above_maximum = Too high: the maximum is { $high }.
refused-wrong_number = Choose at least { $low } and at most { $high }.
refused-unknown_card = { $item }: you don’t have this card, or you chose it twice.
refused-payment_too_low = { $total } is not enough: { $due } is due.
refused-pays_too_much = You are paying { $total } where { $due } is due. Keep something back.
refused-pays_nothing = { $item } doesn’t count here. Leave it out.
refused-lacks_required_item = { $count ->
    [one] A required item is missing from this payment.
   *[other] This payment must include { $count } items of the required kind.
}
refused-nothing_due = Nothing is due. Don’t pay any cards.
refused-no_room = Not enough room: { $high } is the maximum.

## Refused: not your move, or too late

refused-no_answer_yet = Your answer isn’t complete yet.
refused-not_your_decision = This isn’t your decision.
refused-decision_closed = Too late: the game has moved on.
refused-game_over = The game is over.

## Refused: a message that cannot be read

refused-unknown_action = There is no such action in this game.
refused-unknown_name = The message names something unknown in this game ({ $where }).
refused-unknown_field = The message has an unexpected part ({ $where }).
refused-missing_field = The message lacks a part ({ $where }).
refused-wrong_type = A part of the message has the wrong type ({ $where }).
refused-too_long = A part of the message is too long ({ $where }).
refused-out_of_range = A number in the message is out of range ({ $where }).

## Refused: no such table

refused-unknown_version = This game was started with version { $version } of its rules, which this server doesn’t know. It can’t be continued here.

## Refused: a recorded game that does not check

refused-not_a_record = This file isn’t a recorded game.
refused-unknown_format = Unknown file format: { $format }.
refused-unknown_title = There is no game called “{ $title }” here.
refused-wrong_version = This game was played with version { $version } of the rules; this server has version { $known }.
refused-wrong_commitment = The seed doesn’t match the fingerprint shown before the game.
refused-illegal_move = Move { $move } is against the rules ({ $reason }).
refused-wrong_draw = At move { $move }, the dice or cards are not those that follow from the seed.
refused-wrong_hash = After move { $move }, the position isn’t the one recorded.
refused-wrong_result = The result is not the one recorded.

## Refused: at a table

refused-no_such_table = There is no such table. Check the link.
refused-table_broken = This table is damaged and can’t be opened. Your other tables are not affected.
refused-table_is_lobby = The game has not started yet.
refused-table_is_playing = The game has already started.
refused-table_is_over = The game is over.
refused-table_is_closed = This table has been closed.
refused-no_spectators = This table doesn’t allow spectators.
refused-removed = The host has removed you from this table.
refused-name_to_watch = Choose a name to watch this table.
refused-not_seated = You have no seat at this table.
refused-not_host = Only the host can do this.
refused-no_such_seat = There is no such seat.
refused-bot_plays_already = A bot already plays that seat.
refused-not_away = A bot can play for { $name } only after they have been away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refused-no_clocks_here = At this table, time is not limited.
refused-too_long_a_holiday = You have { $left ->
    [one] { $left } day
   *[other] { $left } days
} of holiday left in this game, of { $high }.
refused-table_paused = The game is paused. Resume it first.
refused-already_paused = The game is paused already.
refused-only_for_oneself = You can propose this only for yourself.
refused-no_stand_ins = At this table, bots don’t stand in for absent players.
refused-stand_in_by_vote = At this table, all other players must agree before a bot stands in.
refused-undo_out_of_reach = That move can’t be undone.
refused-undo_already_asked = An undo request is already waiting for answers.
refused-nothing_to_agree_to = This request is no longer open.
refused-already_agreed = You have already answered.
refused-already_proposed = There is already a proposal. Answer that one first.
refused-nobody_sits_there = That seat belongs to a bot.
refused-no_vote_needed = At this table, any player can let a bot stand in.
refused-still_waiting = { $name } has not answered yet.
refused-no_coaches_here = No coach is allowed for you at this table.
refused-no_coach = Switch your coach on first.
refused-advice_outdated = That question is no longer open.
refused-no_advice = The coach can’t think of anything here. Play as you see fit.
refused-seat_given_away = The other players agreed to give your seat at this table to somebody else.
refused-no_orders_here = This game has no standing orders.
refused-no_such_order = This order no longer exists.
refused-too_many_orders = You can have at most { $high } orders. Withdraw one first.

## Refused: on the web

refused-no_such_token = This token has been revoked already.
refused-too_many_tokens = You can have { $most } tokens at most. Revoke one first.
refused-token_unknown = This token is unknown, or it has been revoked.
refused-token_only_plays = A personal token is for playing only. Do this in a browser.
refused-not_recognised = Choose a name first.
refused-too_often = Too fast: wait a moment and try again.
refused-too_many_requests = Too many requests from your network. Try again in a moment.
refused-too_many_sockets = You have too many tables open at once. Close a window or a tab.
refused-unreadable_frame = This message can’t be read.
refused-trying_again = The server can’t reach its database right now. Nothing is lost: try again in a moment.
refused-our_fault = Something went wrong on our side. Nothing has been changed.
refused-wrong_origin = This request didn’t come from one of our pages.
