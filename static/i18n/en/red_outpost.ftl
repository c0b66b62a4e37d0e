### Red Outpost. How parameters become variables is told in app/texts.py.

red_outpost-title = Red Outpost

## What happened: the course of the game

red_outpost-closed_mornings = Closed every Morning: { $location }.
red_outpost-closed_evenings = Closed every Evening: { $location }.
red_outpost-edited = The host has changed the data of this game: { $row }.
red_outpost-dealt = { $seat } has the special cards { $card }.
red_outpost-phase = Round { $round }, { $phase }: { $seat } begins.
red_outpost-mood_scored = { $worker }, mood { $mood }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $seats }.
red_outpost-final = { $seat } scores { $palace } for the palace and { $crystals } for crystals.
red_outpost-over = { $winners_count ->
    [one] { $score ->
        [one] The game is over: { $winners } wins with { $score } point!
       *[other] The game is over: { $winners } wins with { $score } points!
    }
   *[other] { $score ->
        [one] The game is over: { $winners } win together with { $score } point!
       *[other] The game is over: { $winners } win together with { $score } points!
    }
}

## What happened: turns

red_outpost-visited = { $seat } sends { $visitor } { $to }.
red_outpost-stayed = { $seat } lets { $visitor } work on in place: { $location }.
red_outpost-stored_placed = { $seat } adds the stored disk: { $worker }.
red_outpost-mood_up = { $worker }: mood up by { $steps }, now { $mood }.
red_outpost-mood_down = { $worker }: mood down by { $steps }, now { $mood }.
red_outpost-produced = { $seat } produces a cube: { $resource }.
red_outpost-added = A cube comes into the Storehouse for { $seat }: { $resource }.
red_outpost-exported = { $resource } is exported: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $seat }.
red_outpost-wheel = { $seat } passes the reward of the production wheel: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-crystals = { $count ->
    [one] { $seat } gains { $count } crystal.
   *[other] { $seat } gains { $count } crystals.
}
red_outpost-donated = { $seat } lays a crystal beside the palace and has { $total } there.
red_outpost-honoured = { $seat } lays a crystal on a portrait: { $worker }.
red_outpost-beer = { $seat } pays a crystal for a round of beer.
red_outpost-handed_out = { $seat } hands out a cube of the Storehouse: { $resource }.
red_outpost-sold = { $seat } sells a cube of the Storehouse: { $resource }.
red_outpost-bought = { $seat } pays a crystal for a cube: { $resource }.
red_outpost-disk_moved = { $seat } moves a disk of { $seats }: { $from_worker } → { $to_worker }.
red_outpost-ship_card = The spaceship brings { $seat }: { $ship }.
red_outpost-ship_shuffled = The cards of the spaceship are shuffled into a new deck.
red_outpost-lake_drawn = { $seat } draws from the lake: { $lake }.
red_outpost-lake_taken = { $seat } takes from the open lake cards: { $lake }.
red_outpost-lake_picked = { $seat } chooses: { $lake }.
red_outpost-lake_shuffled = The lake is reshuffled.
red_outpost-card_used = { $seat } uses a special card: { $card }.
red_outpost-relocated = { $seat } moves { $visitor } { $to }.
red_outpost-rested = { $seat } gives workers a rest over Lunch: { $worker }.

## What is asked

red_outpost-ask-visit = { $phase }: which worker do you send where?
red_outpost-ask-farm = What does the farm produce?
red_outpost-ask-donate = Do you give the palace a crystal?
red_outpost-ask-beer = Do you pay a crystal so that one worker cheers up and another loses heart?
red_outpost-ask-storehouse = What do you do at the storehouse?
red_outpost-ask-move_disk = Do you move a disk of another player?
red_outpost-ask-ship_any = Which cube does the spaceship bring?
red_outpost-ask-lake_before = Do you reshuffle the lake before the Fisherman draws?
red_outpost-ask-lake_draw = Do you draw a card of the lake, or take an open one?
red_outpost-ask-lake_pick = Which of the two cards counts?
red_outpost-ask-lake_after = Do you reshuffle the lake now?
red_outpost-ask-miner_extra = Does the Miner produce one more cube and lose a step of mood?
red_outpost-ask-ship_four = Do you ship one cube of each kind? Which track does it count on?
red_outpost-ask-commissar = Does the Commissar give the palace a crystal?
red_outpost-ask-relocate = Do you move another worker to an empty location?
red_outpost-ask-kitchen = Which workers rest over Lunch?
red_outpost-ask-barracks = Do you move one of your disks to somebody still in bed?

