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
host-usual-one = default
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

lobby-seats = Seats
lobby-options = Rules of this table
lobby-options-usual = { $count ->
    [0] Default rules
   *[other] Otherwise default rules
}
lobby-option-other = changed
lobby-option-data = numbers changed by the host
lobby-option-usually = default: { $numbers }
lobby-options-change = Change options
lobby-options-save = Save options
lobby-options-keep = Cancel
terms-changed = What has changed
terms-changed-guest = Say again that you’re ready if you agree.
terms-changed-host = The others are asked again whether they are ready.
lobby-invited = { $name } invites you to play { $game }
lobby-sit = Join
lobby-leave = Leave seat
lobby-close = Close table
lobby-leave-sure = Leave this table? { $name } will be the host.
lobby-close-sure = Close this table for everyone?
lobby-start = Start game
lobby-start-sure = { $count ->
    [one] { $names } isn’t ready yet. Start anyway?
   *[other] { $names } aren’t ready yet. Start anyway?
}
lobby-cancel = Cancel
lobby-be-ready = I’m ready
lobby-be-unready = I’m not ready
lobby-is-ready = ready
lobby-not-ready = not ready
lobby-shuffle = Shuffle seats
lobby-fill = Fill with bots
lobby-up = Move seat { $number } up
lobby-down = Move seat { $number } down
lobby-more-seats = Add a seat
lobby-fewer-seats = Remove seat
lobby-bot-strength = Strength of { $name }
lobby-bot-style = Temperament of { $name }
lobby-add-bot = Add bot
lobby-remove-bot = Remove
lobby-kick = Remove
lobby-hand-on = Make host
lobby-hand-on-sure = Make { $name } the host instead of you?
lobby-of = { $what }: { $name }
lobby-full = All seats are taken. You can watch.
lobby-full-closed = All seats are taken, and this table has no spectators.
lobby-free = { $count ->
    [one] 1 seat is free: invite a friend, add a bot, or remove the seat.
   *[other] { $count } seats are free: invite friends, add bots, or remove seats.
}
lobby-free-guest = { $count ->
    [one] 1 seat is still free.
   *[other] { $count } seats are still free.
}
lobby-all-ready = Everyone is ready: you can start.
lobby-not-all-ready = Waiting for { $names }.
lobby-wait = Everyone is ready: the host can start.
lobby-here = { $count ->
    [one] You’re the only one here so far.
   *[other] { $count } people are here.
}
lobby-watching = { $count ->
    [0] No spectators.
    [one] 1 spectator.
   *[other] { $count } spectators.
}
remove-sure = Remove { $name }? They cannot come back to this table.
remove-sure-nameless = Allow only spectators with a name from now on?
spectators-nameless = Unnamed spectators
invite-heading = Invite friends
invite-label = Link to this table
invite-code = Code
invite-about = Anyone with this link can join.
invite-share = Share
invite-scan = QR code
invite-text = Join my table for a game of { $game }.
device-heading = Play on another device

## The settings of a table: for each its name, its values, and what they mean

setting-pace = Pace
setting-pace-live = Live
setting-pace-live-about = Everyone plays at the same time, in one sitting.
setting-pace-days = Over days
setting-pace-days-about = Everyone plays when they have time.
setting-stand_in = When somebody is away
setting-stand_in-nobody = The game waits
setting-stand_in-nobody-about = No bot plays for anyone who is away.
setting-stand_in-away = Any player can let a bot stand in
setting-stand_in-away-about = { $minutes ->
    [one] Once a player has been away for a minute, anyone can have a bot play for them until they return.
   *[other] Once a player has been away for { $minutes } minutes, anyone can have a bot play for them until they return.
}
setting-stand_in-vote = A bot stands in if all others agree
setting-stand_in-vote-about = { $minutes ->
    [one] Once a player has been away for a minute, a bot can play for them until they return, if all the others agree.
   *[other] Once a player has been away for { $minutes } minutes, a bot can play for them until they return, if all the others agree.
}
setting-away_minutes = Minutes until somebody counts as away
setting-spectators = Spectators
setting-spectators-true = Allowed
setting-spectators-true-about = Anyone with the link can watch. They see public information only.
setting-spectators-false = Not allowed
setting-spectators-false-about = Only players can see the game.
setting-private = Public lobby
setting-private-true = Not listed
setting-private-true-about = Only people with the link can join.
setting-private-false = Listed
setting-private-false-about = Anyone can find the table on the home page and join.
setting-decision_hours = Time per decision
setting-when_late = When time is up
setting-quiet = Nights
setting-weekends = Clocks at weekends
setting-weekends-true = They run
setting-weekends-false = They stop
setting-quiet_from = Nights from
setting-quiet_to = Nights to
setting-time_zone = Time zone
setting-bank_minutes = Thinking time per player
setting-increment_seconds = Bonus per answer
setting-evening_end = Evening ends at (optional)
setting-no-limit = No limit
setting-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
setting-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
setting-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
setting-when_late-remind = Remind and wait
setting-when_late-bot = A bot answers that decision
quiet-none = Clocks run at night
quiet-hours = Clocks stop from { $from } to { $to }
bank-is = { $seconds ->
    [0] Everyone has { $minutes } minutes of thinking time. Out of time, a bot answers.
   *[other] Everyone has { $minutes } minutes of thinking time, plus { $seconds } seconds per answer. Out of time, a bot answers.
}
evening-is = The evening ends at { $time }; the table shows whether the game is on pace.
hours-are-remind = { $count ->
    [one] Every decision may take { $count } hour; then you are reminded.
   *[other] Every decision may take { $count } hours; then you are reminded.
}
hours-are-bot = { $count ->
    [one] Every decision may take { $count } hour; then a bot answers it.
   *[other] Every decision may take { $count } hours; then a bot answers it.
}
weekends-off = Clocks stop at weekends.
quiet-is = Clocks stop from { $from } to { $to } o’clock ({ $zone }).

api-heading = API
api-body = Body
api-answer = Answer
api-types = Types
