### The words of a table at play, of its log and its end. How parameters become variables is told in app/texts.py.

## The page of a table

table-opening = Opening the table…
table-closed = This table has been closed.
table-unopened = What you can do
board-broken = The board has crashed. You can go on playing with this plain version, or reload the page.
table-home = Home
connection-connecting = Connecting…
connection-open = Connected
connection-lost = Connection lost. Reconnecting…
connection-closed = Disconnected. Please reload the page.
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
bot-easy = easy
bot-standard = standard
bot-standard-builder = standard, builder
bot-standard-gambler = standard, gambler
bot-standard-miser = standard, miser
bot-master = master
bot-master-builder = master, builder
bot-master-gambler = master, gambler
bot-master-miser = master, miser
bot-random = random
bot-strength-easy = Easy
bot-strength-standard = Standard
bot-strength-master = Master
bot-strength-random = Random
bot-style-even = Balanced
bot-style-builder = Builder
bot-style-gambler = Gambler
bot-style-miser = Miser

## At play

status-waiting = Waiting for { $names }.
status-over = The game is over.
status-watching = you are a spectator
sending-what = Sending: { $what }
past-notice = Viewing move { $seq } of { $last }.
past-back = Previous move
past-on = Next move
past-leave = Back to the game
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
menu-memo = Notes to myself
next-table = Next ({ $count })
menu-notices = Notices
menu-account = Account
hand-over-ask = Let a bot play for you?
hand-over-about = It answers everything from now on, starting with your current turn. You can take over again at any time.
hand-over-yes = Let the bot play
banner-round = Round { $round }
drafted-heading = Only you can see this yet
undo-step = Undo step
undo-turn = Restart turn
undo-ask = Ask for undo
undo-asked = { $name } asks to undo a move. Do you agree?
undo-asked-own = You asked to undo a move. The others are deciding.
undo-agreed = { $name } asks to undo a move. You have agreed.
undo-asked-others = { $name } asks to undo a move.
# $first is the sentence of the first of the moves.
undo-moves = { $count ->
    [one] This would undo “{ $first }”
   *[other] This would undo { $count } moves, from “{ $first }” on.
}
undo-moves-others = It includes moves by { $names }.
undo-seen = What everyone has already seen
undo-agree = Agree
undo-decline = Decline
undo-withdraw = Withdraw
waiting-answers = Waiting for { $names } to answer.
practice = Practice game
practice-about = Moves were undone after they had revealed something.
open-hands-about = Played to learn: everyone sees all hands, and can undo their own last move without asking.

