import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';

/** The row of a member as JSON, with the application of which it was made. */
export type MemberValues = Record<string, unknown> & { id?: number; application?: number | null };

/** Members that were deleted together. */
export interface SealedMembers {
  /** The entry of activity that tells of the last one: what is later may have deleted them another time. */
  lastActivity: number;
  members: MemberValues[];
}

/** Milliseconds for which members can be restored. */
const restorableFor = 24 * 60 * 60 * 1000;

/** Bytes of members that one text seals: what one request can send back, encoded. */
const sealedAtOnce = 100_000;

/** Other accounts cannot open what was sealed for one. */
const purposeOf = (context: Context) => `deleted members, for ${requireViewer(context).id}`;

/** Seals members for the account that has deleted them, in as many texts as it takes. */
export function sealMembers(context: Context, { lastActivity, members }: SealedMembers): string[] {
  const until = context.now().getTime() + restorableFor;
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
      left = sealedAtOnce;
    }
    parts.at(-1)?.push(member);
    left -= bytes;
  }
  return parts;
}

/**
 * Opens what `sealMembers` has made for the same account.
 * @throws NOT_FOUND for anything else, and after a day
 */
export function openMembers(context: Context, sealed: string): SealedMembers {
  const opened = context.secretSeal.open(sealed, purposeOf(context));
  if (opened === null) throw notFound('Member');
  const { until, ...members } = JSON.parse(opened) as SealedMembers & { until: number };
  if (context.now().getTime() > until) throw notFound('Member');
  return members;
}
