/** Quiet: chat and watchers out of sight, until one wants them again. This browser remembers it. */

import { effect, signal } from '@preact/signals';

import { memory } from './memory.js';

/** Whether it is quiet. */
export const zen = signal(false);

/** Begin as it was left, and keep the page in step. */
export function keepZen() {
  zen.value = memory.get('zen') === 'on';
  effect(() => {
    document.body.classList.toggle('zen', zen.value);
    memory.set('zen', zen.value ? 'on' : 'off');
  });
}
