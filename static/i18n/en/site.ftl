### The words of the pages themselves. How parameters become variables is told in app/texts.py.

site-name = Frontier
site-sentence = Heavy auction games with friends or against bots, in your browser: no account and no download, just a link.
site-needs-script = These pages need JavaScript.
language-name = English
skip = Skip to the content
# $label says what $text is about: to be read out, or shown when something is pointed at.
labelled = { $label }: { $text }
copy = Copy
copied = Copied.
sending = Sending…
error-heading = Nothing to see here
error-unknown = Something went wrong. Please try again.
error-no-answer = The server does not answer. Please try again in a moment.
refused-not_connected = There is no connection just now. Please try again in a moment.
foot-unofficial = Frontier is an unofficial work of fans, with its own art and words, not connected with any designer or publisher.
foot-games = Outpost is a game by James Hlavaty with rules by Tom Lehmann, Homesteaders one by Alex Rockwell, Red Outpost one by Raman Hryhoryk; all names belong to their owners. If you like these games, buy them: they are better still around a table.
foot-licence = The source code is free under the MIT licence.

## Settings

prefs-heading = Settings
prefs-language = Language
prefs-theme = Colours
prefs-theme-auto = As the system has them
prefs-theme-light = Light
prefs-theme-dark = Dark
prefs-motion = Motion
prefs-motion-auto = As the system has it
prefs-motion-less = As little as possible
prefs-motion-full = Let things move
prefs-sound = A quiet sound when it is my turn
prefs-notify = A notification when it is my turn
prefs-notify-denied = Your browser does not allow notifications from this page. You can change that in its own settings.
prefs-art = Words instead of pictures

## The first page

home-heading = Raise a colony. Outbid your friends.
play-now = Play now against bots
play-seats = Players
play-name = Your name, if you like
host-heading = Host a table
host-about = Open a table, send the link to your friends, fill the rest with bots.
host-game = Game
host-seats = Seats, yours included
host-options = Rules of this table
host-presets = Begin with
host-presets-about = One click chooses a whole set; each rule can still be changed below.
host-each = Rule by rule
host-usual = all as usual
host-usual-one = usual
host-cell = { $name }, number { $number }
host-bounds = { $count ->
    [one] From { $low } to { $high }.
   *[other] Up to { $count } numbers from { $low } to { $high }; leave the rest empty.
}
host-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
host-listed = List it on the first page
host-listed-about = Anybody can then find it. Otherwise only your link leads there.
host-spectators = Others may watch
host-spectators-about = Watchers see what everybody sees, never a hand.
host-open = Open the table
join-heading = Join a table
join-code = Link or code
join-example = paste it here
join-go = Go there
tables-mine = Your tables
tables-listed = Live tables
tables-none-mine = You sit at no table yet.
tables-none-listed = Nobody has listed a table just now. Host one!
tables-waiting = waiting for you
tables-waiting-count = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
tables-driven = a bot is playing for you
tables-lost = your seat was given away
tables-lobby = gathering players
tables-playing = being played
tables-over = finished
tables-closed = closed
tables-unplayable = cannot be played here
tables-unknown-game = Unknown game
tables-more = Show more
tables-older = { $count ->
    [one] One finished table
   *[other] { $count } finished tables
}
tables-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
games-heading = The games
games-players = { $low } to { $high } players
games-play = Play against bots
games-rules = Read the rules
game-outpost = You run a colony on a far world. Factories turn work into money, auctions turn money into progress, and whoever leads pays the most for it.
game-homesteaders = You settle a town on the prairie. Bid for land, raise buildings, find work for your hands, and pay your debts before the railroad passes you by.
game-red_outpost = You share a crew on a far planet of the red star. Everybody may send the same comrades to work: do it, but mind their mood.
person-heading = You
person-name = Your name
person-save = Save
person-saved = You are { $name }.
device-about = Go on playing on another device: this link takes your seats there. It works once.
device-make = Make a link
device-link = Open this on the other device
device-copy-it = Please copy the link.
link-heading = Take your seats along
link-about = Whoever you are on the other device, you will be here as well.
link-claim = Go on here
link-without-secret = The address of this page lacks the end of the link. Please open the link itself again.
seat-heading = Take over a seat
seat-about = This link gives you a seat in a running game: its hand, and everything that is played from now on.
seat-claim = Take the seat

