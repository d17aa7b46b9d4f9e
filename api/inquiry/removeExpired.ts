import type { Services } from '../context.ts';
import { readSettings } from '../site/readSettings.ts';

/**
 * Removes inquiries, and the mail messages of applications, after their retention time. It starts
 * at the latest of delivery by mail, reading and answering, but not before the mail message was
 * written. Those that nobody can have seen yet stay, as do the applications themselves.
 */
export async function removeExpired(services: Services): Promise<void> {
  const { prisma, now } = services;
  const { inquiryRetentionDays } = await readSettings(services);
  const end = new Date(now().getTime() - inquiryRetentionDays * 24 * 60 * 60 * 1000);
  // GREATEST ignores nulls, and is null if all values are null.
  await prisma.$executeRaw`
    DELETE FROM "inquiry" WHERE ${end} > GREATEST("readAt", "answeredAt", (
      SELECT max("sentAt") FROM "letter"
      WHERE "letter"."inquiryId" = "inquiry"."id" AND "letter"."state" = 'SENT'))`;
  await prisma.$executeRaw`
    DELETE FROM "letter" USING "membership-application" AS application
    WHERE "letter"."applicationId" = application."id" AND ${end} > "letter"."createdAt"
      AND ${end} > GREATEST(application."readAt", CASE WHEN "letter"."state" = 'SENT' THEN "letter"."sentAt" END)`;
}