## Refused

refused-worker_tired = This worker has been used in this phase already, or is resting.
refused-only_kitchen_at_lunch = At Lunch workers can only go to the Field Kitchen.
refused-kitchen_only_at_lunch = The Field Kitchen is open at Lunch only.
refused-barracks_only_in_evening = One can go to the Barracks in the Evening only.
refused-blocked_morning = This location is closed in the Morning.
refused-blocked_evening = This location is closed in the Evening.
refused-same_location = The worker is there already: please choose another location.
refused-occupied = Another worker is there.
refused-no_stored_disk = No disk lies on your card.
refused-card_not_held = You do not hold this card.
refused-card_not_applicable = Your card cannot be used like this.
refused-card_full = Your card already holds a disk: please place that one.
refused-palace_full = You have no space left beside the palace.
refused-supply_empty = The supply has none left.
refused-same_worker_twice = Please name different workers.
refused-resource_not_in_storehouse = There is no such cube in the Storehouse.
refused-no_crystal = You have no crystal.
refused-disk_is_yours = That disk is your own: only those of others can be moved.
refused-visitor_protected = The portrait of the visiting worker stays as it is.
refused-disk_not_there = There is no such disk on this portrait.
refused-not_in_discard = There is no such card in the discard pile.
refused-not_produced = Only what was produced in this turn, and never Coal.
refused-not_the_fisherman = The Fisherman moves somebody else, not himself.
refused-target_not_regular = Nobody is moved to the Field Kitchen or the Barracks.
refused-target_not_empty = Somebody is there: the location must be empty.
refused-not_in_barracks = This worker is not in the Barracks.
refused-wheel_start_off = The wheel must begin on one of its { $spaces } spaces, counted from 0.
refused-mood_falls = A better mood cannot be worth less than a worse one.
refused-lake_too_small = The lake needs { $low } cards at least.
refused-lake_without_fish = At least one card of the lake must show fish.
refused-ship_empty = The spaceship needs a card at least.

## Workers: by name, and as somebody who is sent

red_outpost-worker-shepherd = Shepherd
red_outpost-worker-farmer = Farmer
red_outpost-worker-fisherman = Fisherman
red_outpost-worker-miner = Miner
red_outpost-worker-commissar = Commissar
red_outpost-worker-bureaucrat = Bureaucrat
red_outpost-visitor-shepherd = the Shepherd
red_outpost-visitor-farmer = the Farmer
red_outpost-visitor-fisherman = the Fisherman
red_outpost-visitor-miner = the Miner
red_outpost-visitor-commissar = the Commissar
red_outpost-visitor-bureaucrat = the Bureaucrat
red_outpost-workers-shepherd = { red_outpost-worker-shepherd }
red_outpost-workers-farmer = { red_outpost-worker-farmer }
red_outpost-workers-fisherman = { red_outpost-worker-fisherman }
red_outpost-workers-miner = { red_outpost-worker-miner }
red_outpost-workers-commissar = { red_outpost-worker-commissar }
red_outpost-workers-bureaucrat = { red_outpost-worker-bureaucrat }
red_outpost-up-shepherd = { red_outpost-worker-shepherd }
red_outpost-up-farmer = { red_outpost-worker-farmer }
red_outpost-up-fisherman = { red_outpost-worker-fisherman }
red_outpost-up-miner = { red_outpost-worker-miner }
red_outpost-up-commissar = { red_outpost-worker-commissar }
red_outpost-up-bureaucrat = { red_outpost-worker-bureaucrat }
red_outpost-down-shepherd = { red_outpost-worker-shepherd }
red_outpost-down-farmer = { red_outpost-worker-farmer }
red_outpost-down-fisherman = { red_outpost-worker-fisherman }
red_outpost-down-miner = { red_outpost-worker-miner }
red_outpost-down-commissar = { red_outpost-worker-commissar }
red_outpost-down-bureaucrat = { red_outpost-worker-bureaucrat }
red_outpost-from_worker-shepherd = { red_outpost-worker-shepherd }
red_outpost-from_worker-farmer = { red_outpost-worker-farmer }
red_outpost-from_worker-fisherman = { red_outpost-worker-fisherman }
red_outpost-from_worker-miner = { red_outpost-worker-miner }
red_outpost-from_worker-commissar = { red_outpost-worker-commissar }
red_outpost-from_worker-bureaucrat = { red_outpost-worker-bureaucrat }
red_outpost-to_worker-shepherd = { red_outpost-worker-shepherd }
red_outpost-to_worker-farmer = { red_outpost-worker-farmer }
red_outpost-to_worker-fisherman = { red_outpost-worker-fisherman }
red_outpost-to_worker-miner = { red_outpost-worker-miner }
red_outpost-to_worker-commissar = { red_outpost-worker-commissar }
red_outpost-to_worker-bureaucrat = { red_outpost-worker-bureaucrat }

