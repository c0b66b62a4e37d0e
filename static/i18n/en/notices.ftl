### Notices to people who are not at their table: the messages themselves, and the settings.

## Messages. $game is the name of the game, $others are the other players.

notice-waits = { $others_count ->
    [0] { $game } is waiting for you.
   *[other] { $game } with { $others } is waiting for you.
}
notice-outbid = { $others_count ->
    [0] { $game }: you have been outbid, and it is up to you again.
   *[other] { $game } with { $others }: you have been outbid, and it is up to you again.
}
notice-consent = { $game } with { $others }: a player asks for your consent.
notice-mention = { $game } with { $others }: you were mentioned in the chat.
notice-ended = { $others_count ->
    [0] { $game } is over. See the result.
   *[other] { $game } with { $others } is over. See the result.
}
notice-asleep = { $game } with { $others } is asleep: nobody has played for 30 days. Anyone can wake it.
notice-seat = { $game } with { $others }: a seat is kept for you in the next game.
notice-waits-table = { $game }: it’s up to { $name }.
notice-consent-table = { $game }: { $name } is asked for consent.
notice-ended-table = { $game } is over. See the result.
notice-asleep-table = { $game } is asleep: nobody has played for 30 days. Anyone can wake it.
notice-seat-table = { $game }: the next game is open. Take your seats!
notice-several = { $count } tables
notice-hello = Notices from your games will arrive here.
notice-hello-table = News of your game will arrive here.
notice-confirm = Somebody wants to receive notices of Frontier games at this address. If it was you, confirm it here; if not, ignore this mail.
notice-stop = Stop these notices:

## Settings

notices-heading = Notices
notices-about = When you are away from a table, you get one notice about it until you come back.
notices-none = Nothing is set up yet.
notices-add = Add
notices-added = Set up. A first message is on its way.
notices-remove = Remove
notices-removed = Removed.
notices-saved = Saved.
notices-hook = Webhook
notices-hook-form = Service
notices-hook-url = Webhook address
notices-hook-about = The address is stored encrypted, and never shown again.
notices-form-discord = Discord
notices-form-slack = Slack
notices-form-ntfy = ntfy
notices-form-json = JSON
notices-form-push = Push
notices-push = This device
notices-push-about = Your browser shows a notification even when no page of Frontier is open. On iPhone and iPad, add Frontier to the home screen first.
notices-push-add = Notify me on this device
notices-push-denied = Your browser blocks notifications from this site. You can allow them in its settings.
notices-push-failed = Your browser could not be reached through its push service. Please try again later.
notices-push-not-here = This browser takes no push messages, or the page was not loaded over HTTPS.
notices-form-email = E-mail
notices-mail = E-mail
notices-mail-address = Your address
notices-mail-sent = Open the link in the mail that we have sent you.
notices-unconfirmed = Waiting for you to open the link in our mail.
notices-confirm = Confirm
notices-confirm-ask = Receive notices of your games at { $label }?
notices-confirmed = Confirmed. Notices of your games will arrive there.
notices-confirm-late = This link has expired. Please enter the address again.
notices-channel = { $form } · { $label }
notices-channel-table = { $form } · { $label }, for a whole table
notices-ended-failing = Stopped: nothing could be delivered for a day. Remove it, or add it again.
notices-ended-gone = Stopped: it no longer exists there. Remove it, or add it again.
notices-broken = A way to tell you of your games has stopped working.
notices-kinds = Tell me when
notices-kinds-table = Tell everyone when
notices-kind-waits = a game is waiting for me
notices-kind-outbid = I am outbid and my order goes no further
notices-kind-consent = a player asks for my consent
notices-kind-mention = I am mentioned in the chat
notices-kind-ended = a game is over
notices-kind-asleep = a game falls asleep
notices-kind-seat = a seat is offered to me
notices-kind-waits-table = a player’s turn begins
notices-kind-consent-table = a player’s consent is needed
notices-kind-ended-table = the game is over
notices-kind-asleep-table = the game falls asleep
notices-kind-seat-table = the next game is open
notices-times = When
notices-quiet-from = Quiet from
notices-quiet-to = until
notices-quiet-never = never
notices-digest = Delivery
notices-digest-never = right away
notices-digest-at = once a day, at { $hour }
notices-zone = Times are those of { $zone }.
notices-here = At this table
notices-here-usual = Same as at my other tables
notices-here-none = No way to reach you is set up yet.
notices-here-set-up = Set up notices
notices-table = For the whole table
notices-table-about = A webhook for your group’s channel. Only the host can see and change it.
notices-stop = Stop these notices
notices-stop-ask = Stop all notices to { $label }?
notices-stopped = Done. No more notices will be sent there.
