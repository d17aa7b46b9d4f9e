import { createHash } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { createParameterDecorator, ID } from 'type-graphql';
import { requireViewer } from '../../access.ts';
import type { Context } from '../../context.ts';
import { conflict, invalidArgument, submissionUsed } from '../../errors.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** A mutation that was sent with an idempotency key. */
export interface Submission {
  key: string;
  /** A digest of the mutation and its arguments, without the files. */
  request: string;
}

/** The result of a submission: a version of a record. */
export interface SavedVersion {
  id: number;
  version: number;
}

export const isKey = (text: string) => /^[\w-]{16,64}$/.test(text);

/**
 * The idempotency key argument of a mutation that creates or changes a record. The resolver also
 * gets the digest of the request, or null if there is no key.
 */
export const IdempotencyKey = () =>
  createParameterDecorator<Context>(({ args, info }) => submissionOf(args, info), {
    arg: {
      name: 'idempotencyKey',
      typeFunc: () => ID,
      options: {
        nullable: true,
        description:
          'Chosen by the client, preferably a random UUID (16 to 64 letters, digits, - or _). If ' +
          'the mutation is sent again with the same key within 30 days, it saves nothing and ' +
          'returns the record that was saved.',
      },
    },
  });

function submissionOf(
  { idempotencyKey: key, ...args }: Record<string, unknown>,
  { fieldName }: GraphQLResolveInfo,
): Submission | null {
  if (typeof key !== 'string') return null;
  if (!isKey(key))
    throw invalidArgument('An idempotency key has 16 to 64 letters, digits, - or _.');
  // Files are promises here, so the digest leaves them out.
  const request = createHash('sha256')
    .update(JSON.stringify([fieldName, args]))
    .digest('base64');
  return { key, request };
}

/** Writes the key with the saved record, as the last statement of the transaction. Throws if the key was used. */
export type ClaimKey = (tx: Prisma.TransactionClient, saved: SavedVersion) => Promise<void>;

/** Thrown in a transaction to roll it back: another one has used the key already. */
class Repeated extends Error {}

/**
 * Saves a record at most once for each submission, even if it arrives several times or in parallel.
 * A repeated request returns the current record.
 * @param looksFirst whether to look for an earlier submission before saving, because saving is slow
 * @param find reads a record of the saved type; throws NOT_FOUND if it does not exist any more
 * @param save saves in one transaction, and calls `claimKey` at its end
 * @throws BAD_USER_INPUT if the key was used for something else, CONFLICT if the submission was
 * abandoned, and the errors of `find`
 */
export async function saveOnce<Row extends SavedVersion>(
  context: Context,
  submission: Submission,
  looksFirst: boolean,
  find: (id: number) => Promise<Row>,
  save: (claimKey: ClaimKey) => Promise<Row>,
): Promise<Row> {
  const { prisma, now } = context;
  const { key, request } = submission;
  const userId = requireViewer(context).id;
  const where = { userId_key: { userId, key } };

  async function findEarlier(): Promise<Row | null> {
    const earlier = await prisma.submission.findUnique({ where });
    if (!earlier) return null;
    if (earlier.recordId === null) throw conflict('submissionAbandoned', {});
    if (earlier.request !== request) throw submissionUsed();
    return find(earlier.recordId);
  }

  const earlier = looksFirst ? await findEarlier() : null;
  if (earlier) return earlier;
  try {
    return await save(async (tx, { id, version }) => {
      const data = { userId, key, request, recordId: id, version, createdAt: now() };
      // Waits for another transaction that has used the same key.
      const { count } = await tx.submission.createMany({ data, skipDuplicates: true });
      if (count === 0) throw new Repeated();
    });
  } catch (error) {
    // A repeated request may fail before it reaches the key, for example because its title exists
    // already.
    const saved = await findEarlier();
    if (!saved) throw error;
    return saved;
  }
}
