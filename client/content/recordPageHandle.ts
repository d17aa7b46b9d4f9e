import { useContext } from 'react';
import { type Params, useParams } from 'react-router-dom';
import type { DocumentNode } from '@apollo/client';
import type { MessagesHook } from '../messages/createMessages.ts';
import type { PageHandle } from '../pageHandle.ts';
import type { RecordPage_PageFragment } from './RecordPage.generated.ts';
import type { ContentKind } from './contentKind.ts';
import { type PreviewedRecord, PreviewedRecordContext } from './preview/previewedRecord.ts';
import { useRecordPageMessages } from './recordPageMessages.ts';

/** The data of the query of every record page. */
export interface RecordPageData<Record> {
  record: Record | null;
  page: RecordPage_PageFragment | null;
}

type Data = RecordPageData<{ path: string }>;

/** The largest id of the database. */
const maxId = 2_147_483_647;

/** The id in an address such as `12-enkutatash`; '0', which no record has, if there is none. */
export function idIn({ record = '' }: Params): string {
  const id = /^([1-9]\d{0,9})(?:-|$)/.exec(record)?.[1] ?? '0';
  return Number(id) <= maxId ? id : '0';
}

const variables = (params: Params) => ({ id: idIn(params) });

/**
 * The options with which the page queries its record: by the id in its address, unless a preview
 * shows it.
 */
export function useRecordPageOptions(): PreviewedRecord {
  const params = useParams();
  return useContext(PreviewedRecordContext) ?? { variables: variables(params) };
}

/**
 * The handle of a record page's route. Its canonical address is that of the record; a deleted
 * record has its id and the status 410.
 * @param query has the fields `record` and `page`
 */
export function recordPageHandle(
  { path }: Pick<ContentKind, 'path'>,
  query: DocumentNode,
  messages: MessagesHook[],
): PageHandle {
  return {
    query,
    variables,
    messages: [useRecordPageMessages, ...messages],
    isPossible: (params) => idIn(params) !== '0',
    address(params, _search, data) {
      const { record, page } = data as Data;
      return record?.path ?? (page?.deletedAt ? `/${path}/${idIn(params)}` : null);
    },
    status: (data) => ((data as Data).record ? 200 : 410),
  };
}
