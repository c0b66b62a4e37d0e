### Refusals of HTTP requests. The server writes these sentences itself: no page has them.

refused-player_count = This game is for { $low } to { $high } players.
refused-unknown_option = There is no option “{ $option }” in this game.
refused-bad_option = “{ $option }” can’t be set to that. Possible values: { $values }.
refused-bad_data = “{ $option }” must consist of named rows of numbers.
refused-unknown_row = The table “{ $option }” has no row “{ $row }”.
refused-bad_row = { $row }: use whole numbers from { $low } to { $high }.
refused-bad_row_length = { $row }: { $high ->
    [one] enter one number.
   *[other] enter { $low } to { $high } numbers.
}
refused-option_without_value = Write an option as key=value, not “{ $option }”.
refused-bad_seed = The seed must be 64 hexadecimal digits.
refused-unknown_bot = There is no bot called “{ $bot }”. There are: { $known }.
refused-bot_count = Name one bot for all seats or one for each: { $bots } named, { $players } seats.
refused-no_games = Ask for at least one game.
refused-no_lesson = There is no lesson for this game.
refused-no_such_spectator = This spectator has already left.
refused-host_stays = You can’t remove yourself. Leave your seat instead.
refused-nobody_to_host = Only a person can be the host.
refused-terms_changed = The table has just been changed. Look at it again first.
refused-table_full = All seats are taken.
refused-seat_taken = This seat is taken.
refused-seats_are_free = Some seats are still free: invite friends or add bots.
refused-seats_are_taken = Only free seats can be removed.
refused-bad_order = The new order must name each seat once.
refused-nothing_granted = The players have not agreed to give a seat away.
refused-not_your_proposal = Only the host and the player who proposed it get the link.
refused-no_notices_here = This server sends no notices.
refused-no_such_channel = This link does not work, or the notices were stopped already.
refused-channel_unreachable = Nothing answers at this address. Please check it: it must be public and start with “https”.
refused-channel_refused = The service refused the first message (error { $status }). Please check the address.
refused-too_many_channels = You have set up { $high } ways already. Remove one first.
refused-no_push_here = This server sends no push messages.
refused-bad_subscription = Your browser’s push subscription cannot be used.
refused-no_mail_here = This server sends no e-mail.
refused-bad_mail_address = This is not an e-mail address.
refused-bad_web_address = This must be a web address that starts with “https”.
refused-unknown_time_zone = This time zone is unknown.
refused-seat_link_used_up = This link has been used or withdrawn, or it has expired. Ask for a new one.
refused-already_seated = You already have a seat at this table.
refused-not_over_yet = This is available once the game is over.
refused-no_such_position = There is no such position: the game is at move { $high }.
refused-bad_name = Choose a name of 1 to { $high } visible characters.
refused-link_used_up = This link has been used or has expired. Create a new one on the other device.
refused-wrong_code = This recovery code is not valid. Check it and try again.
refused-signed_in_already = { $count ->
    [0] This browser is signed in as { $name }. Continue as { $other }? You can switch back to { $name } for 30 days.
    [one] This browser is signed in as { $name }, who has an unfinished game. Continue as { $other }? You can switch back to { $name } for 30 days.
   *[other] This browser is signed in as { $name }, who has { $count } unfinished games. Continue as { $other }? You can switch back to { $name } for 30 days.
}
refused-seats_at_risk = { $count ->
    [one] You would lose your seat in an unfinished game: without a recovery code or a passkey, you cannot get back in.
   *[other] You would lose your seats in { $count } unfinished games: without a recovery code or a passkey, you cannot get back in.
}
refused-passkey_refused = This passkey was not accepted. Try again or use your recovery code.
refused-passkey_too_late = That took too long. Try again.
refused-no_passkeys_here = Passkeys do not work at this address: they need a domain name and HTTPS.
refused-too_many_passkeys = You can have at most { $high } passkeys. Remove one first.
refused-no_such_device = You are no longer signed in there, or it has been removed already.
refused-this_device = To end your session on this device, sign out.
refused-no_such_page = This page doesn’t exist.
refused-not_ready = The server can’t store anything right now ({ $reason }).
