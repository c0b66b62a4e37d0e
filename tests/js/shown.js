/** What a person reads of a component, without a browser; components that use hooks cannot be read so. */

import { Fragment } from 'preact';

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
  if (!Type.prototype?.render) return shown(Type(props));
  const made = new Type(props);
  made.props = props;
  return shown(made.render(props, {}));
}
