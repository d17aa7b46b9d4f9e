import type { Language } from '../../graphql/schemaTypes.generated.ts';

/** Fewer letters may be an abbreviation. */
const minLetters = 3;

/**
 * Detects the language of texts by their script; null if it is uncertain. Amharic texts may contain
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
