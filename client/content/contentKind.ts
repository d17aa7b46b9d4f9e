import type { ImportKind } from '../graphql/schemaTypes.generated.ts';
import type { KindName } from './KindIcon.tsx';
import type { MessagesHook } from '../messages/createMessages.ts';
import type { FormMessages } from '../messages/words.ts';
import type { RecordFormMessages } from '../forms/recordFormOptions.ts';

/** A kind of content, as all parts of the client know it. */
export interface ContentKind {
  /** Its type in the schema. */
  typename: string;
  /** The field of Query that lists it. */
  query: string;
  /** The type of its categories in the schema; absent where it has none. */
  categories?: string;
  /** Where its page is and, below /admin, its list. */
  path: string;
  /** Below /admin: its form for a new record and, without the id, for one that exists. */
  addPath: string;
  editPath: string;
}

/** What its admin area says of a kind, besides what its own form says. */
interface AdminKindMessages extends RecordFormMessages {
  /** All its records, as the menu calls them. */
  name: string;
  list: { heading: string; empty: string };
  fields: FormMessages;
}

type Delete = (options: { variables: { id: string; version: number } }) => Promise<unknown>;

/** A kind of content, as volunteers look after it; their code alone loads this. */
export interface AdminKind extends ContentKind {
  /** Its drawing on the dashboard. */
  icon: KindName;
  /** As imports of CSV files name it; absent where there are none. */
  importKind?: ImportKind;
  /** Whether links show its drafts to others, by the page of one record that `contentKinds` has. */
  hasPreviewLinks?: true;
  useMessages: MessagesHook<AdminKindMessages>;
  useDelete: () => [Delete, ...unknown[]];
}
