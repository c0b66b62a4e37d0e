### What the cards at a Red Outpost table say: loaded with the first one.

## Things

red_outpost-worker-about = Belongs to everybody. Whoever sends them leaves a disk on their portrait; at the end of the day the player with most disks scores their mood.
red_outpost-resource-about = Produced cubes go to the Storehouse. When it holds enough of a kind, they are exported at once, and the player whose turn it is scores.
red_outpost-phase-morning-about = Each player takes one turn. Then every worker still in the Barracks gains a step of mood.
red_outpost-phase-day_1-about = Players take turns until each worker has been used once. No location is closed.
red_outpost-phase-lunch-about = Each player sends one worker to the Field Kitchen.
red_outpost-phase-day_2-about = Players take turns until each worker has been used once. No location is closed.
red_outpost-phase-evening-about = Each player takes one turn. The Barracks are open, too.
red_outpost-phase-over-about = The game is over.
red_outpost-round = Day
red_outpost-round-about = A game has two days of five phases. After each day the moods are scored.
red_outpost-turn_order = Order of turns
red_outpost-turn_order-about = Who sends a worker next in this phase. The first-player token passes on after each phase.
red_outpost-deck-lake = Lake cards
red_outpost-deck-lake-about = Fish or nothing. When all fish cards lie face up, the deck is reshuffled.
red_outpost-deck-ship = Spaceship cards
red_outpost-deck-ship-about = A cube, a cube and a crystal, or nothing. Reshuffled when it runs out.

red_outpost-symbol-crystal = Crystals
red_outpost-symbol-crystal-about = Spend them at the Beer House and the Storehouse, give them to the Palace, or keep them: every two are worth a point at the end.
red_outpost-symbol-vp = Victory points
red_outpost-symbol-vp-about = From exports, the wheel, moods and the Palace. They may fall below zero. Most points win.
red_outpost-symbol-palace = Given to the Palace
red_outpost-symbol-palace-about = At the end, the players who gave most crystals score.
red_outpost-symbol-disk = Influence disks
red_outpost-symbol-disk-about = One goes to the portrait of the worker you send. Most disks on a portrait score its mood; if players are tied, each of them does.
red_outpost-symbol-wheel = Production wheel
red_outpost-symbol-wheel-about = Your marker moves a step for each cube you produce. Passing the reward brings points and a crystal.
red_outpost-symbol-happy = Better mood
red_outpost-symbol-happy-about = The worker’s mood rises, and so do the points of whoever leads on the portrait.
red_outpost-symbol-sad = Worse mood
red_outpost-symbol-sad-about = The worker’s mood falls, and so do the points of whoever leads on the portrait.
red_outpost-symbol-mood = Mood
red_outpost-symbol-mood-about = Each space of the track is worth points, good or bad, to whoever has most disks on the portrait at the end of the day.
red_outpost-symbol-export = Export
red_outpost-symbol-export-about = The player whose turn it is scores the next space of this kind. The last space is used again and again.
red_outpost-symbol-store = Storehouse
red_outpost-symbol-store-about = Cubes waiting to be exported.
red_outpost-symbol-card = Card
red_outpost-symbol-card-about = A card is drawn here, or a special card of yours applies.
red_outpost-symbol-first = First player
red_outpost-symbol-first-about = Begins this phase. The token then passes to the next player.
red_outpost-symbol-closed = Closed
red_outpost-symbol-closed-about = No worker may go there at this time of day.
red_outpost-symbol-question = Unknown
red_outpost-symbol-question-about = Depends on a card that has not been drawn.
red_outpost-symbol-next = And then
red_outpost-symbol-next-about = Another choice follows.
red_outpost-symbol-shuffle = Reshuffle
red_outpost-symbol-shuffle-about = All cards go back into the deck.
red_outpost-symbol-beer = A round of beer
red_outpost-symbol-beer-about = For a crystal: mood +1 for one worker, −1 for another.
red_outpost-symbol-bed = Rest
red_outpost-symbol-bed-about = The worker rests and gains mood.
red_outpost-symbol-data = Numbers
red_outpost-symbol-data-about = The host of this table chose some numbers.

## Now

red_outpost-now-here = Here now: { $worker }.
red_outpost-now-closed = Closed now.
red_outpost-now-closes = Closed in the { $phase }.
red_outpost-now-stands = Ready to be sent; now at: { $location }.
red_outpost-now-lies = Used in this phase; now at: { $location }.
red_outpost-now-mood = Mood { $mood }, worth { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-now-leads = Most disks: { $seats }.
red_outpost-now-nobody = Nobody has a disk here yet.
red_outpost-now-stored = { $stored } of { $room } cubes in the Storehouse.
red_outpost-now-export = The next export brings { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
red_outpost-now-supply = { $count } left in the supply.
red_outpost-now-points = You have { $points }; the moods as they are would change that by { $outlook }.
red_outpost-now-crystals = You have { $count }.
red_outpost-now-crystals-left = { $count } left in the supply.
red_outpost-now-given = You have given { $count }.
red_outpost-now-disks = You have { $count } left for today.
red_outpost-now-wheel = You are { $count ->
    [one] { $count } step
   *[other] { $count } steps
} from the reward.
red_outpost-now-first = { $you ->
    [seat] You have it now.
   *[none] { $seat } has it now.
}
red_outpost-now-deck = { $left } in the deck, { $discarded } face up.
