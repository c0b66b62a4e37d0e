/**
 * Games with their own board, loaded when one of their tables is opened; any other is rendered from its
 * sections and played with the generic form.
 *
 * A game's module exports `Board({ play })`, its `drawings`, their `shapes()` for browsers without colour fonts, and
 * optionally `Answer({ play, decision })`, `presets(view, seat)`, `status(play, view)`, `describe(play, action)`,
 * `figures(view)`, `prices(events)`, `chapters`, `sourceIcon(id, view)`, `logIcon(event)` and
 * `wasted(play, decision, action)`; for the cards of its things `kinds`, `about(play, kind, id)` and `explain()`; for standing orders `QuickOrders({ play })` in the bar, `OrderAside({ play })` in
 * the order form, and `subjectOf(event)`, the subject that groups later events. See `core/play.js` for `play`.
 * What is told of an absence is in `stories.js`.
 */
export const BOARDS = {
  outpost: () => import('./outpost/index.js'),
  red_outpost: () => import('./red_outpost/index.js'),
  homesteaders: () => import('./homesteaders/index.js'),
};
