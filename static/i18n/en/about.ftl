### What only pages of the server say, and no script: the rules of every table, pages about one table.

## Rules: what holds at every table

rules-table = At the table
rules-table-undo = You can undo a step freely if nothing was drawn, nothing hidden was revealed (paying a card reveals it), and nobody has acted since. Any other undo needs the consent of every other player, including those whose seat a bot is playing. Alone against bots you can undo anything, but a game in which you took back something you had seen is marked as practice. With open hands you can undo your own last move without asking, whatever came after it.
rules-table-ready = In the lobby, players say when they are ready. The host can start without waiting, after confirming once. If the host changes an option, a setting or the number of seats, everybody is asked again.
rules-table-stand-in = There are no clocks. The page may suggest an answer, but you send it; only an answer without any choice is given for you. You can let a bot play for you and take over again with your next click. Each table decides whether a bot may stand in for absent players: never, after some minutes at any player’s request, or if all other players agree. When you return, you see what was played for you. If you leave a running game, a bot plays your seat until you are back.
rules-table-seats = If a player has lost access to their seat or has to stop, the others can agree to a new link or to a substitute. Everyone but the absent player must agree. Others who are away are waited for only so long: the table’s number of minutes in a live game, three days in a game over days. Until the link is used, any player can still object, above all the one whose seat it is. Opening the link shows the seat’s hand and takes the seat from its former owner.

## The page about a table

about-back = Back to the table
about-settings = Settings of the table
about-numbers = The host can change these numbers before the game.
about-unsure = { $count ->
    [0] All of them are confirmed.
    [one] 1 row is not confirmed by any rulebook.
   *[other] { $count } rows are not confirmed by any rulebook.
}
about-by-host = Changed by the host
about-uncertain = not confirmed
about-fair = Fair play
about-seed-use = Every card and every roll of a game follows from one secret number, the seed, which was drawn when this table was opened. Its fingerprint is shown from the start, and no other seed has the same one. After the game the seed is shown too, so anyone can check that nothing was changed on the way. It cannot prove that the host of the server did not look.
about-fingerprint = Fingerprint of the seed
about-seed = Seed
about-seed-later = Secret until the game is over.
about-check = You don’t have to trust this server: download the game and verify it on your own machine.
about-version = Version of the rules
about-version-is = { $game }, version { $version }. This game keeps it to the end, even when the server gets newer rules.

## The page of a game that cannot be opened

unopened-heading = This game cannot be opened
unopened-entry = Entry { $entry } of its log is damaged.
unopened-about = You can still read what happened. The host of the server may be able to restore the game, with another version of the server or by repairing the table.
unopened-download = Download the log
unopened-close-about = If you do not want to wait for that, close the table for everybody. It disappears from your lists and cannot be played on afterwards.
unopened-view = Last stored position
unopened-view-about = What everybody could see after entry { $entry } of the log, as it was stored: without the board.
