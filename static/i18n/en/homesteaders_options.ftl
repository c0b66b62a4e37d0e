### The options of Homesteaders.

homesteaders-option-information = Screens
homesteaders-option-information-about = Whether you see what the others own.
homesteaders-option-information-screens = Hidden
homesteaders-option-information-screens-about = Silver, resources, trade tokens, debts and points of the others stay hidden until the end. The log shows amounts of the current round only: remember them! For good memories.
homesteaders-option-information-open = Open
homesteaders-option-information-open-about = Everybody sees what everybody owns, and the log keeps all amounts. Easier to learn, but slower to play.
homesteaders-option-placement = Worker placement
homesteaders-option-placement-about = Whether you place workers at the same time.
homesteaders-option-placement-simultaneous = All at once
homesteaders-option-placement-simultaneous-about = Everybody places at the same time, in secret: the quick way. In any round, a player can ask for turn order.
homesteaders-option-placement-turn_order = In turn order
homesteaders-option-placement-turn_order-about = One after the other, first player first: you see what those before you do. Slower: everyone waits for their turn.
homesteaders-option-confirm_lot = Confirm each lot
homesteaders-option-confirm_lot-about = Whether the winner of an auction confirms when done with it.
homesteaders-option-confirm_lot-on = Yes
homesteaders-option-confirm_lot-on-about = The game waits for the winner to confirm, so even the last auction of a round can be undone before new tiles appear. One more click per auction.
homesteaders-option-confirm_lot-off = No
homesteaders-option-confirm_lot-off-about = The game moves on by itself. You can still undo until another player acts or new tiles appear. The quicker way.
homesteaders-option-first_player = First player
homesteaders-option-first_player-about = Who starts.
homesteaders-option-first_player-drawn = Random
homesteaders-option-first_player-drawn-about = A player drawn at random starts.
homesteaders-option-first_player-first_seat = First seat
homesteaders-option-first_player-first_seat-about = The player in the first seat starts. The host can reorder the seats.
