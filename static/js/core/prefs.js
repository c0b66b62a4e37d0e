/**
 * The reader's preferences: theme, motion, art, sound, notify, language. They are kept in cookies; the server writes
 * them into the page (`data-…` of the root), so that it renders correctly at once and after a reload.
 *
 * Other modules read them there: `document.documentElement.dataset.sound` is 'on' or 'off'.
 */

const YEAR = 365 * 24 * 3600;

/**
 * Return the cookie that stores a preference.
 * @param {string} name
 * @param {string} value
 * @param {string} protocol of the page
 * @returns {string}
 */
export function cookieFor(name, value, protocol) {
  return `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
}

/**
 * Store a preference and apply it at once.
 * @param {string} name
 * @param {string} value
 */
function prefer(name, value) {
  document.cookie = cookieFor(name, value, location.protocol);
  if (name === 'language') location.reload();
  else document.documentElement.dataset[name] = value;
}

/** Return whether notifications are permitted; ask for permission if that is undecided. */
async function mayNotify() {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Apply a choice made in the panel. */
async function chosen({ target }) {
  const told = target.form.querySelector('[data-told]');
  told.textContent = '';
  if (target.name === 'notify' && target.checked && !(await mayNotify())) {
    target.checked = false;
    told.textContent = target.form.dataset.denied;
    return;
  }
  prefer(target.name, target.type === 'checkbox' ? target.dataset[target.checked ? 'on' : 'off'] : target.value);
}

// Tests import the functions above without a page.
if (typeof document !== 'undefined') document.getElementById('preferences')?.addEventListener('change', chosen);
