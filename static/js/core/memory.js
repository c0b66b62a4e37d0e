/** Local storage; where the browser blocks it, nothing is remembered. */

export const memory = {
  /** @param {string} key @returns {string | null} */
  get(key) {
    try {
      return localStorage.getItem(`frontier ${key}`);
    } catch {
      return null;
    }
  },

  /** @param {string} key @param {string} value */
  set(key, value) {
    try {
      localStorage.setItem(`frontier ${key}`, value);
    } catch {
      // Storage is blocked or full: the value is not remembered.
    }
  },
};