## Locations: by name, what they do, and as where somebody is sent

red_outpost-location-pasture = Pasture
red_outpost-location-pasture-about = Produce 1 Wool. Mood −1, but for the Shepherd.
red_outpost-location-palace = Palace of the Soviets
red_outpost-location-palace-about = Mood +1 for the visitor and for the Commissar, who gains nothing by coming herself. You may give a crystal.
red_outpost-location-farm = Farm
red_outpost-location-farm-about = Produce 1 Wheat. Mood −1, but for the Farmer.
red_outpost-location-beer_house = Beer House
red_outpost-location-beer_house-about = Mood +2, but −1 for the Commissar. For a crystal, one worker gains a step of mood and another loses one.
red_outpost-location-storehouse = Storehouse
red_outpost-location-storehouse-about = Sell a cube for a crystal, buy one, or hand one out: one worker gains a step of mood and another loses one.
red_outpost-location-administration = Administration
red_outpost-location-administration-about = Mood +1 for the Bureaucrat, and you may move another player’s disk from one portrait to another. The portrait of the visiting worker is protected: no disk leaves it or comes to it. The Bureaucrat herself brings a crystal instead.
red_outpost-location-spaceship = Spaceship
red_outpost-location-spaceship-about = Mood −1. Draw a card: it adds a cube, a cube and a crystal, or nothing; never a crystal alone.
red_outpost-location-mine = Mine
red_outpost-location-mine-about = Produce 1 Coal at mood −2; the Miner produces 2 and does not mind.
red_outpost-location-field_kitchen = Field Kitchen
red_outpost-location-field_kitchen-about = Mood +1. Open at Lunch, for everybody.
red_outpost-location-lake = Lake
red_outpost-location-lake-about = Draw a card for fish. Mood −1, but for the Fisherman, who draws two and chooses one; his player may reshuffle the Lake before or after drawing. When all fish cards lie open, the Lake is reshuffled.
red_outpost-location-labor_camp = Labor Camp
red_outpost-location-labor_camp-about = Produce 1 Wheat, 1 Wool and 1 Fish. Mood −2.
red_outpost-location-barracks = Barracks
red_outpost-location-barracks-about = Mood +1. In the Evening, for everybody; whoever is in bed at the end of the Morning gains 1 too.
red_outpost-to-pasture = to the Pasture
red_outpost-to-palace = to the Palace of the Soviets
red_outpost-to-farm = to the Farm
red_outpost-to-beer_house = to the Beer House
red_outpost-to-storehouse = to the Storehouse
red_outpost-to-administration = to the Administration
red_outpost-to-spaceship = to the Spaceship
red_outpost-to-mine = to the Mine
red_outpost-to-field_kitchen = to the Field Kitchen
red_outpost-to-lake = to the Lake
red_outpost-to-labor_camp = to the Labor Camp
red_outpost-to-barracks = to the Barracks

## Resources, colours, phases, sources of points

red_outpost-resource-wool = Wool
red_outpost-resource-wheat = Wheat
red_outpost-resource-fish = Fish
red_outpost-resource-coal = Coal
red_outpost-owner-orange = Orange
red_outpost-owner-blue = Blue
red_outpost-owner-brown = Brown
red_outpost-owner-pink = Pink
red_outpost-phase-morning = Morning
red_outpost-phase-day_1 = Day 1
red_outpost-phase-lunch = Lunch
red_outpost-phase-day_2 = Day 2
red_outpost-phase-evening = Evening
red_outpost-phase-over = Game over
red_outpost-points-start = At the start
red_outpost-points-exports = Exports
red_outpost-points-wheel = Production wheel
red_outpost-points-moods_1 = Moods, round 1
red_outpost-points-moods_2 = Moods, round 2
red_outpost-points-palace = Palace
red_outpost-points-crystals = Crystals

