import type { Services } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { type OwedFee, owedFee } from '../fees/owedFee.ts';
import { type MemberMessage, Prisma } from '../generated/prisma/client.ts';
import { reachOfMember } from '../mail/memberMail.ts';
import { currentMembers, type MemberFilter } from '../members/memberFilter.ts';
import { allLanguages, type Language } from '../shared/messages/languages.ts';
import type { RenderCopy } from './renderMemberMessage.ts';

const { sql } = Prisma;

/** The maximum number of mail messages in one transaction. */
const batch = 500;

/**
 * Stores the mail messages of the messages that are due, one for each address. Several processes may run
 * this at the same time, and a killed one is continued by the next run.
 */
export async function storeCopies(services: Services): Promise<void> {
  const { prisma, now } = services;
  const due = await prisma.memberMessage.findMany({
    where: { sendAt: { lte: now() }, copiesStoredAt: null, cancelledAt: null },
    orderBy: { id: 'asc' },
  });
  for (const message of due) {
    try {
      await storeAll(services, message);
    } catch (error) {
      // The other messages do not wait for it.
      services.log.error(
        { err: error, memberMessage: message.id },
        'the copies of a message could not be stored; the next run tries again',
      );
    }
  }
}

async function storeAll(services: Services, message: MemberMessage): Promise<void> {
  // Few runs need its catalogues.
  const { memberMessageRenderer } = await import('./renderMemberMessage.ts');
  // Read before, because a transaction must not wait for other reads.
  const render = await memberMessageRenderer(services, message);
  while (await storeBatch(services, message, render));
}

interface Recipient {
  to: string;
  languages: (Language | null)[];
  owed: (OwedFee | null)[];
}

/** @returns whether there may be more recipients */
async function storeBatch(
  services: Services,
  message: MemberMessage,
  render: RenderCopy,
): Promise<boolean> {
  const { prisma, now } = services;
  const { id } = message;
  const filter = message.filter as MemberFilter;
  return transaction(prisma, async (tx) => {
    const [waiting] = await tx.$queryRaw<object[]>`
      SELECT FROM "member-message" WHERE id = ${id} AND "copiesStoredAt" IS NULL AND "cancelledAt" IS NULL
      FOR UPDATE SKIP LOCKED`;
    if (!waiting) return false;
    const recipients = await tx.$queryRaw<Recipient[]>(sql`
      SELECT lower("email") AS "to", array_agg(DISTINCT "language"::text) AS languages,
        json_agg(${owedFee(filter.owesFeeOf)} ORDER BY id) AS owed FROM "members"
      WHERE ${currentMembers(services, filter)} AND ${reachOfMember} = 'MAIL'
        AND lower("email") NOT IN (SELECT "to" FROM "letter" WHERE "memberMessageId" = ${id})
      GROUP BY 1 ORDER BY 1 LIMIT ${batch}`);
    if (recipients.length === 0) {
      await tx.memberMessage.update({ where: { id }, data: { copiesStoredAt: now() } });
      return false;
    }
    const times = { createdAt: now(), nextAttemptAt: now() };
    const data = recipients.map(({ to, languages, ...recipient }) => {
      const owed = recipient.owed.flatMap((each) => (each ? [{ ...each }] : []));
      return { ...render(languagesOf(languages), owed), ...times, to, owed, memberMessageId: id };
    });
    await tx.mailMessage.createMany({ data, skipDuplicates: true });
    return true;
  });
}

/** The language of a copy: that of all who share the address, or all languages. */
const languagesOf = (known: readonly (Language | null)[]): readonly Language[] => {
  const [first = null, ...others] = new Set(known);
  return first && others.length === 0 ? [first] : allLanguages;
};
