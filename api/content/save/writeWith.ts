import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { SavedVersion } from './submissions.ts';

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
