# What the coach says in Red Outpost (app/games/red_outpost/teaching.py).

red_outpost-coach-goal = Round { $round } of { $rounds }, and the most points win. You have { $points }, your best opponent { $best }.

red_outpost-coach-visit = Complete exports, and leave your disks on workers who will be happy.
red_outpost-coach-farm = Choose the cube that completes an export, or leaves none to the next player.
red_outpost-coach-donate = Crystals at the Palace count at the end of the game, if others give fewer.
red_outpost-coach-beer = Cheer up a worker you lead, sadden one that others lead.
red_outpost-coach-storehouse = A cube can complete an export, be a crystal, or change two moods.
red_outpost-coach-move_disk = Take the lead with a happy worker, or leave an unhappy one to others.
red_outpost-coach-ship_any = Choose the cube that completes an export, or leaves none to the next player.
red_outpost-coach-lake_before = Reshuffle if that makes fish more likely.
red_outpost-coach-lake_draw = Take what is sure if the deck promises less.
red_outpost-coach-lake_pick = Take the catch that counts most for you.
red_outpost-coach-lake_after = Think of the next Fisherman.
red_outpost-coach-miner_extra = One more cube for a step of mood.
red_outpost-coach-ship_four = Choose the track that pays most now.
red_outpost-coach-commissar = Crystals at the Palace count at the end of the game, if others give fewer.
red_outpost-coach-relocate = Move a worker out of your way, or into your opponents’.
red_outpost-coach-kitchen = Rested workers are no use over Lunch, and get no happier for others.
red_outpost-coach-barracks = Move your disk where it decides who leads.

red_outpost-why-exports = You export { $resource }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at once.
red_outpost-why-reward = { $steps ->
    [one] One step
   *[other] { $steps } steps
} on the production wheel { $steps ->
    [one] completes
   *[other] complete
} a turn: { $points } points and a crystal.
red_outpost-why-wheel = { $steps ->
    [one] One step on the production wheel
   *[other] { $steps } steps on the production wheel
}; { $missing } more for its reward.
red_outpost-why-crystals = { $count ->
    [one] You gain 1 crystal.
   *[other] You gain { $count } crystals.
}
red_outpost-why-draws = A card is drawn; what it does comes on top.
red_outpost-why-leads = You take the lead with the { $worker }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at mood { $mood } when the round ends.
red_outpost-why-shares = You share the lead with the { $worker }, and all who do score { $points ->
    [one] 1 point
   *[other] { $points } points
} at mood { $mood } when the round ends.
red_outpost-why-moods = The moods now promise you { $points ->
    [one] 1 point
   *[other] { $points } points
} more at the end of the round.
red_outpost-why-denies = It takes about { $points ->
    [one] 1 point
   *[other] { $points } points
} of exports from your opponents’ reach.
red_outpost-why-leaves = But it brings about { $points ->
    [one] 1 point
   *[other] { $points } points
} of exports within your opponents’ reach.