## Cards of the lake and of the spaceship

red_outpost-lake-blank = nothing
red_outpost-lake-one_fish = 1 Fish
red_outpost-lake-two_fish = 2 Fish and mood +1
red_outpost-ship-nothing = nothing
red_outpost-ship-wool = Wool
red_outpost-ship-wheat = Wheat
red_outpost-ship-fish = Fish
red_outpost-ship-coal = Coal
red_outpost-ship-crystal_wool = Wool and a crystal
red_outpost-ship-crystal_wheat = Wheat and a crystal
red_outpost-ship-crystal_fish = Fish and a crystal
red_outpost-ship-crystal_coal = Coal and a crystal
red_outpost-ship-any = a cube of choice
red_outpost-ship-crystal_any = a cube of choice and a crystal

## Special cards

red_outpost-card-c_pasture = Pasture
red_outpost-card-c_pasture-about = At the Pasture: mood +2 for the visitor instead of everything that is printed there.
red_outpost-card-c_palace = Palace of the Soviets
red_outpost-card-c_palace-about = At the palace: your crystal may go to a portrait, where it counts as a disk this round.
red_outpost-card-c_farm = Farm
red_outpost-card-c_farm-about = At the Farm: you choose what is produced. The loss of mood stays.
red_outpost-card-c_beer_house = Beer House
red_outpost-card-c_beer_house-about = At the Beer House: 2 crystals instead of everything that is printed there.
red_outpost-card-c_storehouse = Storehouse
red_outpost-card-c_storehouse-about = At the Storehouse: two exchanges of cubes and crystals instead of one.
red_outpost-card-c_administration = Administration
red_outpost-card-c_administration-about = At the Administration: your disk may wait on this card, one at a time, and join the usual one on a later turn. A disk still waiting at the end of a round returns to you.
red_outpost-card-c_spaceship = Spaceship
red_outpost-card-c_spaceship-about = At the Spaceship: afterwards you may ship one cube of each kind and score one of their tracks.
red_outpost-card-c_mine = Mine
red_outpost-card-c_mine-about = At the Mine: 3 steps on the production wheel and mood −1 instead of everything that is printed there.
red_outpost-card-c_field_kitchen = Field Kitchen
red_outpost-card-c_field_kitchen-about = Before Lunch you may lay up to two workers down.
red_outpost-card-c_lake = Lake
red_outpost-card-c_lake-about = At the Lake: you may take an open card instead of drawing one.
red_outpost-card-c_labor_camp = Labor Camp
red_outpost-card-c_labor_camp-about = At the Labor Camp: no loss of mood, and no disk is placed.
red_outpost-card-c_barracks = Barracks
red_outpost-card-c_barracks-about = At the end of the Morning you may move one of your disks to a worker in the Barracks.
red_outpost-card-c_shepherd = Shepherd
red_outpost-card-c_shepherd-about = The Shepherd may work where he stands, if he could also go there in this phase: never at Lunch, in the Barracks, or where it is closed.
red_outpost-card-c_farmer = Farmer
red_outpost-card-c_farmer-about = The Farmer may join workers who lie flat.
red_outpost-card-c_fisherman = Fisherman
red_outpost-card-c_fisherman-about = After a turn with the Fisherman you may move another worker, standing or lying, to an empty location that is not closed; never to the Field Kitchen or the Barracks. It places no disk and does nothing there.
red_outpost-card-c_miner = Miner
red_outpost-card-c_miner-about = If the Miner produces anything but Coal, he may produce one more of it at mood −1.
red_outpost-card-c_commissar = Commissar
red_outpost-card-c_commissar-about = After a turn with the Commissar you may give the palace a crystal.
red_outpost-card-c_bureaucrat = Bureaucrat
red_outpost-card-c_bureaucrat-about = The Bureaucrat may enter closed locations.

## Actions: what is written on their buttons

