import { isSentence } from './sentence.ts';

/**
 * The messages that volunteers have edited, in one language, by their keys: the name of the
 * catalogue and the path in it, such as `home.actions.events`. A text is one item, plural forms are
 * two (`one` and `other`), a list is its items.
 */
export type Overrides = Readonly<Record<string, readonly string[]>>;

/** Whether a key is in a catalogue, or in a part of it. */
export const isKeyIn = (key: string, catalogue: string): boolean =>
  key === catalogue || key.startsWith(`${catalogue}.`);

/**
 * A catalogue with the edited messages. An override that does not fit the catalogue, because a
 * later version of the site has another message there, is ignored.
 */
export function withOverrides<Catalogue>(
  catalogue: Catalogue,
  name: string,
  overrides: Overrides,
): Catalogue {
  const keys = Object.keys(overrides).filter((key) => isKeyIn(key, name));
  return keys.length > 0 ? (replace(catalogue, name, overrides, keys) as Catalogue) : catalogue;
}

function replace(part: unknown, path: string, overrides: Overrides, keys: string[]): unknown {
  if (!keys.some((key) => isKeyIn(key, path))) return part;
  const texts = overrides[path];
  if (texts) return replaceSentence(part, texts);
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      replace(value, `${path}.${name}`, overrides, keys),
    ]),
  );
}

function replaceSentence(sentence: unknown, texts: readonly string[]): unknown {
  const [first = '', other] = texts;
  if (Array.isArray(sentence)) return texts;
  if (typeof sentence === 'string') return texts.length === 1 ? first : sentence;
  if (!isSentence(sentence)) return sentence;
  const isPlural = typeof sentence.forms !== 'string';
  if (isPlural !== (texts.length === 2)) return sentence;
  return sentence.inWords(other === undefined ? first : { one: first, other });
}
