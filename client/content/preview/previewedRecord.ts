import { createContext } from 'react';
import type { QueryOptions } from '../../graphql/useQuery.ts';

/** The options with which a record page queries its record, if the address does not name it. */
export type PreviewedRecord = QueryOptions<{ id: string }> & { variables: { id: string } };

export const PreviewedRecordContext = createContext<PreviewedRecord | null>(null);

/** Whether a preview link shows the page, whose banner says so. */
export const SharedPreviewContext = createContext(false);
