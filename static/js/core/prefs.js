/**
 * What the reader prefers: theme, motion, art, sound, notify, language. Cookies keep it and the server writes it into
 * the page (`data-…` of the root), so that a page is right before it is shown and the same after a reload.
 *
 * Other modules read them there: `document.documentElement.dataset.sound` is 'on' or 'off'.
 */

const YEAR = 365 * 24 * 3600;

/**
 * Return the cookie that keeps a preference.
 * @param {string} name
 * @param {string} value
 * @param {string} protocol of the page
 * @returns {string}
 */
export function cookieFor(name, value, protocol) {
  return `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
}

/**
 * Keep a preference and follow it at once.
 * @param {string} name
 * @param {string} value
 */
function prefer(name, value) {
  document.cookie = cookieFor(name, value, location.protocol);
  if (name === 'language') location.reload();
  else document.documentElement.dataset[name] = value;
}

/** Return whether the browser lets us notify; asks the reader where that is still open. */
async function mayNotify() {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Take over what was chosen in the panel. */
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

// Tests read the functions above without a page.
if (typeof document !== 'undefined') document.getElementById('preferences')?.addEventListener('change', chosen);
