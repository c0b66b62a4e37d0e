### The words of the pages themselves. How parameters become variables is told in app/texts.py.

site-name = Frontier
site-sentence = Play Outpost, the classic auction game of a growing space colony, with friends or against bots in your browser.
site-needs-script = These pages need JavaScript.
skip = Skip to the content
yes = yes
no = no
copy = Copy
copied = Copied.
sending = Sending…
error-unknown = Something went wrong. Please try again.
error-no-answer = The server does not answer. Please try again in a moment.
refused-not_connected = There is no connection just now. Please try again in a moment.

## The first page

play-now = Play now against bots
play-seats = Players, you included
host-heading = Host a table
host-seats = Seats
host-listed = List it for everybody (otherwise only your link leads there)
host-private = Private, by link only
host-spectators = Others may watch
host-open = Open the table
join-heading = Join a table
join-code = Code or link
join-go = Go there
tables-mine = Your tables
tables-listed = Tables to join or watch
tables-none-mine = You sit at no table yet.
tables-none-listed = Nobody has listed a table just now.
tables-your-turn = waiting for you
tables-lobby = gathering players
tables-playing = being played
tables-over = finished
tables-closed = closed
person-heading = You
person-name = Your name
person-save = Save
person-saved = You are { $name }.
device-about = Take your seats along to another device: this link works once.
device-make = Make a link
device-link = Open this on the other device
device-copy-it = Please copy the link.
link-heading = Take your seats along
link-about = Whoever you are on the other device, you will be here as well.
link-claim = Go on here
link-without-secret = This link has already been used here, or a part of it is missing. Please make a new one.

## Lobby

lobby-seats = Seats
lobby-options = How it is played
lobby-sit = Sit down
lobby-leave = Stand up
lobby-close = Close the table
lobby-start = Start the game
lobby-shuffle = Shuffle the seats
lobby-up = Move seat { $number } up
lobby-bot-kind = Kind of bot
lobby-add-bot = Add a bot
lobby-remove-bot = Remove
lobby-kick = Send away
lobby-full = All seats are taken; you may watch.
lobby-free = { $count ->
    [one] One seat is still free: invite a friend or add a bot.
   *[other] { $count } seats are still free: invite friends or add bots.
}
lobby-ready = Everybody is here: you can start.
lobby-wait = Waiting for the host to start.
invite-heading = Invite friends
invite-label = Link to this table
invite-about = Whoever has this link can come to the table.