red_outpost-action-visit = Send a worker
red_outpost-action-visit_with_card = Send a worker and use your card
red_outpost-action-decline = No, go on
red_outpost-action-donate = Give the palace a crystal
red_outpost-action-honour = Lay the crystal on a portrait
red_outpost-action-farm_resource = Produce
red_outpost-action-beer = Pay a crystal
red_outpost-action-storehouse_mood = Hand out a cube
red_outpost-action-storehouse_sell = Sell a cube
red_outpost-action-storehouse_buy = Buy a cube
red_outpost-action-move_disk = Move a disk
red_outpost-action-ship_resource = Add this cube
red_outpost-action-lake_reshuffle = Reshuffle the lake
red_outpost-action-lake_draw = Draw a card
red_outpost-action-lake_take = Take an open card
red_outpost-action-lake_pick = Choose this card
red_outpost-action-miner_extra = Produce one more
red_outpost-action-ship_four = Ship one of each
red_outpost-action-commissar_donate = Give the palace one more crystal
red_outpost-action-relocate = Move a worker
red_outpost-action-kitchen_rest = Let them rest
red_outpost-action-barracks_shift = Move your disk
red_outpost-field-worker = Worker
red_outpost-field-to = Where to
red_outpost-field-stored_disk = Stored disk to add
red_outpost-field-up = Cheers up
red_outpost-field-down = Loses heart
red_outpost-field-resource = Resource
red_outpost-field-from_worker = From
red_outpost-field-to_worker = To
red_outpost-field-owner = Whose disk
red_outpost-field-lake = Card
red_outpost-field-workers = Workers

## Options of a table

red_outpost-option-blocking = Closed locations
red_outpost-option-blocking-about = Which locations are closed in the Morning and in the Evening.
red_outpost-option-blocking-recommended = As advised
red_outpost-option-blocking-recommended-about = The six locations that the rules advise for first games.
red_outpost-option-blocking-random = Random
red_outpost-option-blocking-random-about = Six locations are drawn before the game.
red_outpost-option-special_cards = Special cards
red_outpost-option-special_cards-about = Everybody may get a power of a location and one of a worker.
red_outpost-option-special_cards-off = Without
red_outpost-option-special_cards-off-about = Advised for first games.
red_outpost-option-special_cards-on = With
red_outpost-option-special_cards-on-about = Each player is dealt a location card and a worker card, face up.
red_outpost-option-first_player = First player
red_outpost-option-first_player-about = Who holds the token at the start.
red_outpost-option-first_player-random = Drawn
red_outpost-option-first_player-random-about = A seat is drawn.
red_outpost-option-first_player-first_seat = First seat
red_outpost-option-first_player-first_seat-about = Whoever sits in the first seat begins; the host can order the seats.
red_outpost-option-data = Data of the components
red_outpost-option-data-about = Values that are printed on the board and the cards but not in the rulebook. Change them if you know better, or to try something else.

## The table of data: where a value comes from, and its rows

