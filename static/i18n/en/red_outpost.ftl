### Red Outpost. How parameters become variables is told in app/texts.py.

red_outpost-title = Red Outpost

## What happened: the course of the game

red_outpost-closed_mornings = Closed in the Morning: { $location }.
red_outpost-closed_evenings = Closed in the Evening: { $location }.
red_outpost-edited = Changed by the host: { $row }.
red_outpost-dealt = { $you ->
    [seat] Your special cards: { $card }.
   *[none] { $seat }’s special cards: { $card }.
}
red_outpost-phase = Round { $round }, { $phase }: { $you ->
    [seat] you begin.
   *[none] { $seat } begins.
}
red_outpost-mood_scored = { $worker }, mood { $mood }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $seats }.
red_outpost-final = { $you ->
    [seat] You score { $palace } for the Palace and { $crystals } for crystals.
   *[none] { $seat } scores { $palace } for the Palace and { $crystals } for crystals.
}
red_outpost-over = Game over: { $winners_count ->
    [one] { $you ->
        [winners] you win
       *[none] { $winners } wins
    }
   *[other] { $winners } win together
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}!

## What happened: turns

red_outpost-visited = { $you ->
    [seat] You send { $visitor } { $to }.
   *[none] { $seat } sends { $visitor } { $to }.
}
red_outpost-stayed = { $you ->
    [seat] You keep { $visitor } at work: { $location }.
   *[none] { $seat } keeps { $visitor } at work: { $location }.
}
red_outpost-stored_placed = { $you ->
    [seat] You place your stored disk: { $worker }.
   *[none] { $seat } places a stored disk: { $worker }.
}
red_outpost-mood_up = { $worker }: mood +{ $steps } (now { $mood }).
red_outpost-mood_down = { $worker }: mood −{ $steps } (now { $mood }).
red_outpost-produced = { $you ->
    [seat] You produce 1 { $resource }.
   *[none] { $seat } produces 1 { $resource }.
}
red_outpost-added = { $you ->
    [seat] You add 1 { $resource } to the Storehouse.
   *[none] { $seat } adds 1 { $resource } to the Storehouse.
}
red_outpost-exported = { $resource } exported: { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $you ->
    [seat] for you.
   *[none] for { $seat }.
}
red_outpost-wheel = { $you ->
    [seat] Production wheel: you score
   *[none] Production wheel: { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-crystals = { $you ->
    [seat] You gain
   *[none] { $seat } gains
} { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}.
red_outpost-donated = { $you ->
    [seat] You give the Palace a crystal ({ $total } so far).
   *[none] { $seat } gives the Palace a crystal ({ $total } so far).
}
red_outpost-honoured = { $you ->
    [seat] You place a crystal on a portrait: { $worker }.
   *[none] { $seat } places a crystal on a portrait: { $worker }.
}
red_outpost-beer = { $you ->
    [seat] You pay a crystal for a round of beer.
   *[none] { $seat } pays a crystal for a round of beer.
}
red_outpost-handed_out = { $you ->
    [seat] You hand out 1 { $resource } from the Storehouse.
   *[none] { $seat } hands out 1 { $resource } from the Storehouse.
}
red_outpost-sold = { $you ->
    [seat] You sell 1 { $resource } from the Storehouse.
   *[none] { $seat } sells 1 { $resource } from the Storehouse.
}
red_outpost-bought = { $you ->
    [seat] You buy 1 { $resource } for a crystal.
   *[none] { $seat } buys 1 { $resource } for a crystal.
}
red_outpost-disk_moved = { $you ->
    [seat] You move a disk ({ $seats }): { $from_worker } → { $to_worker }.
    [seats] { $seat } moves your disk: { $from_worker } → { $to_worker }.
   *[none] { $seat } moves a disk ({ $seats }): { $from_worker } → { $to_worker }.
}
red_outpost-ship_card = { $you ->
    [seat] You draw a Spaceship card: { $ship }.
   *[none] { $seat } draws a Spaceship card: { $ship }.
}
red_outpost-ship_shuffled = The Spaceship deck is reshuffled.
red_outpost-lake_drawn = { $you ->
    [seat] You draw a Lake card: { $lake }.
   *[none] { $seat } draws a Lake card: { $lake }.
}
red_outpost-lake_taken = { $you ->
    [seat] You take a face-up Lake card: { $lake }.
   *[none] { $seat } takes a face-up Lake card: { $lake }.
}
red_outpost-lake_picked = { $you ->
    [seat] You choose: { $lake }.
   *[none] { $seat } chooses: { $lake }.
}
red_outpost-lake_shuffled = The Lake is reshuffled.
red_outpost-card_used = { $you ->
    [seat] You use a special card: { $card }.
   *[none] { $seat } uses a special card: { $card }.
}
red_outpost-relocated = { $you ->
    [seat] You move { $visitor } { $to }.
   *[none] { $seat } moves { $visitor } { $to }.
}
red_outpost-rested = { $you ->
    [seat] You let workers rest over Lunch: { $worker }.
   *[none] { $seat } lets workers rest over Lunch: { $worker }.
}

## What is asked

red_outpost-ask-visit = { $phase }: send a worker to a location.
red_outpost-ask-farm = Choose what the Farm produces.
red_outpost-ask-donate = Give the Palace a crystal?
red_outpost-ask-beer = Pay a crystal: mood +1 for one worker, −1 for another?
red_outpost-ask-storehouse = Storehouse: hand out, sell or buy a cube?
red_outpost-ask-move_disk = Move another player’s disk?
red_outpost-ask-ship_any = Choose the cube the Spaceship brings.
red_outpost-ask-lake_before = Reshuffle the Lake before the Fisherman draws?
red_outpost-ask-lake_draw = Draw a Lake card, or take a face-up one?
red_outpost-ask-lake_pick = Choose one of the two cards.
red_outpost-ask-lake_after = Reshuffle the Lake now?
red_outpost-ask-miner_extra = Miner: produce one more cube at mood −1?
red_outpost-ask-ship_four = Ship one cube of each kind? Choose the track to score.
red_outpost-ask-commissar = Commissar: give the Palace one more crystal?
red_outpost-ask-relocate = Fisherman: move another worker to an empty location?
red_outpost-ask-kitchen = Let up to two workers rest over Lunch?
red_outpost-ask-barracks = Move one of your disks to a worker still in the Barracks?

## Refused

refused-worker_tired = This worker has been used this phase, or is resting.
refused-only_kitchen_at_lunch = At Lunch, workers can only go to the Field Kitchen.
refused-kitchen_only_at_lunch = The Field Kitchen is open only at Lunch.
refused-barracks_only_in_evening = You can send workers to the Barracks only in the Evening.
refused-blocked_morning = This location is closed in the Morning.
refused-blocked_evening = This location is closed in the Evening.
refused-same_location = The worker is already there: choose another location.
refused-occupied = Another worker is there.
refused-no_stored_disk = There is no disk on your card.
refused-card_not_held = You don’t have this card.
refused-card_not_applicable = You can’t use your card like this.
refused-card_full = Your card already holds a disk: place that one first.
refused-palace_full = You have no space left at the Palace.
refused-supply_empty = There are none left in the supply.
refused-same_worker_twice = Choose two different workers.
refused-resource_not_in_storehouse = There is no such cube in the Storehouse.
refused-no_crystal = You have no crystals.
refused-disk_is_yours = That’s your own disk: you can move only other players’ disks.
refused-visitor_protected = Disks can’t be moved from or to the visiting worker’s portrait.
refused-disk_not_there = There is no such disk on this portrait.
refused-not_in_discard = There is no such card in the discard pile.
refused-not_produced = Choose something produced this turn, except Coal.
refused-not_the_fisherman = The Fisherman moves another worker, not himself.
refused-target_not_regular = Workers can’t be moved to the Field Kitchen or the Barracks.
refused-target_not_empty = The location must be empty.
refused-not_in_barracks = This worker is not in the Barracks.
refused-wheel_start_off = The start must be one of the wheel’s { $spaces } spaces, counted from 0.
refused-mood_falls = A better mood can’t be worth less than a worse one.
refused-lake_too_small = The Lake needs at least { $low } cards.
refused-lake_without_fish = At least one Lake card must show fish.
refused-ship_empty = The Spaceship needs at least one card.

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
red_outpost-location-pasture-about = Produce 1 Wool. Mood −1, except for the Shepherd.
red_outpost-location-palace = Palace of the Soviets
red_outpost-location-palace-about = Mood +1 for the visitor and for the Commissar. If the Commissar comes herself, nobody’s mood changes. You may give the Palace a crystal.
red_outpost-location-farm = Farm
red_outpost-location-farm-about = Produce 1 Wheat. Mood −1, except for the Farmer.
red_outpost-location-beer_house = Beer House
red_outpost-location-beer_house-about = Mood +2, but −1 for the Commissar. You may pay a crystal: mood +1 for one worker, −1 for another.
red_outpost-location-storehouse = Storehouse
red_outpost-location-storehouse-about = You may do one thing: sell a cube for a crystal, buy a cube for a crystal, or hand out a cube (mood +1 for one worker, −1 for another).
red_outpost-location-administration = Administration
red_outpost-location-administration-about = Mood +1 for the Bureaucrat. You may move another player’s disk from one portrait to another, but not from or to the visiting worker’s. If the Bureaucrat comes herself, you gain a crystal instead.
red_outpost-location-spaceship = Spaceship
red_outpost-location-spaceship-about = Mood −1. Draw a card: it adds a cube, a cube and a crystal, or nothing, but never a crystal alone.
red_outpost-location-mine = Mine
red_outpost-location-mine-about = Produce 1 Coal at mood −2. The Miner produces 2, and his mood stays.
red_outpost-location-field_kitchen = Field Kitchen
red_outpost-location-field_kitchen-about = Mood +1. Open at Lunch, to any number of workers.
red_outpost-location-lake = Lake
red_outpost-location-lake-about = Draw a card for fish. Mood −1, except for the Fisherman, who draws two cards and gets one of your choice; you may reshuffle the Lake before or after drawing. When all fish cards lie face up, the Lake is reshuffled.
red_outpost-location-labor_camp = Labor Camp
red_outpost-location-labor_camp-about = Produce 1 Wheat, 1 Wool and 1 Fish. Mood −2.
red_outpost-location-barracks = Barracks
red_outpost-location-barracks-about = Mood +1. Open in the Evening, to any number of workers. Workers still here at the end of the Morning gain mood +1, too.
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
red_outpost-ship-any = a cube of your choice
red_outpost-ship-crystal_any = a cube of your choice and a crystal

## Special cards

red_outpost-card-c_pasture = Pasture
red_outpost-card-c_pasture-about = At the Pasture: mood +2 for the visitor, instead of everything printed there.
red_outpost-card-c_palace = Palace of the Soviets
red_outpost-card-c_palace-about = At the Palace: you may place your crystal on a portrait, where it counts as a disk this round.
red_outpost-card-c_farm = Farm
red_outpost-card-c_farm-about = At the Farm: you choose what is produced. The loss of mood stays.
red_outpost-card-c_beer_house = Beer House
red_outpost-card-c_beer_house-about = At the Beer House: 2 crystals, instead of everything printed there.
red_outpost-card-c_storehouse = Storehouse
red_outpost-card-c_storehouse-about = At the Storehouse: two sales or purchases instead of one.
red_outpost-card-c_administration = Administration
red_outpost-card-c_administration-about = At the Administration: your disk may wait on this card (one at a time). On a later turn, place it together with your usual disk. If it is still waiting at the end of a round, it returns to you.
red_outpost-card-c_spaceship = Spaceship
red_outpost-card-c_spaceship-about = At the Spaceship: afterwards, you may ship one cube of each kind and score the next space of one of their tracks.
red_outpost-card-c_mine = Mine
red_outpost-card-c_mine-about = At the Mine: 3 steps on the production wheel and mood −1, instead of everything printed there.
red_outpost-card-c_field_kitchen = Field Kitchen
red_outpost-card-c_field_kitchen-about = Before Lunch, you may let up to two workers rest.
red_outpost-card-c_lake = Lake
red_outpost-card-c_lake-about = At the Lake: you may take a face-up card instead of drawing one.
red_outpost-card-c_labor_camp = Labor Camp
red_outpost-card-c_labor_camp-about = At the Labor Camp: no loss of mood, and you place no disk.
red_outpost-card-c_barracks = Barracks
red_outpost-card-c_barracks-about = At the end of the Morning, you may move one of your disks to a worker in the Barracks.
red_outpost-card-c_shepherd = Shepherd
red_outpost-card-c_shepherd-about = The Shepherd may work where he stands, if he could also go there in this phase: never at Lunch, in the Barracks, or in a closed location.
red_outpost-card-c_farmer = Farmer
red_outpost-card-c_farmer-about = The Farmer may go to a location where all workers have been used or are resting.
red_outpost-card-c_fisherman = Fisherman
red_outpost-card-c_fisherman-about = After a turn with the Fisherman, you may move another worker, used or not, to an empty location that is not closed, but never to the Field Kitchen or the Barracks. You place no disk, and nothing happens there.
red_outpost-card-c_miner = Miner
red_outpost-card-c_miner-about = If the Miner produces anything except Coal, he may produce one more of it at mood −1.
red_outpost-card-c_commissar = Commissar
red_outpost-card-c_commissar-about = After a turn with the Commissar, you may give the Palace a crystal.
red_outpost-card-c_bureaucrat = Bureaucrat
red_outpost-card-c_bureaucrat-about = The Bureaucrat may enter closed locations.

## Actions: what is written on their buttons

red_outpost-action-visit = Send a worker
red_outpost-action-visit_with_card = Send a worker with your card
red_outpost-action-decline = No, thanks
red_outpost-action-donate = Give the Palace a crystal
red_outpost-action-honour = Place the crystal on a portrait
red_outpost-action-farm_resource = Produce
red_outpost-action-beer = Pay a crystal
red_outpost-action-storehouse_mood = Hand out a cube
red_outpost-action-storehouse_sell = Sell a cube
red_outpost-action-storehouse_buy = Buy a cube
red_outpost-action-move_disk = Move a disk
red_outpost-action-ship_resource = Add this cube
red_outpost-action-lake_reshuffle = Reshuffle the Lake
red_outpost-action-lake_draw = Draw a card
red_outpost-action-lake_take = Take a face-up card
red_outpost-action-lake_pick = Choose this card
red_outpost-action-miner_extra = Produce one more
red_outpost-action-ship_four = Ship one of each
red_outpost-action-commissar_donate = Give the Palace one more crystal
red_outpost-action-relocate = Move a worker
red_outpost-action-kitchen_rest = Let them rest
red_outpost-action-barracks_shift = Move your disk
red_outpost-field-worker = Worker
red_outpost-field-to = Location
red_outpost-field-stored_disk = Stored disk to add
red_outpost-field-up = Mood +1
red_outpost-field-down = Mood −1
red_outpost-field-resource = Resource
red_outpost-field-from_worker = From
red_outpost-field-to_worker = To
red_outpost-field-owner = Whose disk
red_outpost-field-lake = Card
red_outpost-field-workers = Workers

## The board: where the game stands

red_outpost-board-course = Round and phase
red_outpost-board-round = Round
red_outpost-board-order = Turn order
red_outpost-board-players = Players
red_outpost-board-points = Points:
red_outpost-board-banner = Round { $round } · { $phase }
red_outpost-board-outlook = Moods if the round ended now:
red_outpost-board-points-about = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $outlook } from moods if the round ended now
red_outpost-board-crystals = Crystals
red_outpost-board-palace = Crystals at the Palace
red_outpost-board-reserve = Disks left
red_outpost-board-own-card = Your special card: { $about }
red_outpost-board-stored = Stored disk
red_outpost-board-first = First player
red_outpost-board-status-kitchen = { $you ->
    [seat] You choose who rests over Lunch.
   *[none] { $seat } chooses who rests over Lunch.
}
red_outpost-board-status-visit = { $you ->
    [seat] Your turn to send a worker.
   *[none] { $seat }’s turn to send a worker.
}
red_outpost-board-status-farm = { $you ->
    [seat] You choose what the Farm produces.
   *[none] { $seat } chooses what the Farm produces.
}
red_outpost-board-status-donate = { $you ->
    [seat] You may give the Palace a crystal.
   *[none] { $seat } may give the Palace a crystal.
}
red_outpost-board-status-beer = { $you ->
    [seat] You may buy a round of beer.
   *[none] { $seat } may buy a round of beer.
}
red_outpost-board-status-storehouse = { $you ->
    [seat] You may use the Storehouse.
   *[none] { $seat } may use the Storehouse.
}
red_outpost-board-status-move_disk = { $you ->
    [seat] You may move another player’s disk.
   *[none] { $seat } may move another player’s disk.
}
red_outpost-board-status-ship_any = { $you ->
    [seat] You choose the cube the Spaceship brings.
   *[none] { $seat } chooses the cube the Spaceship brings.
}
red_outpost-board-status-lake_before = { $you ->
    [seat] You may reshuffle the Lake before drawing.
   *[none] { $seat } may reshuffle the Lake before drawing.
}
red_outpost-board-status-lake_draw = { $you ->
    [seat] You draw a Lake card or take a face-up one.
   *[none] { $seat } draws a Lake card or takes a face-up one.
}
red_outpost-board-status-lake_pick = { $you ->
    [seat] You choose one of two Lake cards.
   *[none] { $seat } chooses one of two Lake cards.
}
red_outpost-board-status-lake_after = { $you ->
    [seat] You may reshuffle the Lake.
   *[none] { $seat } may reshuffle the Lake.
}
red_outpost-board-status-miner_extra = { $you ->
    [seat] You may produce one more cube with the Miner.
   *[none] { $seat } may produce one more cube with the Miner.
}
red_outpost-board-status-ship_four = { $you ->
    [seat] You may ship one cube of each kind.
   *[none] { $seat } may ship one cube of each kind.
}
red_outpost-board-status-commissar = { $you ->
    [seat] You may give the Palace one more crystal.
   *[none] { $seat } may give the Palace one more crystal.
}
red_outpost-board-status-relocate = { $you ->
    [seat] You may move another worker to an empty location.
   *[none] { $seat } may move another worker to an empty location.
}
red_outpost-board-status-barracks = { $you ->
    [seat] You may move a disk to a worker in the Barracks.
   *[none] { $seat } may move a disk to a worker in the Barracks.
}

## The board: map and portraits

red_outpost-board-map = Settlement
red_outpost-board-map-about = Choose a location to see what it does.
red_outpost-board-at = At { $place }
red_outpost-board-token = Closed in the { $phase }
red_outpost-board-token-shut = Closed now ({ $phase })
red_outpost-board-standing = ready
red_outpost-board-lying = used or resting
red_outpost-board-stands-at = { $place }
red_outpost-board-lies-at = { $place } · busy
red_outpost-board-portraits = Workers
red_outpost-board-mood = { $worker }: mood { $mood }, worth { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
red_outpost-board-mood-next = Becomes { $mood }.
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
red_outpost-board-space-full = filled; was worth { $count }
red_outpost-board-space-next = next export: { $count }
red_outpost-board-space-later = later: { $count }
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
red_outpost-board-discarded = { $count } face up
red_outpost-board-supply = { $count ->
    [one] 1 crystal in the supply
   *[other] { $count } crystals in the supply
}

## The board: what an action would do

red_outpost-board-effects = Effects
red_outpost-board-effect-mood = { $worker }: mood { $change }
red_outpost-board-effect-cube = Storehouse: { $resource } { $change }
red_outpost-board-effect-export = { $resource } exported
red_outpost-board-effect-points = { $change } { $count ->
    [one] point
   *[other] points
}
red_outpost-board-effect-crystals = Crystals { $change }
red_outpost-board-effect-palace = Palace { $change }
red_outpost-board-effect-wheel = Wheel { $change }
red_outpost-board-effect-draws = Draws or shuffles cards
red_outpost-board-effect-leaders = { $seats_count ->
    [one] Lead on { $worker }: { $seats }
   *[other] Lead on { $worker }, shared: { $seats }
}
red_outpost-board-effect-nobody = Lead on { $worker }: nobody
red_outpost-board-effect-outlook = If the round ended now: { $change } for you
red_outpost-board-effect-asks = Then: { $what }
red_outpost-board-then = choice follows
red_outpost-board-no-effect = no effect

## The board: answers

red_outpost-board-pick-worker = Choose a worker here or on the map.
red_outpost-board-pick-place = Now choose a location on the map.
red_outpost-board-use-card = Use your special card
red_outpost-board-add-stored = Add your stored disk
red_outpost-board-do-visit = Send { $visitor } { $to }
red_outpost-board-do-visit_with_card = Send { $visitor } { $to } with your card
red_outpost-board-do-relocate = Move { $visitor } { $to }
red_outpost-board-do-beer = Pay a crystal: { $up } mood +1, { $down } mood −1
red_outpost-board-do-storehouse_mood = Hand out { $resource }: { $up } mood +1, { $down } mood −1
red_outpost-board-do-move_disk = Move { $seats }’s disk: { $from_worker } → { $to_worker }
red_outpost-board-do-barracks_shift = Move your disk: { $from_worker } → { $to_worker }
red_outpost-board-do-honour = Place the crystal on a portrait: { $worker }
red_outpost-board-waste-visit = This visit does nothing but place your disk: { $location }. Do it anyway?
red_outpost-board-waste-mood = The mood can’t rise any further: { $worker }. Do it anyway?
red_outpost-tie-crystals = Crystals
red_outpost-board-key-map = Go to the map
red_outpost-board-key-portraits = Go to the workers
red_outpost-board-key-goods = Go to the Storehouse and exports
red_outpost-board-key-players = Go to the players
red_outpost-board-key-forget = Clear the selection
