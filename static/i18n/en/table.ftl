### The words of a table at play, of its log and its end. How parameters become variables is told in app/texts.py.

## The page of a table

table-opening = Opening the table…
table-closed = This table has been closed.
table-unopened = What you can do
board-broken = The board of this game has failed. You can go on playing with this plain one, or reload the page.
table-home = Home
connection-connecting = Connecting…
connection-open = Connected
connection-lost = Connection lost: trying again
connection-closed = Disconnected: please reload the page
connection-retry = Try now
present-heading = At the table
present-spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
seat-free = Free seat
seat-you = you
seat-host = host
seat-here = here
seat-away = away
seat-played-by-bot = played by a bot
bot-standard = standard bot
bot-random = random bot

## At play

status-waiting = Waiting for { $names }.
status-over = The game is over.
status-watching = you are watching
sending-what = Sending: { $what }
past-notice = You are looking at the past: entry { $seq } of { $last }.
past-back = One step back
past-on = One step on
past-leave = Back to now
asked-heading = What you can do
bar-raise = Show more
bar-lower = Show less
tabs-heading = Parts of the table
tab-play = Play
tab-result = Result
tab-board = Board
tab-rivals = Rivals
tab-log = Log
tab-chat = Chat
menu = Menu
menu-account = Account
hand-over-ask = Let a bot play for you?
hand-over-about = It answers everything from now on, starting with your current turn. You can take over again at any time.
hand-over-yes = Let the bot play
banner-round = Round { $round }
drafted-heading = Only you can see this yet
undo-step = Undo step
undo-turn = Restart turn
undo-ask = Ask for undo
undo-asked = { $name } would like to take back a move. Do you agree?
undo-asked-own = You have asked to take back a move: the others are deciding.
undo-agreed = { $name } would like to take back a move; you have agreed.
undo-asked-others = { $name } would like to take back a move.
# $first is the sentence of the first of the moves.
undo-moves = { $count ->
    [one] That is: “{ $first }”
   *[other] From “{ $first }” on, { $count } moves would be undone.
}
undo-moves-others = They include moves of { $names }.
undo-seen = Everybody has seen this and will remember it
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Withdraw the request
waiting-answers = Waiting for an answer from { $names }.
practice = Practice game
practice-about = Moves were taken back after seeing what they brought.
draft-drop = Drop it
draft-cancel = Cancel
question-yes = { $action } all the same
question-no = No, let me change it
driver-bot = A bot is playing for you.
played-for-you = { $count ->
    [one] A bot has played a move for you
   *[other] A bot has played { $count } moves for you
}
played-for-you-read = Got it
driver-hand-over = Let a bot play for me
driver-take-back = Play myself again
driver-stand-in = Let a bot play
end-heading = Final ranking
end-rematch = Play again with everybody
end-to-rematch = To the next game
log-heading = What happened
log-since = Since your last move
log-earlier = Show what was before
log-look = Show this position
log-replay = Replay
log-sieve = Filter
log-sieve-player = Whose moves
log-sieve-kind = What happened
log-all-players = Everybody
log-all-kinds = Everything
log-nothing = Nothing like that has happened yet.
log-kind-auction = Auctions
log-kind-build = Building
log-kind-income = Income
log-kind-market = Market
log-kind-conflict = Attacks and exchanges
log-kind-trade = Trades
log-kind-visit = Workers sent
log-kind-goods = Goods
log-kind-mood = Moods
log-kind-table = About the table
log-by-bot = played by a bot
log-ordered = by standing order
log-undo = { $name } goes back: the moves crossed out do not count.
log-undo-agreed = { $name } agrees too: the moves crossed out do not count.
log-undo_asked = { $name } asks to take back a move.
log-undo_agreed = { $name } agrees.
log-undo_declined = { $name } does not agree.
log-undo_withdrawn = { $name } withdraws the request to go back.
log-practice = After seeing what the moves brought: this is a practice game now.
log-driver-bot = { $name } lets a bot play.
log-driver-stand-in = { $name } is away: { $by } lets a bot play for them.
log-driver-person = { $name } plays in person again.
log-driver-vote = All agree: a bot plays for { $name } until they are back.
log-seat_asked-stand_in = { $name } proposes to let a bot play for { $was }.
log-seat_asked-new_link = { $name } proposes a new link for { $was }.
log-seat_asked-substitute = { $name } proposes a substitute for { $was }.
log-seat_agreed = { $name } agrees.
log-seat_granted-new_link = All agree: { $was } gets a new link.
log-seat_granted-substitute = All agree to a substitute for { $was }.
log-seat_declined = { $name } does not agree.
log-seat_withdrawn = { $name } withdraws the proposal.
log-seat_given-new_link = { $name } is back with a new link.
log-seat_given-substitute = { $name } takes over from { $was }.
chat-heading = Chat
chat-label = Say something
chat-name = Give yourself a name to chat
chat-empty = Nothing has been said yet.
chat-hide = Hide
chat-show = Show
chat-watching = watching:
chat-unread = { $count } new
zen-on = Hide the chat
zen-off = Show the chat
chat-mute-spectators = Hide spectators
chat-hear-spectators = Show spectators
chat-send = Send

## Standing orders

