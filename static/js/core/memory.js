/** What this browser remembers, where it may remember anything; without it nothing is lost but comfort. */

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
      // A browser that keeps nothing begins anew each time.
    }
  },
};
