/** Keyboard shortcuts: their bindings, and the list that `?` shows. Never active while somebody types. */

import { signal } from '@preact/signals';

/** Elements that take keyboard input. */
const TYPING = 'input:not([type="checkbox"]):not([type="radio"]):not([type="button"]), textarea, select, [contenteditable="true"]';
/** Elements that Enter or Space activates. */
const PRESSING = 'a[href], button, summary, [role="button"]';

/**
 * Return a key press in the notation of bindings: `n`, `?`, `Enter`, `Ctrl+z`.
 * @param {{key: string, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean}} event
 * @returns {string}
 */
export function pressed({ key, ctrlKey, metaKey, altKey }) {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${name}`;
}

/** A list of bindings: `{ key, label, run, when? }`; for each key the latest active one wins. */
export class Keys {
  constructor() {
    /** All bindings, for the overlay. */
    this.all = signal([]);
  }

  /**
   * Add bindings; return a function that removes them.
   * @param {{key: string, label: string, run: () => void, when?: () => boolean, group?: string}[]} bindings
   * @returns {() => void}
   */
  add(bindings) {
    this.all.value = [...this.all.value, ...bindings];
    return () => {
      this.all.value = this.all.value.filter((one) => !bindings.includes(one));
    };
  }

  /**
   * Run the binding of a key press, unless the focused element handles the key itself.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether a binding ran
   */
  press(event) {
    const key = pressed(event);
    const target = /** @type {Element | null} */ (event.target);
    if (event.defaultPrevented || event.repeat && !key.startsWith('Arrow')) return false;
    if (target?.closest?.(TYPING) && key !== 'Escape') return false;
    // An open dialog takes all keys, and so does the help; the browser closes them on Escape.
    if (document.querySelector('dialog[open], .help') && key !== '?') return false;
    if (['Enter', ' '].includes(key) && target?.closest?.(PRESSING)) return false;
    const found = this.all.value.findLast((one) => one.key === key && (one.when?.() ?? true));
    if (!found) return false;
    event.preventDefault();
    found.run();
    return true;
  }
}
