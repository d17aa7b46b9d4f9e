import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { type OwedFee, owedFee } from '../fees/owedFee.ts';
import { type MailMessage, Prisma } from '../generated/prisma/client.ts';
import type { UnsubscribedBy } from '../generated/prisma/enums.ts';
import { addDays } from '../shared/dates/days.ts';
import { MailError } from './mailSender.ts';
import { hiddenUnsubscribeLink, inLowerCase, unsubscribeLink } from './unsubscribeLink.ts';

type Database = Prisma.TransactionClient;

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
 * @throws MailError if it must not be sent
 */
export async function withUnsubscribeLink<Message extends MailMessage>(
  services: Services,
  mailMessage: Message,
): Promise<Message & { unsubscribeLink?: string }> {
  const { kind, to, text, html } = mailMessage;
  if (kind !== 'MEMBER_MESSAGE') return mailMessage;
  const reason = await reasonNotToSend(services, mailMessage);
  if (reason) throw new MailError(`Not sent: ${reason}`, 'ended');
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

/**
 * Why a copy must not be sent any more. Deletes a reminder of another amount and a copy to an address that no
 * member has any more, so that copies are written again for the members who have none.
 */
async function reasonNotToSend({ prisma, now }: Services, copy: MailMessage) {
  const { to, memberMessageId: id } = copy;
  // A test.
  if (id === null) return null;
  const message = await prisma.memberMessage.findUniqueOrThrow({ where: { id } });
  if (message.cancelledAt) return 'the message was cancelled';
  const { owesFeeOf } = message.filter as { owesFeeOf?: number };
  const members = await prisma.$queryRaw<{ reach: string; owed: OwedFee | null }[]>`
    SELECT ${reachOfMember} AS reach, ${owedFee(owesFeeOf)} AS owed FROM "members"
    WHERE lower("email") = ${to} AND "ceasedOn" IS NULL`;
  if (members.length === 0 && (await isOfMember(prisma, to)))
    return 'no current member has the address';
  if (members.some(({ reach }) => reach === 'UNSUBSCRIBED')) return 'the address is unsubscribed';
  const owed = members.flatMap((member) => (member.reach === 'MAIL' ? [member.owed] : []));
  if (members.length > 0) {
    if (owed.length === 0) return 'the address bounces, or its members prefer post or telephone';
    if (owesFeeOf && owed.every((fee) => !fee)) return 'the fee is paid';
    if ((copy.owed as object[]).every((fee) => owed.some((each) => isDeepStrictEqual(each, fee))))
      return null;
  }
  await transaction(prisma, async (tx) => {
    // After 30 days sent copies are removed, and their recipients would receive another copy.
    const sendAt = { gt: monthBefore(now()) };
    await tx.memberMessage.updateMany({ where: { id, sendAt }, data: { copiesStoredAt: null } });
    await tx.mailMessage.deleteMany({ where: { id: copy.id } });
  });
  return members.length === 0
    ? 'no member has the address any more'
    : 'what is owed has changed since it was written';
}

/** Whether a current or former member has an address, which is in lower case. */
export async function isOfMember(client: Database, address: string): Promise<boolean> {
  const found = await client.$queryRaw<object[]>`
    SELECT FROM "members" WHERE lower("email") = ${address} LIMIT 1`;
  return found.length > 0;
}

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

/** Mail messages to members are kept for 30 days. */
const monthBefore = (present: Date) => addDays(present, -30);

/**
 * Removes mail messages to members after their retention time, but keeps their numbers. Removes also what is known of
 * addresses that no member has any more.
 */
export async function removeOldMemberMail({ prisma, now }: Services): Promise<void> {
  await prisma.$executeRaw`
    WITH removed AS (
      DELETE FROM "letter" WHERE "kind"::text = 'MEMBER_MESSAGE' AND "state" <> 'PENDING'
        AND "createdAt" < ${monthBefore(now())}::timestamp
      RETURNING "memberMessageId" AS id, "state"),
    counted AS (
      SELECT id, count(*) FILTER (WHERE "state" = 'SENT') AS sent,
        count(*) FILTER (WHERE "state" <> 'SENT') AS failed FROM removed GROUP BY id)
    UPDATE "member-message" AS message SET "sentCount" = "sentCount" + sent,
      "failedCount" = "failedCount" + failed
    FROM counted WHERE message.id = counted.id`;
  await prisma.$executeRaw`
    DELETE FROM "mail-address" AS known
    WHERE greatest("unsubscribedAt", "bouncedAt", "subscribedAt") < ${monthBefore(now())}::timestamp
      AND NOT EXISTS (SELECT FROM "members" WHERE lower("email") = known.address)`;
}
