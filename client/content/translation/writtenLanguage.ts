import type { Language } from '../../graphql/schemaTypes.generated.ts';

/** Fewer letters may be an abbreviation. */
const minLetters = 3;

/**
 * The language in which texts are, by their letters; null where that is not certain. In Amharic there may be
 * names in Latin letters.
 */
export function writtenLanguage(texts: readonly unknown[]): Language | null {
  const text = texts.join(' ');
  const ethiopic = text.match(/\p{Script=Ethiopic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (ethiopic + latin < minLetters) return null;
  if (ethiopic > latin) return 'AM';
  return ethiopic === 0 ? 'EN' : null;
}
