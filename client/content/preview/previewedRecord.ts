import { createContext } from 'react';
import type { QueryOptions } from '../../graphql/useQuery.ts';

/** With what the page of a record queries it, where no address of a page names it. */
export type PreviewedRecord = QueryOptions<{ id: string }> & { variables: { id: string } };

export const PreviewedRecordContext = createContext<PreviewedRecord | null>(null);

/** Whether a link for a preview shows the page, which says so above it. */
export const SharedPreviewContext = createContext(false);