coach = Coach
coach-about = Suggests an answer to every question and says why. The others see that you have one.
coach-has = coach on
coach-had = had a coach
setting-coach = Coach
setting-coach-nobody = Nobody
setting-coach-bots = Only against bots
setting-coach-all = Anyone who likes
setting-coach-nobody-about = No coaches at this table.
setting-coach-bots-about = A coach suggests moves to anyone who plays alone against bots.
setting-coach-all-about = Everyone can have a coach that suggests moves; the others see who has one.
draft-drop = Cancel
draft-cancel = Cancel
question-yes = { $action } anyway
question-no = No, let me change that
driver-bot = A bot is playing for you.
played-for-you = { $count ->
    [one] A bot has played a move for you
   *[other] A bot has played { $count } moves for you
}
played-for-you-read = Got it
driver-hand-over = Let a bot play for me
driver-take-back = Take over again
driver-stand-in = Let a bot play
end-heading = Final ranking
end-rematch = Rematch
end-to-rematch = Go to the rematch
log-heading = Game log
log-since = Since your last move
log-earlier = Show earlier moves
log-look = Show this position
log-replay = Replay
log-sieve = Filter
log-sieve-player = Player
log-sieve-kind = Events
log-all-players = Everybody
log-all-kinds = Everything
log-nothing = No moves to show.
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
log-undo = { $you ->
    [seat] You undid the crossed-out moves.
   *[none] { $name } undid the crossed-out moves.
}
log-undo-agreed = { $you ->
    [seat] You agree, too: the crossed-out moves are undone.
   *[none] { $name } agrees, too: the crossed-out moves are undone.
}
log-undo_asked = { $you ->
    [seat] You ask to undo a move.
   *[none] { $name } asks to undo a move.
}
log-undo_agreed = { $you ->
    [seat] You agree.
   *[none] { $name } agrees.
}
log-undo_declined = { $you ->
    [seat] You decline.
   *[none] { $name } declines.
}
log-undo_withdrawn = { $you ->
    [seat] You withdraw your undo request.
   *[none] { $name } withdraws the undo request.
}
log-practice = Moves were undone after they had revealed something: this is a practice game now.
log-driver-bot = { $you ->
    [seat] You let a bot play for you.
   *[none] { $name } lets a bot play.
}
log-driver-stand-in = { $you ->
    [seat] { $by } lets a bot play for you while you are away.
    [by] You let a bot play for { $name } until they are back.
   *[none] { $by } lets a bot play for { $name } until they are back.
}
log-driver-person = { $you ->
    [seat] You are playing again.
   *[none] { $name } is playing again.
}
log-driver-vote = { $you ->
    [seat] Everyone agreed: a bot plays for you until you are back.
   *[none] Everyone agreed: a bot plays for { $name } until they are back.
}
log-seat_asked-stand_in = { $you ->
    [seat] You propose to let a bot play for { $was }.
    [of] { $name } proposes to let a bot play for you.
   *[none] { $name } proposes to let a bot play for { $was }.
}
log-seat_asked-new_link = { $you ->
    [seat] You propose a new link for { $was }.
    [of] { $name } proposes a new link for you.
   *[none] { $name } proposes a new link for { $was }.
}
log-seat_asked-substitute = { $you ->
    [seat] You propose a substitute for { $was }.
    [of] { $name } proposes a substitute for you.
   *[none] { $name } proposes a substitute for { $was }.
}
log-seat_asked-self = { $you ->
    [seat] You ask for a substitute.
   *[none] { $name } asks for a substitute.
}
log-seat_agreed = { $you ->
    [seat] You agree.
   *[none] { $name } agrees.
}
log-seat_granted-new_link = { $you ->
    [of] Everyone agreed: you get a new link.
   *[none] Everyone agreed: { $was } gets a new link.
}
log-seat_granted-substitute = { $you ->
    [of] Everyone agreed: somebody can take over your seat.
   *[none] Everyone agreed: somebody can take over { $was }’s seat.
}
log-seat_declined = { $you ->
    [seat] You decline.
   *[none] { $name } declines.
}
log-seat_withdrawn = { $you ->
    [seat] You withdraw your proposal.
   *[none] { $name } withdraws the proposal.
}
log-seat_given-new_link = { $you ->
    [seat] You are back with a new link.
   *[none] { $name } is back with a new link.
}
log-seat_given-substitute = { $you ->
    [seat] You take over { $was }’s seat.
   *[none] { $name } takes over { $was }’s seat.
}
chat-heading = Chat
chat-label = Say something
chat-name = Choose a name to chat
chat-empty = No messages yet.
chat-hide = Hide
chat-show = Show
chat-watching = spectator:
chat-unread = { $count } new
zen-on = Hide the chat
zen-off = Show the chat
chat-mute-spectators = Hide spectators
chat-hear-spectators = Show spectators
chat-send = Send

## Standing orders

orders-heading = My orders
orders-about = They answer for you. Only you can see them.
orders-in-turn = The first one that applies is used.
orders-button = { $count ->
    [0] Orders
   *[other] Orders ({ $count })
}
orders-withdraw = Withdraw
orders-withdraw-which = Withdraw: { $order }
orders-asleep = Paused: its answer was undone.
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
key-orders = Go to your orders
end-orders = Standing orders at the end

