/** The twin of app/engine/views.py: how a page follows what changed of its view. */

/**
 * Return a view with an update put in. What has not changed is the same object as before.
 * @param {object} view by section
 * @param {object} update
 * @param {object} [update.set] sections that are new as a whole
 * @param {Object<string, object>} [update.fields] by section, those of its fields that are new
 * @param {Object<string, Object<string, object>>} [update.rows] by section and row (of a list or an object), the same
 * @returns {object}
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
