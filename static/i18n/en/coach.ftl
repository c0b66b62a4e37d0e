# The coach at the table. Its reasons in numbers are in the titles' own files, those without numbers in bots.ftl.

coach-thinking = Thinking…
coach-suggests = Suggestion: { $what }
coach-fill = Fill it in
coach-off = Switch the coach off
coach-waits = The coach speaks up when it is your turn.
coach-because = Mainly: { $reasons }.
coach-weighed = You win { $chance } of 100 games from here, about { $other } with “{ $instead }”.
coach-close = “{ $instead }” is about as good.
coach-key = Go to the coach
