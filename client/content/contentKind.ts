import type { ImportKind } from '../graphql/schemaTypes.generated.ts';
import type { KindName } from './KindIcon.tsx';
import type { MessagesHook } from '../messages/createMessages.ts';
import type { FormMessages } from '../../api/shared/messages/words.ts';
import type { RecordFormMessages } from '../forms/formOptions.ts';

/** A kind of content, as all parts of the client use it. */
export interface ContentKind {
  /** Its type in the schema. */
  typename: string;
  /** The field of Query that lists it. */
  query: string;
  /** The type of its categories in the schema; absent where it has none. */
  categories?: string;
  /** The path of its public page and, below /admin, of its list. */
  path: string;
  /**
   * Below /admin: the path of its form for a new record and, without the id, for an existing one.
   */
  addPath: string;
  editPath: string;
}

/** The messages of a kind in the admin area, in addition to those of its form. */
interface AdminKindMessages extends RecordFormMessages {
  /** The name of the list of all its records, as in the menu. */
  name: string;
  list: { heading: string; empty: string };
  fields: FormMessages;
}

type Delete = (options: { variables: { id: string; version: number } }) => Promise<unknown>;

/** A kind of content in the admin area. Only the code of the admin area loads it. */
export interface AdminKind extends ContentKind {
  /** Further fields of Query that list it. */
  furtherQueries?: string[];
  /** Its icon on the dashboard. */
  icon: KindName;
  /** Its name in CSV imports; absent if it has none. */
  importKind?: ImportKind;
  /** Whether links can show its drafts, through the record page in `contentKinds`. */
  hasPreviewLinks?: true;
  useMessages: MessagesHook<AdminKindMessages>;
  useDelete: () => [Delete, ...unknown[]];
}
