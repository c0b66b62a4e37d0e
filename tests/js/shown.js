/** What a person reads of a component, without a browser. Effects do not run. */

import { Component, Fragment, options } from 'preact';

/** Go through the texts and elements of what is rendered, in their order. */
function* parts(node) {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) {
    for (const one of node) yield* parts(one);
    return;
  }
  if (typeof node === 'object' && (typeof node.type !== 'function' || node.type === Fragment)) {
    yield node;
    yield* parts(node.props.children);
  } else {
    yield* typeof node === 'object' ? parts(rendered(node)) : [String(node).trim()];
  }
}

/** Return what a component makes of its properties. */
function rendered(node) {
  const { type: Type, props } = node;
  const isClass = Boolean(Type.prototype?.render);
  const made = isClass ? new Type(props) : new Component(props);
  // Effects wait in `__h` for a paint that never comes.
  Object.assign(made, { props, state: made.state ?? {}, __h: [] });
  // What Preact itself does before it renders: hooks belong to the component of this node (`_component`, `_render`).
  node.__c = made;
  options.__r?.(node);
  return isClass ? made.render(props, {}) : Type(props);
}

/**
 * Return the words and numbers of what is rendered, in their order.
 * @param {*} node
 * @returns {string}
 */
export const shown = (node) => [...parts(node)].filter((part) => typeof part === 'string' && part).join(' ');

/**
 * Return how many elements of what is rendered have all of these classes.
 * @param {*} node
 * @param {string} classes
 * @returns {number}
 */
export const counted = (node, classes) =>
  [...parts(node)].filter((part) => classes.split(' ').every((one) => part.props?.class?.split(' ').includes(one))).length;
