/** What a person reads of a component, without a browser. Effects do not run. */

import { Component, Fragment, options } from 'preact';

/**
 * Return the words and numbers of what is rendered, in their order.
 * @param {*} node
 * @returns {string}
 */
export function shown(node) {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(shown).filter(Boolean).join(' ');
  if (typeof node !== 'object') return String(node).trim();
  const { type: Type, props } = node;
  if (typeof Type !== 'function' || Type === Fragment) return shown(props.children);
  const made = Type.prototype?.render ? new Type(props) : new Component(props);
  Object.assign(made, { props, state: made.state ?? {} });
  // What Preact itself does before it renders: hooks belong to the component of this node (`_component`, `_render`).
  node.__c = made;
  options.__r?.(node);
  return shown(Type.prototype?.render ? made.render(props, {}) : Type(props));
}
