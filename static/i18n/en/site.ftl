### The words of the pages themselves. How parameters become variables is told in app/texts.py.

site-name = Frontier
site-sentence = Heavy auction games in your browser, with friends or against bots. No account, no download: a link is enough.
site-needs-script = Frontier needs JavaScript.
language-name = English
skip = Skip to the content
# $label says what $text is about: to be read out, or shown when something is pointed at.
labelled = { $label }: { $text }
copy = Copy
copied = Copied.
sending = Sending…
error-heading = That didn’t work
error-unknown = Something went wrong. Please try again.
error-no-answer = The server isn’t responding. Please try again in a moment.
refused-not_connected = There is no connection right now. Please try again in a moment.
foot-unofficial = Frontier is an unofficial fan project with its own art and words. It is not affiliated with any designer or publisher.
foot-games = Outpost was designed by James Hlavaty, with expert rules by Tom Lehmann; Homesteaders by Alex Rockwell; Red Outpost by Raman Hryhoryk. All names belong to their owners. If you like these games, buy them: they are better still around a table.
foot-licence = Free software under the MIT licence.

## Settings

prefs-heading = Settings
prefs-language = Language
prefs-theme = Theme
prefs-theme-auto = Match system
prefs-theme-light = Light
prefs-theme-dark = Dark
prefs-motion = Motion
prefs-motion-auto = Match system
prefs-motion-less = Reduced motion
prefs-motion-full = Full motion
prefs-sound = Quiet sound on my turn
prefs-notify = Notify me on my turn
prefs-notify-denied = Your browser blocks notifications from this site. You can allow them in its settings.
prefs-art = Text instead of icons

## The first page

home-heading = Raise a colony. Outbid your friends.
home-picture = A table of Outpost: three players in an auction.
play-now = Play now against bots
play-seats = Players
play-bots = Bots
play-name = Your name
play-friends = Play with friends
play-friends-about = Playing with friends opens a table and gives you a link to send. You choose options and bots there.
host-game = Game
host-options = Options
host-presets = Presets
host-presets-about = A preset sets all options at once. You can still change each one below.
host-each = All options
host-cell = { $name }, number { $number }
host-bounds = { $count ->
    [one] From { $low } to { $high }.
   *[other] Up to { $count } numbers from { $low } to { $high }; leave the rest empty.
}
join-heading = Join a table
join-code = Link or code
join-example = paste it here
join-go = Join
tables-mine = Your games
tables-listed = Public lobby
tables-none-mine = You have no games yet.
tables-waiting = waiting for you
tables-waiting-count = { $count ->
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
tables-driven = a bot is playing for you
tables-lesson = Lesson
tables-open_hands = Open hands
tables-lost = your seat was given away
tables-lobby = in the lobby
tables-playing = in progress
tables-over = finished
tables-closed = closed
tables-unplayable = cannot be played here
tables-unknown-game = Unknown game
tables-more = Show more
tables-older = { $count ->
    [one] 1 finished game
   *[other] { $count } finished games
}
tables-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
games-heading = The games
games-players = { $low }–{ $high }
games-fact-players = Players
games-fact-length = Length
games-fact-mood = How mean
games-play = Play against bots
games-rules = Rules
game-outpost = Run a colony on a distant world. Factories turn labour into money, auctions turn money into progress, and the leader always pays the most.
game-homesteaders = Found a town on the prairie. Bid for land, put up buildings, find work for your people, and pay off your debts before the railroad passes you by.
game-red_outpost = Share one crew on a far planet of the red star. Any player may send any comrade to work, so use them well and mind their mood.
game-outpost-length = Two to four hours live; the more players, the longer.
game-outpost-mood = Unforgiving rather than mean: nobody attacks anybody, but an early lead grows. For people who like to count and to bid.
game-homesteaders-length = One to two hours live, always ten rounds.
game-homesteaders-mood = Friendly: rivals can outbid you, but never touch what you own. A good first auction game.
game-red_outpost-length = About an hour live.
game-red_outpost-mood = Sly: everyone shares the same workers, and the one you need may be sent elsewhere. Few rules, no attacks.
person-heading = You
person-name = Your name
person-save = Save
person-saved = You are { $name }.
device-about = Continue on another device with this link. It works once.
device-make = Create a link
device-link = Open this on the other device
device-copy-it = Please copy the link.
link-heading = Continue on this device
link-about = You will be the same player here as on your other device, with the same seats.
link-claim = Continue here
link-without-secret = The end of this link is missing. Please open the whole link again.
seat-heading = Take over a seat
seat-about = This link gives you a seat in a running game: its hand, and every move from now on.
seat-claim = Take the seat

## Rules

rules-title = { $game } rules
rules-heading = How to play { $game }
rules-contents = On this page
rules-play = Play now
rules-back = Home
rules-presets = Show the rules for
rules-other = What differs from the default rules here
rules-here = used here
rules-usual = Rules
about-table = About this table
rules-changed = { $count ->
    [one] 1 changed rule
   *[other] { $count } changed rules
}
rules-amounts = { $amounts }

## Lobby

lobby-cancel = Cancel
lobby-kick = Remove
lobby-of = { $what }: { $name }
remove-sure = Remove { $name }? They cannot come back to this table.
remove-sure-nameless = Allow only spectators with a name from now on?
spectators-nameless = Unnamed spectators

## The settings of a table: for each its name, its values, and what they mean

setting-stand_in-away-about = { $minutes ->
    [one] Once a player has been away for a minute, anyone can have a bot play for them until they return.
   *[other] Once a player has been away for { $minutes } minutes, anyone can have a bot play for them until they return.
}

api-heading = API
api-body = Body
api-answer = Answer
api-types = Types
