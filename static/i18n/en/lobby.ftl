### The words of the lobby.

host-usual-one = default
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
lobby-hand-on = Make host
lobby-hand-on-sure = Make { $name } the host instead of you?
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
setting-stand_in = When a player is away
setting-stand_in-nobody = The game waits
setting-stand_in-nobody-about = No bot plays for anyone who is away.
setting-stand_in-away = Any player can let a bot stand in
setting-stand_in-vote = A bot stands in if all others agree
setting-stand_in-vote-about = { $minutes ->
    [one] Once a player has been away for a minute, a bot can play for them until they return, if all the others agree.
   *[other] Once a player has been away for { $minutes } minutes, a bot can play for them until they return, if all the others agree.
}
setting-away_minutes = Minutes before a player counts as away
setting-open_hands = Open hands
setting-open_hands-false = No
setting-open_hands-false-about = Everyone sees only their own hand.
setting-open_hands-true = Yes, to learn
setting-open_hands-true-about = For teaching the game: everyone, spectators too, sees all hands, money and secret choices. You can undo your own last move without asking, and all that came after it. Bots don’t look.
setting-spectators = Spectators
setting-spectators-true = Allowed
setting-spectators-true-about = Anyone with the link can watch. { $open ->
    [yes] They see all hands too.
   *[no] They see public information only.
}
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