red_outpost-source-rulebook = from the rulebook
red_outpost-source-reviews = from public reviews, not confirmed by the rulebook
red_outpost-source-inferred = our best judgement, not confirmed by the rulebook
red_outpost-row-wheel_spaces = Spaces of the wheel
red_outpost-row-wheel_spaces-about = So many cubes produced bring the reward.
red_outpost-row-wheel_start = Start on the wheel
red_outpost-row-wheel_start-about = The space on which all markers begin, counted from 0; the reward lies before space 0.
red_outpost-row-mood_sad = Points of bad moods
red_outpost-row-mood_sad-about = One number for each step below the start, the nearest first. As many numbers, as many steps.
red_outpost-row-mood_start = Points of the neutral mood
red_outpost-row-mood_start-about = What the mood is worth on which everybody begins.
red_outpost-row-mood_happy = Points of good moods
red_outpost-row-mood_happy-about = One number for each step above the start, the nearest first. As many numbers, as many steps.
red_outpost-row-export_wool = Export of Wool
red_outpost-row-export_wool-about = Points of the spaces from the left; the last one is used again and again.
red_outpost-row-export_wheat = Export of Wheat
red_outpost-row-export_wheat-about = Points of the spaces from the left; the last one is used again and again.
red_outpost-row-export_fish = Export of Fish
red_outpost-row-export_fish-about = Points of the spaces from the left; the last one is used again and again.
red_outpost-row-export_coal = Export of Coal
red_outpost-row-export_coal-about = Points of the spaces from the left; the last one is used again and again.
red_outpost-row-lake_blank = Lake: nothing
red_outpost-row-lake_blank-about = How many cards of this kind the lake has.
red_outpost-row-lake_one_fish = Lake: 1 Fish
red_outpost-row-lake_one_fish-about = How many cards of this kind the lake has.
red_outpost-row-lake_two_fish = Lake: 2 Fish and mood +1
red_outpost-row-lake_two_fish-about = How many cards of this kind the lake has.
red_outpost-row-ship_nothing = Spaceship: nothing
red_outpost-row-ship_nothing-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_wool = Spaceship: Wool
red_outpost-row-ship_wool-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_wheat = Spaceship: Wheat
red_outpost-row-ship_wheat-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_fish = Spaceship: Fish
red_outpost-row-ship_fish-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_coal = Spaceship: Coal
red_outpost-row-ship_coal-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_crystal_wool = Spaceship: Wool and a crystal
red_outpost-row-ship_crystal_wool-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_crystal_wheat = Spaceship: Wheat and a crystal
red_outpost-row-ship_crystal_wheat-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_crystal_fish = Spaceship: Fish and a crystal
red_outpost-row-ship_crystal_fish-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_crystal_coal = Spaceship: Coal and a crystal
red_outpost-row-ship_crystal_coal-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_any = Spaceship: a cube of choice
red_outpost-row-ship_any-about = How many cards of this kind the spaceship has.
red_outpost-row-ship_crystal_any = Spaceship: a cube of choice and a crystal
red_outpost-row-ship_crystal_any-about = How many cards of this kind the spaceship has.
red_outpost-row-palace_spaces = Spaces beside the palace
red_outpost-row-palace_spaces-about = Crystals that each player may give; 0 for as many as they like.
red_outpost-row-crystals = Crystals
red_outpost-row-crystals-about = All crystals of the game, those of the players included.
red_outpost-row-cubes = Cubes of each kind
red_outpost-row-cubes-about = All cubes of a resource.

## The board: where the game stands

red_outpost-board-course = Where the game stands
red_outpost-board-round = Round
red_outpost-board-order = Turns
red_outpost-board-players = Players
red_outpost-board-points = Points:
red_outpost-board-banner = Round { $round } · { $phase }
red_outpost-board-outlook = If the round ended now, the moods would bring:
red_outpost-board-points-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; if the round ended now, the moods would bring { $outlook }
red_outpost-board-crystals = Crystals
red_outpost-board-palace = Crystals at the palace
red_outpost-board-reserve = Disks left
red_outpost-board-own-card = Your special card: { $about }
red_outpost-board-stored = Disk on the card
red_outpost-board-first = First player
red_outpost-board-status-kitchen = { $seat } chooses who rests over Lunch.
red_outpost-board-status-visit = { $seat } decides which worker goes where.
red_outpost-board-status-farm = { $seat } chooses what the farm produces.
red_outpost-board-status-donate = { $seat } may give the palace a crystal.
red_outpost-board-status-beer = { $seat } may buy a round of beer.
red_outpost-board-status-storehouse = { $seat } decides what to do at the storehouse.
red_outpost-board-status-move_disk = { $seat } may move a disk of another player.
red_outpost-board-status-ship_any = { $seat } chooses which cube the spaceship brings.
red_outpost-board-status-lake_before = { $seat } may reshuffle the lake before the Fisherman draws.
red_outpost-board-status-lake_draw = { $seat } draws a card of the lake or takes an open one.
red_outpost-board-status-lake_pick = { $seat } chooses which of the two cards of the lake counts.
red_outpost-board-status-lake_after = { $seat } may reshuffle the lake.
red_outpost-board-status-miner_extra = { $seat } decides whether the Miner produces one more cube.
red_outpost-board-status-ship_four = { $seat } may ship one cube of each kind.
red_outpost-board-status-commissar = { $seat } decides whether the Commissar gives the palace a crystal.
red_outpost-board-status-relocate = { $seat } may move another worker to an empty location.
red_outpost-board-status-barracks = { $seat } may move a disk to somebody still in bed.

## The board: map and portraits

