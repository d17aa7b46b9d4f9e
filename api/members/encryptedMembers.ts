import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';

/** The row of a member as JSON, with the application from which it was created. */
export type MemberValues = Record<string, unknown> & { id?: number; application?: number | null };

/** Members that were deleted together. */
export interface DeletedMembers {
  /** The last activity entry of their deletion. A later entry may be another deletion of them. */
  lastActivity: number;
  members: MemberValues[];
}

/** How long members can be restored, in milliseconds. */
const undoTimeMs = 24 * 60 * 60 * 1000;

/** The size of the members in one token, in bytes, so that a request can send the token back. */
const maxTokenBytes = 100_000;

/** Other accounts cannot decrypt the token of an account. */
const purposeOf = (context: Context) => `deleted members, for ${requireViewer(context).id}`;

/** Encrypts members for the account that has deleted them, in as many tokens as needed. */
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
 * Decrypts a token of `encryptDeletedMembers` for the same account.
 * @throws NOT_FOUND for an invalid token, and after a day
 */
export function decryptDeletedMembers(context: Context, sealed: string): DeletedMembers {
  const opened = context.secretSeal.open(sealed, purposeOf(context));
  if (opened === null) throw notFound('Member');
  const { until, ...members } = JSON.parse(opened) as DeletedMembers & { until: number };
  if (context.now().getTime() > until) throw notFound('Member');
  return members;
}
