/** The counterpart of app/engine/views.py: applies updates to a view. */

/**
 * Return a view with an update applied. Unchanged parts keep their identity.
 * @param {import('../types').View} view by section
 * @param {import('../types').Update} update new sections, new fields by section, and new fields by section and row
 * @returns {import('../types').View}
 */
export function patched(view, { set = {}, fields = {}, rows = {} }) {
  const found = { ...view, ...set };
  for (const [name, changed] of Object.entries(fields)) found[name] = { ...view[name], ...changed };
  for (const [name, byRow] of Object.entries(rows)) {
    found[name] = Array.isArray(view[name]) ? [...view[name]] : { ...view[name] };
    for (const [row, changed] of Object.entries(byRow)) found[name][row] = { ...view[name][row], ...changed };
  }
  return found;
}
