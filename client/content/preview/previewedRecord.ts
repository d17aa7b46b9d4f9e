import { createContext } from 'react';
import type { QueryOptions } from '../../graphql/useQuery.ts';

/** A record that is shown where no address of a page names it, or not to visitors. */
export interface PreviewedRecord {
  /** With what its page queries it. */
  query: QueryOptions<{ id: string }> & { variables: { id: string } };
  /** Until when the link is good by which somebody sees it; null without a link. */
  expiresAt: string | null;
}

export const PreviewedRecordContext = createContext<PreviewedRecord | null>(null);
