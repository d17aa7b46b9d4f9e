import type { Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { SavedVersion } from './submissions.ts';

/** Further data that is written in the transaction of a row. */
export interface WriteWith<Row> {
  write: (tx: Prisma.TransactionClient, row: Row) => Promise<void>;
  /** Whether it changes anything if the row itself stays as it is. */
  isChange: (tx: Prisma.TransactionClient, row: Row) => Promise<boolean>;
}

/** Changes columns of a record of some kind, as `updateRecord` does, but no files. */
export type ChangeColumns = (
  context: Context,
  seen: { id: string; version: number },
  columns: object,
  writeWith: WriteWith<never> | null,
) => Promise<SavedVersion>;