orders-heading = My orders
orders-about = They answer for you. Nobody else sees them.
orders-in-turn = They are tried from the top.
orders-button = { $count ->
    [0] Orders
   *[other] Orders ({ $count })
}
orders-withdraw = Withdraw
orders-withdraw-which = Withdraw: { $order }
orders-asleep = Paused: what it did was taken back.
orders-ended = Stopped. { $reason }
orders-wake = Resume
# $deeds is a list, each item followed by orders-did-next but the last.
orders-did = Your orders: { $deeds }.
orders-did-next = {"; "}
orders-did-other = { $count ->
    [one] answered once
   *[other] answered { $count } times
}
status-ordered = One of your orders is about to answer.
key-orders = Go to my orders
end-orders = Standing orders at the end

## A seat whose person is away

proposal-menu = What to do about this seat
propose-stand_in = Ask to let a bot play
propose-new_link = Ask for a new link
propose-substitute = Ask for a substitute
proposal-stand_in = { $by } proposes to let a bot play for { $name }.
proposal-stand_in-own = You propose to let a bot play for { $name }.
proposal-stand_in-yours = { $by } proposes to let a bot play for you.
proposal-new_link = { $by } proposes to give { $name } a new link to their seat.
proposal-new_link-own = You propose to give { $name } a new link to their seat.
proposal-new_link-yours = { $by } proposes a new link to your seat: whoever opens it plays in your place.
proposal-substitute = { $by } proposes that somebody else takes over { $name }’s seat.
proposal-substitute-own = You propose that somebody else takes over { $name }’s seat.
proposal-substitute-yours = { $by } proposes that somebody else takes over your seat.
proposal-self = { $name } would like somebody else to take over their seat.
proposal-self-yours = You would like somebody else to take over your seat.
proposal-granted-new_link = All agree: { $name } gets a new link.
proposal-granted-new_link-yours = All agree: your seat gets a new link. Until it is opened, the seat is yours.
proposal-granted-substitute = All agree: somebody else can take over { $name }’s seat.
proposal-granted-substitute-yours = All agree: somebody else can take over your seat. Until they do, it is yours.
proposal-go-on = Go ahead without { $names }
proposal-withdraw = Withdraw
proposal-keep = Keep my seat
seat-link = Link to the seat
seat-link-about = Send this link to whoever is to have the seat. It works once, for a day, and shows them the seat’s hand.
seat-link-make = Make the link
seat-lost = Your seat was given to { $name }, as all other players agreed. You can still watch.

## The form of a decision

field-amount = Amount
field-count = How many
field-cards = Cards
field-upgrade = Upgrade
field-factory = Kind
field-operator = Who
field-source = From where
field-crews = Operators at work
field-limit = Up to
field-step = Raise by
field-then = Then
field-number = How many
field-upgrades = Except
# An amount in words: $label is the field's name.
describe-number = { $label } { $number }
form-range = from { $low } to { $high }
form-less = { $label }: one less
form-more = { $label }: one more
form-sum = Together { $total } of { $due }.
form-waste = { $over } too much, and no change is given.
form-picked = { $number } chosen, from { $low } to { $high } needed.
form-including = At least { $number } of these must be among them: { $items }.
form-worth = counts { $number }
form-room = room for { $room }

## Looking back

replay-title = { $game }, step by step
replay-to-table = To the table
replay-controls = Going through the game
replay-run = Play
replay-pause = Pause
replay-pace = Pace
replay-pace-0 = slow
replay-pace-1 = steady
replay-pace-2 = quick
replay-as = Seen by
replay-as-open = everything open
replay-as-spectator = a spectator
replay-as-you = { $name } (you)
replay-as-seat = { $name }
replay-scrub = Where in the game
replay-step = Move { $at } of { $end }
replay-round-step = Round { $round }, move { $at } of { $end }
replay-still = still being played

## Keys

keys-heading = Keys
keys-about = Keys do nothing while you are typing. Tab and Enter reach everything else.
close = Close
key-help = Show or hide this list
key-confirm = Do what is filled in
key-drop = Drop it, or come back from the past
key-undo = Undo my last step
key-actions = Go to what I can do
key-log = Go to the log
key-chat = Go to the chat
key-zen = Hide or show the chat
key-back = One step back
key-on = One step on
key-now = Back to now
key-round-back = One round back
key-round-on = One round on
key-first = To the beginning
key-last = To the end
key-run = Play or pause

## The end

end-winner = { $count ->
    [one] { $names } wins with { $points } points!
   *[other] { $names } share the victory with { $points } points!
}
end-rank = Place
end-player = Player
end-points = Points
end-tie-used = Tie-breaker: { $what }
end-tie-unused = Tie-breaker (not needed): { $what }
end-sources = Where the points came from
end-source = From
end-charts = How it went
end-replay = Go through the game
chart-loading = Drawing the charts…
chart-numbers = The numbers as a table
chart-rounds = Rounds
chart-phases = Phases
chart-after-round = After round
chart-after-phase = After phase
chart-of-vp = Victory points
chart-of-income = Income
chart-of-crystals = Crystals
chart-of-prices = Prices paid at auctions
chart-price = { $what }: { $price }, paid by { $name }
chart-what = What
chart-round = Round
chart-who = By
chart-paid = Price
proof-heading = Was it all above board?
proof-about = Every card and every roll of this game was fixed before the first move. The whole game can be played again to check that nothing was changed on the way.
proof-check = Check the whole game
proof-running = Playing the whole game again…
proof-good = All in order. { $moves } moves were played again: each was legal, and after each the game stood exactly as it was stored. { $draws } times chance decided, each time as fixed before the game.
proof-taken-back = { $count ->
    [one] One move that was taken back is not part of it.
   *[other] { $count } moves that were taken back are not part of it.
}
proof-download = Download the game
refused-session_ended = You have been signed out on this device.
