### The words of a table at play, of its log and its end. How parameters become variables is told in app/texts.py.

## The page of a table

table-opening = Opening the table…
table-closed = This table has been closed.
table-home = To the first page
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
asked-heading = What you can do
undo-step = Undo
undo-turn = Start over from my first open move
undo-ask = Ask to take back my last move
undo-asked = { $name } would like to take back a move. Do you agree?
undo-asked-own = You have asked to take back a move: the others are deciding.
undo-agreed = { $name } would like to take back a move; you have agreed.
undo-agree = Agree
undo-decline = Decline
draft-drop = Drop it
question-yes = Yes, do it
question-no = No, let me change it
driver-bot = A bot is playing for you.
driver-hand-over = Let a bot play for me
driver-take-back = Play myself again
end-heading = Final ranking
end-rematch = Play again with everybody
end-to-rematch = To the next game
log-heading = What happened
log-by-bot = played by a bot
log-undo = { $name } goes back: the moves crossed out do not count.
log-undo_asked = { $name } asks to take back a move.
log-undo_agreed = { $name } agrees.
log-undo_declined = { $name } does not agree.
log-driver-bot = { $name } lets a bot play.
log-driver-person = { $name } plays in person again.
chat-heading = Chat
chat-label = Say something
chat-send = Send

## The form of a decision

field-amount = Amount
field-count = How many
field-cards = Cards
field-upgrade = Upgrade
field-factory = Kind
field-operator = Who
field-source = From where
field-crews = Operators at work
form-range = from { $low } to { $high }
form-less = { $label }: one less
form-more = { $label }: one more
form-sum = Together { $total } of { $due }.
form-waste = { $over } too much, and no change is given.
form-picked = { $number } chosen, from { $low } to { $high } needed.
form-including = At least { $number } of these must be among them: { $items }.
form-worth = counts { $number }
form-room = room for { $room }

## The board

board-course = Where the game stands
board-round = Round
board-era = Era
board-phase = Phase
board-goal = Ends at
board-order = Player order
board-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
board-auction = Auction: { $name }
board-high = { $name } leads with { $amount }.
board-bidder = { $name } is to bid.
board-passed = Passed: { $names }.
board-market = Market
board-market-empty = Nothing is on offer.
board-upgrade = Upgrade
board-cost = Least bid
board-saving = You save
board-colonies = Colonies
board-hand = Hand
board-hand-size = { $number } of { $limit }: { $cards }
board-your-hand = Your hand
board-hand-of = Hand of { $name }
board-hand-total = Worth { $total } together.
board-hand-limit = Hand limit: { $number } of { $limit }.
board-worth = Worth of the hand
board-between = { $low } to { $high }
board-factories = Factories
board-running = { $what } ({ $number } running)
board-people = Population
board-people-count = { $colonists } of { $most } colonists, { $robots ->
    [one] { $robots } robot
   *[other] { $robots } robots
}
board-upgrades = Upgrades
board-withdrawn = Out of the auctions of this round.

## Looking back

replay-title = { $game }, step by step
refused-no_such_position = There is no such position: the game has got to entry { $high } so far.
