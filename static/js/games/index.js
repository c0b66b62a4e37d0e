/**
 * The titles that have a board of their own, fetched when a table of theirs is opened; any other is shown by its
 * sections and played with the generic form.
 *
 * A title's module exports `Board({ play })`, and as far as it has them `Answer({ play, decision })`,
 * `presets(view, seat)`, `status(play, view)`, `describe(play, action)`, `figures(view)`, `prices(events)`,
 * `chapters`, `tieBreaks(view)`, `sourceIcon(id, view)`, `logIcon(event)` and `wasted(play, decision, action)`; for
 * standing orders `QuickOrders({ play })` in the bar, `OrderAside({ play })` in the form of an order, and `subjectOf(event)`,
 * what the events that follow are about. `core/play.js` tells what `play` is.
 */
export const BOARDS = {
  outpost: () => import('./outpost/index.js'),
  red_outpost: () => import('./red_outpost/index.js'),
  homesteaders: () => import('./homesteaders/index.js'),
};
