/** Zen mode: hides chat and spectators. The browser remembers it. */

import { effect, signal } from '@preact/signals';

import { memory } from './memory.js';

export const zen = signal(false);

/** Restore the mode, and apply it to the page whenever it changes. */
export function keepZen() {
  zen.value = memory.get('zen') === 'on';
  effect(() => {
    document.body.classList.toggle('zen', zen.value);
    memory.set('zen', zen.value ? 'on' : 'off');
  });
}
