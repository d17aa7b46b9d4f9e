import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../context.ts';
import { feeDue, feePaid } from '../fees/memberFees.ts';
import { type MailMessage, Prisma } from '../generated/prisma/client.ts';
import type { UnsubscribedBy } from '../generated/prisma/enums.ts';
import { moneyText } from '../shared/payments/money.rules.ts';
import { MailError } from './mailSender.ts';

type Database = Prisma.TransactionClient;
type Signing = Pick<Services, 'server' | 'tokens'>;

/** Replaces the query of the unsubscribe page in stored mail messages. */
const hidden = '[hidden]';
const pageOf = ({ server }: Pick<Services, 'server'>) => `${server.siteUrl}/unsubscribe?`;

/** Addresses are compared in lower case. */
const inLowerCase = (address: string) => address.trim().toLowerCase();

// No link has such an id, so no other token equals this one.
const tokenOf = ({ tokens }: Pick<Services, 'tokens'>, address: string) =>
  tokens.linkToken(`unsubscribe ${inLowerCase(address)}`);

/** What stored mail messages have in place of the unsubscribe link, which is a secret of the recipient. */
export const hiddenUnsubscribeLink = (services: Pick<Services, 'server'>) =>
  pageOf(services) + hidden;

/** The signed link to the page on which the owner of an address unsubscribes it. It never expires. */
export const unsubscribeLink = (services: Signing, to: string) =>
  pageOf(services) + String(new URLSearchParams({ to, token: tokenOf(services, to) }));

/** The email address in the query of an unsubscribe link; null if this site did not sign it. */
export function addressInLink(services: Signing, query: URLSearchParams): string | null {
  const to = query.get('to') ?? '';
  const [expected, given] = [tokenOf(services, to), query.get('token') ?? ''].map((token) =>
    Buffer.from(token),
  ) as [Buffer, Buffer];
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned ? inLowerCase(to) : null;
}

/**
 * How messages reach a row of the table of members: by MAIL; not, because the address is UNSUBSCRIBED; or
 * on PAPER or by telephone.
 */
export const reachOfMember = Prisma.sql`CASE
  WHEN "email" = '' OR "channel" IN ('POST', 'TELEPHONE') THEN 'PAPER'
  ELSE coalesce((SELECT CASE WHEN "unsubscribedAt" IS NOT NULL THEN 'UNSUBSCRIBED'
      WHEN "bouncedAt" IS NOT NULL THEN 'PAPER' END
    FROM "mail-address" WHERE "address" = lower("email")), 'MAIL') END`;

/**
 * Inserts the unsubscribe link into a message to members, just before it is sent.
 * @throws MailError if the message was cancelled, or no current member wants it at this address now, or owes the fee; or
 * if it names another amount than a member owes now
 */
export async function withUnsubscribeLink<Message extends MailMessage>(
  services: Services,
  mailMessage: Message,
): Promise<Message & { unsubscribeLink?: string }> {
  const { kind, to, memberMessageId: id, text, html } = mailMessage;
  if (kind !== 'MEMBER_MESSAGE') return mailMessage;
  if (id !== null) {
    // Null if the message is no reminder of a fee.
    const year = Prisma.sql`(message."filter"->>'owesFeeOf')`;
    const members = await services.prisma.$queryRaw<{ id: number; owed: number | null }[]>`
      SELECT "members".id, CASE WHEN ${year} IS NOT NULL
        THEN greatest(${feeDue(year)} - ${feePaid(year)}, 0) END AS owed
      FROM "members", "member-message" AS message
      WHERE message.id = ${id} AND "cancelledAt" IS NULL
        AND lower("email") = ${to} AND "ceasedOn" IS NULL AND ${reachOfMember} = 'MAIL'`;
    if (members.every(({ owed }) => owed === 0))
      throw new MailError('Not sent: it is not wanted or not needed any more', 'ended');
    const named = members.filter((member) => text.includes(`(M${String(member.id)})`));
    if (named.some(({ owed }) => owed !== null && !text.includes(moneyText(owed))))
      throw new MailError('Not sent: what is owed has changed since it was written', 'ended');
  }
  const link = unsubscribeLink(services, to);
  const put = (part: string, value: string) =>
    part.replaceAll(hiddenUnsubscribeLink(services), () => value);
  return {
    ...mailMessage,
    text: put(text, link),
    html: put(html, link.replaceAll('&', '&amp;')),
    unsubscribeLink: link,
  };
}

/** Whether an address is unsubscribed. */
export const isUnsubscribed = async (client: Database, address: string): Promise<boolean> =>
  (await client.mailAddress.count({
    where: { address: inLowerCase(address), unsubscribedAt: { not: null } },
  })) > 0;

/**
 * Unsubscribes an address. What waits for it is not sent any more.
 * @param at when
 */
export async function unsubscribe(
  client: Database,
  address: string,
  by: UnsubscribedBy,
  at: Date,
): Promise<void> {
  const data = { unsubscribedAt: at, unsubscribedBy: by };
  const where = { address: inLowerCase(address) };
  if (await isUnsubscribed(client, address)) return;
  await client.mailAddress.upsert({ where, create: { ...where, ...data }, update: data });
}

/** Subscribes an address again, also after mail to it bounced. */
export const subscribe = (client: Database, address: string, subscribedAt: Date) =>
  client.mailAddress.updateMany({
    where: { address: inLowerCase(address) },
    data: { unsubscribedAt: null, unsubscribedBy: null, bouncedAt: null, subscribedAt },
  });

/**
 * Removes mail messages to members after their retention time, but keeps their numbers. Removes also what is known of
 * addresses that no member has any more.
 */
export async function removeOldMemberMail({ prisma, now }: Services): Promise<void> {
  await prisma.$executeRaw`
    WITH removed AS (
      DELETE FROM "letter" WHERE "kind"::text = 'MEMBER_MESSAGE' AND "state" <> 'PENDING'
        AND "createdAt" < ${now()}::timestamp - interval '30 days'
      RETURNING "memberMessageId" AS id, "state"),
    counted AS (
      SELECT id, count(*) FILTER (WHERE "state" = 'SENT') AS sent,
        count(*) FILTER (WHERE "state" <> 'SENT') AS failed FROM removed GROUP BY id)
    UPDATE "member-message" AS message SET "sentCount" = "sentCount" + sent,
      "failedCount" = "failedCount" + failed
    FROM counted WHERE message.id = counted.id`;
  await prisma.$executeRaw`
    DELETE FROM "mail-address" AS known
    WHERE greatest("unsubscribedAt", "bouncedAt", "subscribedAt") < ${now()}::timestamp - interval '30 days'
      AND NOT EXISTS (SELECT FROM "members" WHERE lower("email") = known.address)`;
}