red_outpost-board-map = The settlement
red_outpost-board-map-about = Point at a location to read what it does.
red_outpost-board-at = At { $place }
red_outpost-board-token = Closed in this phase: { $phase }
red_outpost-board-token-shut = Closed now: { $phase }
red_outpost-board-standing = standing
red_outpost-board-lying = used or resting in this phase
red_outpost-board-stands-at = { $place }
red_outpost-board-lies-at = { $place } · unavailable
red_outpost-board-portraits = Workers
red_outpost-board-mood = { $worker }: mood { $mood }, worth { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-board-mood-next = It would become { $mood }.
red_outpost-board-influence = Influence: { $worker }
red_outpost-board-with-crystals = { $count ->
    [one] with a crystal
   *[other] with { $count } crystals
}
red_outpost-board-leads = leads
red_outpost-board-nobody = unclaimed

## The board: goods and decks

red_outpost-board-goods = Storehouse and exports
red_outpost-board-resource = Resource
red_outpost-board-stored-cubes = Stored
red_outpost-board-exports = Exports
red_outpost-board-cubes = { $count ->
    [0] none
    [one] 1 cube
   *[other] { $count } cubes
}
red_outpost-board-space-full = filled, was worth { $count }
red_outpost-board-space-next = the next export is worth { $count }
red_outpost-board-space-later = worth { $count } later
red_outpost-board-supply-of = { $count } in the supply
red_outpost-board-wheel = Production wheel
red_outpost-board-wheel-left = Cubes to the reward
red_outpost-board-to-reward = { $count ->
    [one] 1 cube to the reward
   *[other] { $count } cubes to the reward
}
red_outpost-board-decks = Decks
red_outpost-board-deck-lake = Lake
red_outpost-board-deck-ship = Spaceship
red_outpost-board-deck-left = { $count } left
red_outpost-board-taken = Drawn:
red_outpost-board-discarded = { $count } open
red_outpost-board-supply = { $count ->
    [one] 1 crystal in the supply
   *[other] { $count } crystals in the supply
}

## The board: what an action would do

red_outpost-board-effects = What it would do
red_outpost-board-effect-mood = { $worker }: mood { $change }
red_outpost-board-effect-cube = Storehouse: { $resource } { $change }
red_outpost-board-effect-export = { $resource } is exported
red_outpost-board-effect-points = { $change } { $count ->
    [one] point
   *[other] points
}
red_outpost-board-effect-crystals = Crystals { $change }
red_outpost-board-effect-palace = At the palace { $change }
red_outpost-board-effect-wheel = Wheel { $change }
red_outpost-board-effect-draws = Cards are drawn or shuffled
red_outpost-board-effect-leaders = { $count ->
    [one] { $names } would lead: { $worker }
   *[other] { $names } would lead together: { $worker }
}
red_outpost-board-effect-nobody = Nobody would lead: { $worker }
red_outpost-board-effect-outlook = If the round ended now: { $change } for you
red_outpost-board-effect-asks = Then: { $what }
red_outpost-board-then = a choice follows
red_outpost-board-no-effect = no effect

## The board: answers

red_outpost-board-pick-worker = Choose a worker here or on the board.
red_outpost-board-pick-place = Now choose a location on the map.
red_outpost-board-use-card = Use your special card
red_outpost-board-add-stored = Add the disk from your card
red_outpost-board-do-visit = Send { $visitor } { $to }
red_outpost-board-do-visit_with_card = Send { $visitor } { $to } with your card
red_outpost-board-do-relocate = Move { $visitor } { $to }
red_outpost-board-do-beer = Pay a crystal: { $up } up, { $down } down
red_outpost-board-do-storehouse_mood = Hand out { $resource }: { $up } up, { $down } down
red_outpost-board-do-move_disk = Move a disk of { $seats }: { $from_worker } → { $to_worker }
red_outpost-board-do-barracks_shift = Move your disk: { $from_worker } → { $to_worker }
red_outpost-board-do-honour = Lay the crystal on a portrait: { $worker }
red_outpost-board-waste-visit = Nothing comes of this visit but your disk: { $location }. Do it all the same?
red_outpost-board-waste-mood = The mood cannot rise any further: { $worker }. Do it all the same?
red_outpost-tie-crystals = Crystals
red_outpost-board-key-map = Go to the map
red_outpost-board-key-portraits = Go to the workers
red_outpost-board-key-goods = Go to storehouse and exports
red_outpost-board-key-players = Go to the players
red_outpost-board-key-forget = Forget what is half chosen
