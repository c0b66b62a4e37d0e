### What only pages of the server say, and no script: the rules of every table, and the page about one table.

## Rules: what holds at every table

rules-table = At the table
rules-table-undo = You can undo a step without asking if nothing was drawn, nothing hidden was shown (a card that was paid is shown), and nobody has acted since. For anything else the others are asked.
rules-table-ready = In the lobby players say when they are ready. The host can start without waiting, after being asked once.
rules-table-stand-in = There are no clocks, and nobody is ever answered for: the page may fill in a proposal, but you send it. You can let a bot play for you and take over again at any time. If somebody has been away for a while, any player can let a bot play for them until they come back. Whoever leaves a running game is played by a bot, and can come back too.
