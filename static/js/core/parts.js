/** A view that is read part by part: whoever reads one while rendering is rendered again when that part changes, and not when others do. */

import { computed } from '@preact/signals';

/** Return an object that is read part by part: what there is is told by `whole`, a part of it by `part`. */
function parted(whole, part) {
  const has = (name) => typeof name === 'string' && name in (whole() ?? {});
  return new Proxy({}, {
    get: (_nothing, name) => (typeof name === 'string' ? part(name) : undefined),
    has: (_nothing, name) => has(name),
    ownKeys: () => Reflect.ownKeys(whole() ?? {}),
    getOwnPropertyDescriptor: (_nothing, name) => (has(name) ? { value: part(name), enumerable: true, configurable: true } : undefined),
  });
}

/** The parts of a view. */
export class Parts {
  /** @param {import('@preact/signals').ReadonlySignal<object | null>} shown the view as a whole */
  constructor(shown) {
    this._shown = shown;
    this._sections = new Map();
    this._parts = new Map();
    this._known = new Map();
    /** The view as an object that is read by section, and a section that is no list by field or row. */
    this.view = parted(() => shown.value, (name) => {
      if (!this._known.has(name)) this._known.set(name, this._open(name));
      return this._known.get(name)();
    });
  }

  /**
   * Return one section of the view; it changes only when that section does.
   * @param {string} name
   * @returns {import('@preact/signals').ReadonlySignal<*>}
   */
  section(name) {
    if (!this._sections.has(name)) this._sections.set(name, computed(() => this._shown.value?.[name] ?? null));
    return this._sections.get(name);
  }

  /**
   * Return one field or row of a section; it changes only when that field or row does.
   * @param {string} name the section's
   * @param {string | number} key
   * @returns {import('@preact/signals').ReadonlySignal<*>}
   */
  part(name, key) {
    const path = `${name} ${key}`;
    if (!this._parts.has(path)) this._parts.set(path, computed(() => this.section(name).value?.[key]));
    return this._parts.get(path);
  }

  /** Return what reads a section. */
  _open(name) {
    const section = this.section(name);
    const fields = parted(() => section.value, (field) => this.part(name, field).value);
    // Whether it is a list, or is there at all, seldom changes, and concerns whoever reads any of it.
    const isParted = computed(() => typeof section.value === 'object' && section.value !== null && !Array.isArray(section.value));
    return () => (isParted.value ? fields : section.value);
  }
}
