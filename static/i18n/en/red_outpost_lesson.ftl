# The lesson of Red Outpost.

red_outpost-lesson-goal = Six workers, shared by everyone. Over two rounds you take turns sending them to work, and the most points win. You score for exports, and for your influence on happy workers.
red_outpost-lesson-map = Ten locations take one worker each. The Field Kitchen opens at Lunch, the Barracks in the Evening. Three locations are closed in the Morning, three others in the Evening.
red_outpost-lesson-work = Work makes goods but lowers a worker’s mood. The Pasture is the exception for the Shepherd: he makes wool and stays content.
red_outpost-lesson-work-do = Send the Shepherd to the Pasture.
red_outpost-lesson-portraits = Your disk now lies on the Shepherd’s portrait. At the end of the round, the player with the most disks on a worker scores that worker’s mood, good or bad.
red_outpost-lesson-export = The Storehouse holds two wool and two wheat. Three of a kind are exported at once, and the player who added the third scores. The Labor Camp makes one wheat, one wool and one fish.
red_outpost-lesson-export-do = Send the Commissar to the Labor Camp.
red_outpost-lesson-cheer = Two exports brought 6 points, and your wheel went round: 2 points and a crystal. But the Commissar is sad now. The Shepherd is yours alone: make him happy.
red_outpost-lesson-cheer-do = Send the Shepherd to the Beer House.
red_outpost-lesson-beer = Here you may pay a crystal: one worker cheers up, another loses heart. Yours is the Commissar, and a rival has the Farmer.
red_outpost-lesson-beer-do = Pay the crystal: Commissar up, Farmer down.
red_outpost-lesson-lunch = At Lunch, everybody may come to the Field Kitchen. It cheers up, and adds your disk once more.
red_outpost-lesson-lunch-do = Send the Commissar to the Field Kitchen.
red_outpost-lesson-lake = Two fish lie in the Storehouse, one more would be exported. Half of the cards at the Lake show fish: worth a try.
red_outpost-lesson-lake-do = Send the Bureaucrat to the Lake.
red_outpost-lesson-palace = A catch! At the Palace the visitor gains a step of mood, and so does the Commissar, wherever she is.
red_outpost-lesson-palace-do = Send the Miner to the Palace of the Soviets.
red_outpost-lesson-donate = Crystals beside the Palace count at the end of the game: the most are worth 4 points, then 2 and 1.
red_outpost-lesson-donate-do = Give the Palace your crystal.
red_outpost-lesson-evening = The last turn of the round. At the Barracks a worker’s mood rises one more step, and you lead on the Shepherd.
red_outpost-lesson-evening-do = Send the Shepherd to the Barracks.
red_outpost-lesson-score = You led on the Shepherd (4 points) and the Commissar (3), and shared the Bureaucrat (2). Then all disks went back, and the workers woke up in the Barracks.
red_outpost-lesson-finish = That’s Red Outpost: work the unloved, spoil your favourites, and watch who adds the third cube. Play the second round here, or start a new game.
