import { Fragment, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

/** A child that React renders as a text node. */
const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';
const isNothing = (node: ReactNode) =>
  node === null || node === undefined || typeof node === 'boolean';
const isArray = (node: ReactNode): node is ReactNode[] => Array.isArray(node);
const hasText = (node: ReactNode): boolean => isText(node) || (isArray(node) && node.some(hasText));

/** A space gets an element without a box, because a box would add a gap in a flex box or a grid. */
const element = (text: string | number, key?: string) =>
  jsx('span', { className: String(text).trim() ? undefined : 'contents', children: text }, key);

/**
 * Puts an element around each text that has siblings (docs/decisions/0079-text-elements.md).
 * @param type the type of the element with these properties
 */
export function withTextElements(type: unknown, props: unknown): { children?: ReactNode } {
  const given = props as { children?: ReactNode };
  const children = isArray(given.children) ? wrapTexts(given.children) : given.children;
  // The text of a fragment has the siblings of the fragment.
  const placed = type === Fragment && isText(children) ? element(children) : children;
  return placed === given.children ? given : { ...given, children: placed };
}

function wrapTexts(nodes: ReactNode[]): ReactNode {
  if (!nodes.some(hasText)) return nodes;
  if (nodes.every((node) => isText(node) || isNothing(node))) return nodes.filter(isText).join('');
  const wrapped = nodes.map((node) => (isArray(node) ? wrapTexts(node) : node));
  let text = '';
  let start = 0;
  for (const [index, node] of wrapped.entries()) {
    if (isText(node)) {
      // Consecutive texts become one text, so that the translator reads whole sentences. Other children keep
      // their index, by which React identifies them.
      if (text === '') start = index;
      text += String(node);
      wrapped[index] = null;
      wrapped[start] = text && element(text, `text ${String(start)}`);
    } else if (!isNothing(node)) text = '';
  }
  return wrapped;
}
