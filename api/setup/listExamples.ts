import type { Prisma } from '../generated/prisma/client.ts';

/** An example record of the bundled content, which shows how a page will look. */
export interface Example {
  /** The name of its kind. */
  kind: string;
  recordId: number;
}

/**
 * The existing examples. A deleted example has a row in the table of deleted records; restoring it
 * removes the row.
 */
export const listExamples = (tx: Prisma.TransactionClient): Promise<Example[]> =>
  tx.$queryRaw<Example[]>`
    SELECT kind, "recordId" FROM "example-record" AS example
    WHERE NOT EXISTS (SELECT FROM "deleted-record" AS deleted
      WHERE deleted.kind = example.kind AND deleted."recordId" = example."recordId")
    ORDER BY kind, "recordId"`;
