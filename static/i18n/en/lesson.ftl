# Lessons: what all of them have in common.

home-learn = Learn { $game } in 10 minutes
lesson-guide = Guide
lesson-count = { $step } of { $steps }
lesson-next = Next
lesson-back = Back
lesson-look = Show me
lesson-fill = Fill it in
lesson-done = Done.
lesson-waiting = Your opponents are playing.
lesson-about = This is a lesson. Its deal is the same for everyone, so the fingerprint proves nothing here.
lesson-strayed = You made another move, and that’s fine: it’s your game. Take it back to return to the lesson, or play on without the guide.
lesson-take-back = Take it back
lesson-play-on = Play on here
lesson-again = New game
lesson-close = Hide the guide
lesson-show = Show the guide
lesson-key = Go to the guide
