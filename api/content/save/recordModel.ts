import type { CacheTag } from '../../cache/cachePolicy.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { FormMessages } from '../../shared/messages/words.ts';
import type { Source } from '../lists/lists.ts';
import type { SavedVersion } from './submissions.ts';
import type { Context } from '../../context.ts';

export type Transaction = Prisma.TransactionClient;

/** The Prisma delegate of a model, with the columns that a new row needs. */
export interface Delegate<Row, Columns> {
  findUnique: (query: { where: { id: number } }) => PromiseLike<Row | null>;
  create: (query: { data: Columns & { createdBy: string } }) => PromiseLike<Row>;
  update: (query: {
    where: SavedVersion;
    data: Partial<Columns> & { version: { increment: 1 } };
  }) => PromiseLike<Row>;
  delete: (query: { where: { id: number; version?: number } }) => PromiseLike<Row>;
}

/** The properties of a type of record that creating, changing and deleting need. */
export interface RecordModel<Row extends SavedVersion, Columns> {
  /** The GraphQL type. */
  type: string;
  /** The catalogue messages of the fields of its form. */
  messages: FormMessages;
  /** The cache tag of the content that visitors see; null if they see nothing of it. */
  content: CacheTag | null;
  /** The table for `insertRow`. Without it, Prisma inserts the rows. */
  source?: Source;
  /** The Prisma delegate, such as `tx.event`. */
  rows: (tx: Transaction) => Delegate<Row, NoInfer<Columns>>;
  /** Throws if a record must not be deleted. */
  checkDeletion?: (tx: Transaction, id: number) => Promise<void>;
  /** The name of its kind, if deleted and former versions can be restored. */
  kind?: string;
  /** Checks a row after a change; throws if it must not be published so. */
  checkChange?: (tx: Transaction, row: Row, before: Row) => Promise<void>;
  /** The files that a row references. */
  pathsOf?: (row: Row) => (string | null)[];
  /** The field that gets the error if an equal record exists. */
  duplicateField?: string;
  /** The field that gets the error if the record that it names does not exist. By default the category. */
  referenceField?: string;
}

/** Data that is written in the same transaction as a row. */
export interface WriteWith<Row> {
  write: (tx: Prisma.TransactionClient, row: Row) => Promise<void>;
  /** Whether the data changes anything even if the row does not. */
  isChange: (tx: Prisma.TransactionClient, row: Row) => Promise<boolean>;
}

/** Changes columns of a record of any kind, like `updateRecord`, but no files. */
export type ChangeColumns = (
  context: Context,
  seen: { id: string; version: number },
  columns: object,
  writeWith: WriteWith<never> | null,
) => Promise<SavedVersion>;
