import type { DocumentNode } from '@apollo/client';
import type { Letters } from './subsetFonts.ts';

/** What a page's module says about it, as `handle`. */
export interface PageHandle {
  /** What the page asks for, to be fetched before somebody goes there. */
  query?: DocumentNode;
  /** Which file has its Amharic, where it has more than stands around every page. */
  letters?: Letters;
}
