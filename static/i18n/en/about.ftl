### What only pages of the server say, and no script: the rules of every table, pages about one table.

## Rules: what holds at every table

rules-table = At the table
rules-table-undo = You can undo a step without asking if nothing was drawn, nothing hidden was shown (a card that was paid is shown), and nobody has acted since. For anything else every other player is asked, also those for whom a bot plays. Against bots alone you can undo anything, but a game in which you took back what you had seen is marked as practice.
rules-table-ready = In the lobby players say when they are ready. The host can start without waiting, after being asked once.
rules-table-stand-in = There are no clocks. The page may fill in a proposal, but you send it; only an answer without any choice is given for you. You can let a bot play for you and take over again with your next click. Each table decides whether a bot may play for absent players: never, after some minutes if any player wants it, or if all other players agree. When you come back, you see what was played for you. If you leave a running game, a bot plays your seat until you return.
rules-table-seats = If a player has lost access to their seat, or has to stop, the others can agree to a new link, or to a substitute. All players must agree but the one who is away; others who are away are waited for only so long: as many minutes as the table says in a live game, three days in a game over days. Until the link is used, any player can still object, above all the one whose seat it is. Opening it shows the seat’s hand and takes the seat from its former owner.

## The page about a table

about-back = Back to the table
about-numbers = The host may change these numbers before the game.
about-unsure = { $count ->
    [0] All of them are certain.
    [one] One row is uncertain: no rulebook confirms it.
   *[other] { $count } rows are uncertain: no rulebook confirms them.
}
about-by-host = Changed by the host
about-uncertain = uncertain
about-fair = Fair play
about-seed-use = Every card and every roll of a game follows from one secret number, the seed, which was drawn when this table was opened. Its fingerprint is shown from then on, and nobody can find another seed with the same one. After the game the seed is shown too, and anybody can check that nothing was changed on the way. It cannot prove that the server’s host did not look.
about-fingerprint = Fingerprint of the seed
about-seed = Seed
about-seed-later = Secret until the game is over.
about-check = You need not take this server’s word for it: download the game and check it on your own machine.
about-version = Version of the rules
about-version-is = { $game }, version { $version }. The game keeps it for good, also when the server learns newer ones.

## The page of a game that cannot be opened

unopened-heading = This game cannot be opened
unopened-entry = Entry { $entry } of its log is damaged.
unopened-about = You can still read what happened. The server’s host may be able to restore the game, with another version of the server or by repairing the table.
unopened-download = Download the log
unopened-close-about = If you do not want to wait for that, close the table for everybody. It disappears from your lists and cannot be played on afterwards.
unopened-view = Last stored position
unopened-view-about = What everybody could see after entry { $entry } of the log, as it was stored: without the board.