## Pauses, and ending a game early

status-paused = The game is paused.
pause-game = Pause the game
pause-ask = Pause the game?
pause-about = Until a player resumes it, nobody can act: no player, bot or standing order.
pause-reason = Reason (optional)
pause-yes = Pause now
pause-after-auction = After this auction
pause-after-bidding = After this auction
pause-now = { $you ->
    [seat] You paused the game.
   *[none] { $name } paused the game.
}
pause-later = { $you ->
    [seat] After this auction, the game is paused, as you asked.
   *[none] After this auction, the game is paused, as { $name } asked.
}
pause-asleep = This table is asleep: nobody has played here for 30 days.
pause-resume = Resume the game
pause-drop = Don’t pause
end-early = End the game early
end-early-ask = End the game early?
end-early-about = If all the other players agree, the game ends here, with the scores as they stand.
end-early-about-alone = The game ends here, with the scores as they stand. This can’t be undone.
end-early-yes = End the game
end-early-propose = Ask the others
end-ended-early = Ended early by agreement: these are the scores as they stood.
proposal-end_early = { $by } proposes to end the game here, with the scores as they stand.
proposal-end_early-own = You propose to end the game here, with the scores as they stand.
log-paused = { $you ->
    [seat] You pause the game.
   *[none] { $name } pauses the game.
}
log-paused-later = { $you ->
    [seat] You ask for a pause after this auction.
   *[none] { $name } asks for a pause after this auction.
}
# $said is the sentence that somebody pauses the game.
log-paused-reason = { $said } “{ $reason }”
log-asleep = Nobody has played here for 30 days: the table is put to sleep.
log-resumed = { $you ->
    [seat] You resume the game.
   *[none] { $name } resumes the game.
}
log-seat_asked-end_early = { $you ->
    [seat] You propose to end the game early.
   *[none] { $name } proposes to end the game early.
}
log-ended = The game is ended early, with the scores as they stand.
log-holiday = { $you ->
    [seat] You are on holiday until { $until }.
   *[none] { $name } is on holiday until { $until }.
}
log-holiday-over = { $you ->
    [seat] You are back from your holiday.
   *[none] { $name } is back from holiday.
}
log-late = { $you ->
    [seat] Your time is up. You are reminded.
   *[none] { $name } is out of time, and reminded.
}
log-late-bot = out of time: a bot answered

## Clocks

clock-left = { $time } left
clock-due = until { $time }
clock-late = out of time
clock-holiday = on holiday until { $day }
clock-yours = Your time: { $time }
clock-yours-due = Answer by { $time }
clock-yours-late = Your time is up
holiday-take = Go on holiday
holiday-ask = Go on holiday?
holiday-about = Your clock stands still until then. You can play all the same, and come back earlier. You have { $left ->
    [one] { $left } day
   *[other] { $left } days
} left in this game.
holiday-until = Until
holiday-yes = Stop my clock
holiday-end = I’m back
evening-on-pace = On pace to end at about { $time }
evening-behind = At this pace, the game ends at about { $time }, after { $end }

## A seat whose person is away

