import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';

/** The row of a member as JSON, with the application of which it was made. */
export type MemberValues = Record<string, unknown> & { id?: number; application?: number | null };

/** Members that were deleted together. */
export interface DeletedMembers {
  /** The entry of activity that tells of the last one: what is later may have deleted them another time. */
  lastActivity: number;
  members: MemberValues[];
}

/** Milliseconds for which members can be restored. */
const undoTimeMs = 24 * 60 * 60 * 1000;

/** Bytes of members that one text seals: what one request can send back, encoded. */
const maxTokenBytes = 100_000;

/** Other accounts cannot open what was sealed for one. */
const purposeOf = (context: Context) => `deleted members, for ${requireViewer(context).id}`;

/** Seals members for the account that has deleted them, in as many texts as it takes. */
export function encryptDeletedMembers(
  context: Context,
  { lastActivity, members }: DeletedMembers,
): string[] {
  const until = context.now().getTime() + undoTimeMs;
  return inParts(members).map((part) =>
    context.secretSeal.seal(
      JSON.stringify({ until, lastActivity, members: part }),
      purposeOf(context),
    ),
  );
}

function inParts(members: MemberValues[]): MemberValues[][] {
  const parts: MemberValues[][] = [];
  let left = 0;
  for (const member of members) {
    const bytes = Buffer.byteLength(JSON.stringify(member));
    if (bytes > left) {
      parts.push([]);
      left = maxTokenBytes;
    }
    parts.at(-1)?.push(member);
    left -= bytes;
  }
  return parts;
}

/**
 * Opens what `encryptDeletedMembers` has made for the same account.
 * @throws NOT_FOUND for anything else, and after a day
 */
export function decryptDeletedMembers(context: Context, sealed: string): DeletedMembers {
  const opened = context.secretSeal.open(sealed, purposeOf(context));
  if (opened === null) throw notFound('Member');
  const { until, ...members } = JSON.parse(opened) as DeletedMembers & { until: number };
  if (context.now().getTime() > until) throw notFound('Member');
  return members;
}
