import type { DocumentNode } from '@apollo/client';

/** What a page's module says about it, as `handle`. */
export interface PageHandle {
  /** What the page asks for, to be fetched before somebody goes there. */
  query?: DocumentNode;
}