proposal-menu = Seat options
propose-stand_in = Ask for a bot to play
propose-new_link = Ask for a new link
propose-substitute = Ask for a substitute
proposal-stand_in = { $by } proposes to let a bot play for { $name }.
proposal-stand_in-own = You propose to let a bot play for { $name }.
proposal-stand_in-yours = { $by } proposes to let a bot play for you.
proposal-new_link = { $by } proposes to give { $name } a new link to their seat.
proposal-new_link-own = You propose to give { $name } a new link to their seat.
proposal-new_link-yours = { $by } proposes a new link to your seat. Anyone who opens it plays in your place.
proposal-substitute = { $by } proposes that somebody else takes over { $name }’s seat.
proposal-substitute-own = You propose that somebody else takes over { $name }’s seat.
proposal-substitute-yours = { $by } proposes that somebody else takes over your seat.
proposal-self = { $name } asks for a substitute.
proposal-self-yours = You asked for a substitute.
proposal-granted-new_link = Everyone agreed: { $name } gets a new link.
proposal-granted-new_link-yours = Everyone agreed: your seat gets a new link. Until somebody opens it, the seat is yours.
proposal-granted-substitute = Everyone agreed: somebody else can take over { $name }’s seat.
proposal-granted-substitute-yours = Everyone agreed: somebody else can take over your seat. Until they do, it is yours.
proposal-go-on = Go ahead without { $names }
proposal-withdraw = Withdraw
proposal-keep = Keep my seat
seat-link = Link to the seat
seat-link-about = Send this link to the person who gets the seat. It works once, within a day, and shows them the seat’s hand.
seat-link-make = Make the link
seat-lost = All other players agreed to give your seat to { $name }. You can still watch.

## The form of a decision

field-amount = Amount
field-count = How many
field-cards = Cards
field-upgrade = Upgrade
field-factory = Kind
field-operator = Who
field-source = From
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
form-sum = { $total } of { $due } so far.
form-waste = You overpay by { $over } and get no change.
form-picked = { $number } chosen; choose { $low } to { $high }.
form-including = Include at least { $number } of: { $items }.
form-worth = worth { $number }
form-room = room for { $room }

## Looking back

replay-title = { $game } replay
replay-to-table = Back to the table
replay-controls = Replay controls
replay-run = Play
replay-pause = Pause
replay-pace = Speed
replay-pace-0 = slow
replay-pace-1 = normal
replay-pace-2 = fast
replay-as = View
replay-as-open = all hands open
replay-as-spectator = spectator
replay-as-you = { $name } (you)
replay-as-seat = { $name }
replay-scrub = Position in the game
replay-step = Move { $at } of { $end }
replay-round-step = Round { $round }, move { $at } of { $end }
replay-still = game in progress

## Keys

help = Help and rules
explain = What is this?
close = Close
key-help = Open or close the help
key-explain = Explain what is clicked
key-confirm = Confirm
key-drop = Cancel, or leave the replay
key-undo = Undo your last step
key-actions = Go to your options
key-log = Go to the log
key-chat = Go to the chat
key-next = Next table that waits for you
key-zen = Hide or show the chat
key-back = Previous move
key-on = Next move
key-now = Back to the game
key-round-back = Previous round
key-round-on = Next round
key-first = Start of the game
key-last = End of the game
key-run = Play or pause

## The end

end-winner = { $count ->
    [one] { $you ->
        [winners] You win with { $points } points!
       *[none] { $names } wins with { $points } points!
    }
   *[other] Shared victory with { $points } points: { $names }!
}
end-rank = Place
end-player = Player
end-points = Points
end-tie-used = Tie-breaker: { $what }
end-tie-unused = Tie-breaker (not needed): { $what }
end-sources = Points by source
end-source = Source
end-charts = How the game went
end-replay = Watch replay
chart-loading = Loading charts…
chart-numbers = Show as a table
chart-rounds = Rounds
chart-phases = Phases
chart-after-round = After round
chart-after-phase = After phase
chart-of-vp = Victory points
chart-of-income = Income
chart-of-crystals = Crystals
chart-of-prices = Auction prices
chart-price = { $what }: { $price }, paid by { $name }
chart-what = Lot
chart-round = Round
chart-who = Winner
chart-paid = Price
proof-heading = Was it fair?
proof-about = Every card and every roll was fixed before the first move. You can replay the whole game to check that nothing was changed.
proof-check = Verify this game
proof-running = Replaying the whole game…
proof-good = Verified. All { $moves } moves were legal, and all { $draws } draws were fixed before the game.
proof-taken-back = { $count ->
    [one] It leaves out one move that was undone.
   *[other] It leaves out { $count } moves that were undone.
}
proof-download = Download the game
refused-session_ended = You have been signed out on this device.
