### The help beside a table, and the cards of what is on it: loaded when first needed.

help-rules = Rules
help-keys = Keys
help-search = Search the rules
help-sections = Go to a section
help-found = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
help-no-rules = There is no rules page for this game.

explain-rules = Rules: { $section }
explain-about = Rest the mouse on anything to see what it is, what it does and what it costs you now; on a touchscreen, tap it. Hold down a finger on something that would act when tapped. Or switch this on: until you press Escape, every click and every Tab only explains.
explain-asking = Tap or click anything to see what it is.
explain-done = Done

keys-heading = Keyboard shortcuts
keys-about = Shortcuts are off while you type. Use Tab and Enter for everything else.
