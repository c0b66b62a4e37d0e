/** Keys of the page: who listens to which, and the list of them that `?` shows. Never while somebody types. */

import { signal } from '@preact/signals';

/** Elements in which keys write or choose. */
const TYPING = 'input:not([type="checkbox"]):not([type="radio"]):not([type="button"]), textarea, select, [contenteditable="true"]';
/** Elements that Enter or Space press themselves. */
const PRESSING = 'a[href], button, summary, [role="button"]';

/**
 * Return a key press as it is written in bindings: `n`, `?`, `Enter`, `Ctrl+z`.
 * @param {{key: string, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean}} event
 * @returns {string}
 */
export function pressed({ key, ctrlKey, metaKey, altKey }) {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${altKey ? 'Alt+' : ''}${name}`;
}

/** A list of bindings: `{ key, label, run, when? }`; the latest that wants a key gets it. */
export class Keys {
  constructor() {
    /** All bindings, for the overlay. */
    this.all = signal([]);
  }

  /**
   * Add bindings; return what takes them away again.
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
   * Run what a key press is bound to, unless it writes or presses something itself.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether anything was run
   */
  press(event) {
    const key = pressed(event);
    const target = /** @type {Element | null} */ (event.target);
    if (event.defaultPrevented || event.repeat && !key.startsWith('Arrow')) return false;
    if (target?.closest?.(TYPING) && key !== 'Escape') return false;
    // Whoever reads a dialog means the dialog; it closes itself by Escape.
    if (document.querySelector('dialog[open]') && key !== '?') return false;
    if (['Enter', ' '].includes(key) && target?.closest?.(PRESSING)) return false;
    const found = this.all.value.findLast((one) => one.key === key && (one.when?.() ?? true));
    if (!found) return false;
    event.preventDefault();
    found.run();
    return true;
  }
}
