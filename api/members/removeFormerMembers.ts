import type { Services } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { registerYears } from '../shared/members/personLimits.rules.ts';
import { readSettings } from '../site/readSettings.ts';

/** Nothing is removed within so many days after the end was recorded, so that it can be corrected. */
const correctionDays = 30;

/** The maximum number of members in one transaction. */
const batch = 500;

/**
 * Removes the contact details of former members after their retention time, and erases former
 * members when the register need not have them any more. The activity and the log say which.
 */
export async function removeFormerMembers(services: Services): Promise<void> {
  const { prisma, now, log } = services;
  const { formerMemberRetentionMonths: months } = await readSettings(services);
  const today = todayInAuckland(now());
  const isSettled = Prisma.sql`"ceasedAt" < ${now()}::timestamp - make_interval(days => ${correctionDays}::int)`;
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  await transaction(prisma, async (tx) => {
    const erased = idsOf(
      await tx.$queryRaw`
      SELECT id FROM "members"
      WHERE "ceasedOn" < ${today}::date - make_interval(years => ${registerYears}::int) AND ${isSettled}
      ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
    );
    if (erased.length > 0) {
      await tx.$executeRaw`SELECT "erase_members"(${erased}::int[], ${now()}::timestamp)`;
    }
    const emptied = idsOf(
      await tx.$queryRaw`
      SELECT id FROM "members" AS member
      WHERE "ceasedOn" < ${today}::date - make_interval(months => ${months}::int) AND ${isSettled}
        AND ("email" || "address" || "contactNumber" || "notes" || "ceasedNote" <> ''
          OR "householdName" IS NOT NULL OR EXISTS (SELECT FROM "membership-application" WHERE "memberId" = member.id))
      ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED`,
    );
    if (emptied.length > 0) {
      await tx.$executeRaw`SELECT "erase_member_contacts"(${emptied}::int[])`;
      const none = { email: '', address: '', contactNumber: '', notes: '', ceasedNote: '' };
      await tx.member.updateMany({
        where: { id: { in: emptied } },
        data: {
          ...none,
          language: null,
          channel: null,
          householdName: null,
          version: { increment: 1 },
        },
      });
    }
    if (erased.length + emptied.length === 0) return;
    log.info({ erased, emptied }, 'data of former members was removed');
  });
}
