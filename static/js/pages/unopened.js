/** The page of a game that can't be opened: its players can close it. */

import { post } from '../core/http.js';
import '../core/prefs.js';

/** @type {HTMLFormElement | null} */
const form = document.querySelector('form[data-close]');

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    await post(form.dataset.close);
    location.assign('/');
  } catch (error) {
    /** @type {HTMLElement} */
    const notice = form.querySelector('[role="alert"]');
    notice.textContent = error.message || form.dataset.failed;
    notice.hidden = false;
  }
});
