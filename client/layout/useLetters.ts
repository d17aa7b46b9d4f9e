import { useMatches } from 'react-router-dom';
import type { PageHandle } from '../pageHandle.ts';

const files = import.meta.glob<string>('../fonts/noto-sans-ethiopic-*.woff2', {
  eager: true,
  import: 'default',
});

/**
 * The Amharic of the page on the screen, where it has more than stands around every page.
 * @returns the class by which the page takes it from one file, and the address of that
 */
export function useLetters(): { className: string; file?: string | undefined } {
  const letters = (useMatches().at(-1)?.handle as PageHandle | undefined)?.letters;
  if (!letters) return { className: '' };
  const file = files[`../fonts/noto-sans-ethiopic-${letters}-400-600.woff2`];
  return { className: `letters-${letters}`, file };
}
