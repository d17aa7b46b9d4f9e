import type { NormalizedCacheObject } from '@apollo/client/cache';

/** What the server hands to the browser inside the page, so that hydration starts where it ended. */
export interface ServerState {
  apollo: NormalizedCacheObject;
  /** Whether the page shows 'Unexpected Error ocurs' instead of its content. */
  failed: boolean;
  styles: string[];
  preloads: string[];
}
