import { randomUUID } from 'node:crypto';
import { Arg } from 'type-graphql';
import type { Context, Services } from '../context.ts';
import { linkRefused } from '../errors.ts';
import type { LinkRefusal } from '../shared/failures.rules.ts';
import type {
  AccountLink,
  AccountLinkEnding,
  AccountLinkKind,
  Prisma,
} from '../generated/prisma/client.ts';
import { hashOf } from '../session/tokens.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** The lifetime of links, in milliseconds. */
const lifetimes: Record<AccountLinkKind, number> = {
  INVITATION: 7 * day,
  PASSWORD_RESET: 30 * minute,
  EMAIL_CHANGE: day,
  OWN_DATA: 60 * minute,
};

type NewLink = Pick<AccountLink, 'kind' | 'email' | 'language'> &
  Partial<Pick<AccountLink, 'userId' | 'roles' | 'createdBy'>>;

/** The subject that has at most one open link: an invited address or an account. */
const subjectOf = ({ kind, userId, email }: NewLink) => `${kind} ${userId ?? email}`;

/** Serialises transactions that open or end links of one subject. */
export async function lockSubject(tx: Prisma.TransactionClient, link: NewLink): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${subjectOf(link)}, 0))`;
}

/** Serialises transactions that give an address to an account. */
export async function lockAddress(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`;
}

/**
 * Opens a link and ends the open one of the same subject. Links to the own data stay open, because
 * anybody can request one, and must not interrupt a member who is typing.
 */
export async function openLink(
  tx: Prisma.TransactionClient,
  { now, tokens }: Pick<Services, 'now' | 'tokens'>,
  link: NewLink,
): Promise<AccountLink> {
  const createdAt = now();
  const openFor = link.kind === 'OWN_DATA' ? null : subjectOf(link);
  if (openFor) {
    await lockSubject(tx, link);
    await endLinks(tx, { openFor }, 'REPLACED', createdAt);
  }
  const id = randomUUID();
  return tx.accountLink.create({
    data: {
      ...link,
      id,
      tokenHash: hashOf(tokens.linkToken(id)),
      openFor,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifetimes[link.kind]),
    },
  });
}

/** @returns the number of links that ended; of two calls at the same time, one gets 0 */
export async function endLinks(
  tx: Prisma.TransactionClient,
  which: Prisma.AccountLinkWhereInput,
  ending: AccountLinkEnding,
  endedAt: Date,
): Promise<number> {
  const { count } = await tx.accountLink.updateMany({
    where: { AND: [which, { endedAt: null }] },
    data: { endedAt, ending, openFor: null },
  });
  return count;
}

/** For the description of an operation that calls `readLink`. */
export const refused =
  'Fails with LINK_REFUSED if the link was used, has expired, was replaced or withdrawn, is invalid, or is for an account other than the viewer.';

/** The token of a link. */
export const TokenArg = () =>
  Arg('token', () => String, { description: 'The part of the link after the `#`.' });

/** Why an ended link is refused. */
const refusals: Record<AccountLinkEnding, LinkRefusal> = {
  USED: 'linkUsed',
  REPLACED: 'linkReplaced',
  WITHDRAWN: 'linkWithdrawn',
};

/**
 * Finds the link of a token and checks that the viewer may use it.
 * @throws LINK_REFUSED with the reason, which is also logged
 */
export async function readLink(
  context: Context,
  token: string,
  kind?: AccountLinkKind,
): Promise<AccountLink> {
  const { prisma } = context;
  const link = await prisma.accountLink.findUnique({ where: { tokenHash: hashOf(token) } });
  const refusal = refusalOf(context, link, kind);
  if (link && !refusal) return link;
  throw refuseLink(context, link, refusal ?? 'linkInvalid');
}

/**
 * Uses up a link, in the transaction of its purpose.
 * @throws LINK_REFUSED if it was used by now
 */
export async function useUpLink(
  context: Context,
  tx: Prisma.TransactionClient,
  link: AccountLink,
): Promise<void> {
  const count = await endLinks(tx, { id: link.id }, 'USED', context.now());
  if (count === 1) return;
  const { ending } = await tx.accountLink.findUniqueOrThrow({ where: { id: link.id } });
  throw refuseLink(context, link, ending ? refusals[ending] : 'linkInvalid');
}

function refusalOf(
  { now, viewer }: Context,
  link: AccountLink | null,
  kind: AccountLinkKind | undefined,
): LinkRefusal | null {
  if (!link || (kind && link.kind !== kind)) return 'linkInvalid';
  if (link.ending) return refusals[link.ending];
  if (link.expiresAt <= now()) return 'linkExpired';
  // The viewer of a link to the own data can be a volunteer who is a member, too.
  const isOfAnother = viewer && link.kind !== 'OWN_DATA' && viewer.id !== link.userId;
  return isOfAnother ? 'linkOfAnother' : null;
}

/**
 * Logs and reports that a link was refused. An anonymous query has no client address, because its
 * response may be shared. Its log line has the id of the request, which leads to the line in the
 * log of a proxy.
 */
function refuseLink({ log, client, viewer }: Context, link: AccountLink | null, why: LinkRefusal) {
  const { id, kind, userId, expiresAt } = link ?? {};
  const note = { link: id, kind, account: userId, expiresAt, user: viewer?.id, reason: why };
  const from = client.address === '' ? {} : { address: client.address };
  log.warn({ ...note, ...from }, 'a link was refused');
  return linkRefused(why);
}
