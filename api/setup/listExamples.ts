import type { Prisma } from '../generated/prisma/client.ts';

/** A record of the bundled content that only shows how a page will look. */
export interface Example {
  /** The name of its kind. */
  kind: string;
  recordId: number;
}

/** The examples that are there. One that was deleted has a note of that, and one that is back has none. */
export const listExamples = (tx: Prisma.TransactionClient): Promise<Example[]> =>
  tx.$queryRaw<Example[]>`
    SELECT kind, "recordId" FROM "example-record" AS example
    WHERE NOT EXISTS (SELECT FROM "deleted-record" AS deleted
      WHERE deleted.kind = example.kind AND deleted."recordId" = example."recordId")
    ORDER BY kind, "recordId"`;