## Rules

rules-title = The rules of { $game }
rules-heading = How { $game } is played
rules-contents = On this page
rules-play = Play it now
rules-back = To the first page
rules-presets = Read them as
rules-other = What is not as usual here
rules-here = as told here
rules-usual = Rules
about-table = About this table
rules-changed = { $count ->
    [one] One rule not as usual
   *[other] { $count } rules not as usual
}
rules-amounts = { $amounts }

## Lobby

lobby-seats = Seats
lobby-options = How it is played
lobby-options-usual = { $count ->
    [0] Everything is as usual
   *[other] Everything else is as usual
}
lobby-option-other = not the usual way
lobby-option-data = the host has changed the numbers
lobby-option-usually = usually { $numbers }
lobby-private-yes = Private: only people who have the link find it.
lobby-private-no = Listed on the first page for everybody.
lobby-spectators-yes = Others may watch; they never see a hand.
lobby-spectators-no = Nobody may watch.
lobby-invited = { $name } invites you to a game of { $game }: take a seat.
lobby-sit = Sit down
lobby-leave = Stand up
lobby-close = Close the table
lobby-close-sure = Close this table for everybody?
lobby-start = Start the game
lobby-start-sure = { $count ->
    [one] { $names } is not ready yet. Start all the same?
   *[other] { $names } are not ready yet. Start all the same?
}
lobby-cancel = Not now
lobby-be-ready = I am ready
lobby-be-unready = Not ready after all
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-shuffle = Shuffle the seats
lobby-fill = Fill up with bots
lobby-up = Move seat { $number } up
lobby-down = Move seat { $number } down
lobby-more-seats = One seat more
lobby-fewer-seats = Remove the seat
lobby-bot-kind = Kind of bot for seat { $number }
lobby-add-bot = Add a bot
lobby-remove-bot = Remove
lobby-kick = Remove
lobby-of = { $what }: { $name }
lobby-full = All seats are taken; you may watch.
lobby-free = { $count ->
    [one] One seat is still free: invite a friend, add a bot, or take the seat away.
   *[other] { $count } seats are still free: invite friends, add bots, or take seats away.
}
lobby-free-guest = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-all-ready = Everybody is ready: you can start.
lobby-not-all-ready = Waiting for { $names } to be ready.
lobby-wait = Everybody is ready: the host can start.
lobby-here = { $count ->
    [one] You are alone here so far.
   *[other] { $count } people are here.
}
lobby-watching = { $count ->
    [0] Nobody is watching.
    [one] One is watching.
   *[other] { $count } are watching.
}
remove-sure = Remove { $name }? They cannot come back to this table.
remove-sure-nameless = Only let people with a name watch from now on?
spectators-nameless = People without a name
invite-heading = Invite friends
invite-label = Link to this table
invite-code = Code
invite-about = Whoever has this link can come to the table.
invite-share = Share
device-heading = Play on another device

## The pace of a table, and players who are away

pace = Pace
pace-live = Live
pace-live-about = Everybody plays at the same time.
pace-days = Over days
pace-days-about = Everybody plays when they have time.
pace-is-live = Played live.
pace-is-days = Played over days.
stand-in = When somebody is away
stand-in-nobody = The game waits
stand-in-nobody-about = The game waits until everybody is back.
stand-in-away = Any player can let a bot stand in
stand-in-away-about = { $minutes ->
    [one] Once a player has been away for a minute, anyone can have a bot play for them until they return.
   *[other] Once a player has been away for { $minutes } minutes, anyone can have a bot play for them until they return.
}
stand-in-vote = A bot stands in if all others agree
stand-in-vote-about = { $minutes ->
    [one] Once a player has been away for a minute, a bot can play for them until they return, if all the others agree.
   *[other] Once a player has been away for { $minutes } minutes, a bot can play for them until they return, if all the others agree.
}
stand-in-minutes = Minutes

api-heading = API
api-body = Body
api-answer = Answer
api-types = Types
