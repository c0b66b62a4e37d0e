# The lesson of Outpost.

outpost-lesson-goal = You lead a colony on a distant world. The most victory points win, and the game ends after the round in which someone reaches 75. You score for upgrades, and for every factory that is running.
outpost-lesson-colony = This is your colony: two Ore factories and a Water factory, with a colonist at work in each. Every factory at work makes one card a round.
outpost-lesson-cards = Those cards are your money. The number is what a card is worth, and only you can see it. You never get change, so pay with cards that add up.
outpost-lesson-factory = More factories mean more money in every round to come. Ore brings about 3 a round, Water about 7.
outpost-lesson-factory-do = Buy a Water factory for 20.
outpost-lesson-colonist = A factory makes nothing without someone to run it. You have 10 left: exactly the price of a colonist.
outpost-lesson-colonist-do = Buy a colonist for 10.
outpost-lesson-assign = Your new colonist stands idle, and the new Water factory is empty.
outpost-lesson-assign-do = Put everyone to work.
outpost-lesson-end = You’ve spent everything, and rightly so: what you build early pays off longest.
outpost-lesson-end-do = End your turn.
outpost-lesson-auction = Round 2: your four cards are worth 25. You have room for one more colonist; the Nodule houses three more and brings 2 points. Upgrades are sold by auction.
outpost-lesson-auction-do = Open the auction of the Nodule at 25.
outpost-lesson-again = Nobody bid higher: the Nodule is yours for 25. Four factories at work and the Nodule make 6 points, so you lead.
outpost-lesson-again-do = End your turn.
outpost-lesson-save = Round 3. Heavy Equipment lets you buy Titanium factories, which bring 10 a round. It starts at 30, and you have 20. Cards keep until the next round, ten at most.
outpost-lesson-save-do = Save up: end your turn without buying.
outpost-lesson-pass = You are asked in other players’ auctions, too. The Data Library only makes two later upgrades cheaper, and you are saving for something better.
outpost-lesson-pass-do = Pass.
outpost-lesson-equipment = Round 4: now you have 38. The leader plays first, and the others bid against you: leading has its price.
outpost-lesson-equipment-do = Open the auction of Heavy Equipment at 30.
outpost-lesson-bid = An opponent wants it, too. Every bid must top the last one. You could go up to 38, but bid no more than you need to.
outpost-lesson-bid-do = Bid 32.
outpost-lesson-pay = They dropped out, so Heavy Equipment is yours. No change, remember: look for cards that make exactly what you owe.
outpost-lesson-pay-do = Choose the cards and pay.
outpost-lesson-finish = That’s the heart of Outpost: earn, bid, build, and turn it into points in time. Play on here and build Titanium factories, or start a new game.
