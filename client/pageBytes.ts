import { randomUUID } from 'node:crypto';
import type { InlineStyles } from './Document.tsx';

/**
 * The placeholder of the state in the markup. It is random, so that no text of a page can equal it.
 */
export const statePlaceholder = randomUUID();
/** The placeholder of the text of each inline stylesheet. */
export const stylesPlaceholder = randomUUID();

/**
 * Encodes a rendered page, and inserts the parts that React does not render, because React would
 * copy the styles and the state several times.
 * @param markup of the whole document
 * @param state JSON that is safe inside a script element
 * @param script HTML that is added at the end of the body
 */
export function pageBytes(
  markup: string,
  inlineStyles: InlineStyles[],
  state: string,
  script: string,
): Buffer {
  const fillings: [placeholder: string, content: Buffer][] = [
    ...inlineStyles.map((styles): [string, Buffer] => [stylesPlaceholder, bytesOf(styles)]),
    [statePlaceholder, Buffer.from(state)],
    ['</body>', Buffer.from(`${script}</body>`)],
  ];
  const parts: Buffer[] = [Buffer.from('<!doctype html>')];
  let from = 0;
  for (const [placeholder, content] of fillings) {
    const at = markup.indexOf(placeholder, from);
    parts.push(Buffer.from(markup.slice(from, at)), content);
    from = at + placeholder.length;
  }
  return Buffer.concat([...parts, Buffer.from(markup.slice(from))]);
}

/** The styles of all pages are the same, so they are encoded once. */
const encodedStyles = new WeakMap<InlineStyles, Buffer>();

function bytesOf(styles: InlineStyles): Buffer {
  const bytes = encodedStyles.get(styles) ?? Buffer.from(styles.text);
  encodedStyles.set(styles, bytes);
  return bytes;
}
