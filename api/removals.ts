import { activitySince } from './activity/wantedActivity.ts';
import type { Services } from './context.ts';
import { draftDays } from './formDrafts/formDraftLimits.ts';
import { dayToDate } from './scalars.ts';
import { addDays, todayInAuckland } from './shared/dates/days.ts';
import { daysOfFeeYear, feeYearOf } from './shared/payments/payment.rules.ts';
import { readSettings } from './site/readSettings.ts';

// Jobs that delete rows permanently after their retention time. Those with more rules are beside
// these rules.

const daysAgo = ({ now }: Services, days: number) => addDays(now(), -days);

/** Deletes sessions, challenges, attempt counts and links of previews that have expired. */
export async function removeExpired({ prisma, now }: Services): Promise<void> {
  const expiresAt = { lte: now() };
  await prisma.session.deleteMany({ where: { expiresAt } });
  await prisma.authenticationChallenge.deleteMany({ where: { expiresAt } });
  await prisma.attemptCount.deleteMany({ where: { resetsAt: expiresAt } });
  await prisma.previewLink.deleteMany({ where: { expiresAt } });
}

/** Deletes links of accounts. For 30 days they explain to who opens them why they have ended. */
export const removeOldLinks = (services: Services) =>
  services.prisma.accountLink.deleteMany({ where: { expiresAt: { lt: daysAgo(services, 30) } } });

/** Deletes idempotency keys later than anybody leaves a form open. */
export const removeOldSubmissions = (services: Services) =>
  services.prisma.submission.deleteMany({ where: { createdAt: { lt: daysAgo(services, 30) } } });

/** Deletes mail messages about accounts that were delivered or have failed. */
export const removeOldAccountMail = (services: Services) =>
  services.prisma.mailMessage.deleteMany({
    where: {
      kind: 'ACCOUNT',
      state: { not: 'PENDING' },
      createdAt: { lt: daysAgo(services, 30) },
    },
  });

/** Deletes messages to webhooks that are not sent any more from the log. */
export const removeOldDeliveries = (services: Services) =>
  services.prisma.webhookDelivery.deleteMany({
    where: { occurredAt: { lt: daysAgo(services, 30) }, state: { not: 'PENDING' } },
  });

/** Deletes activity that is no longer listed. */
export const removeOldActivity = (services: Services) =>
  services.prisma.activity.deleteMany({ where: { at: { lt: activitySince(services) } } });

/** Deletes drafts that were last saved longer ago, and the reports of open records after a day. */
export async function removeOldFormDrafts(services: Services): Promise<void> {
  const { formDraft, openRecord } = services.prisma;
  await formDraft.deleteMany({ where: { savedAt: { lt: daysAgo(services, draftDays) } } });
  await openRecord.deleteMany({ where: { seenAt: { lt: daysAgo(services, 1) } } });
}

/**
 * Removes inquiries, and the mail messages of applications, after their retention time. It starts
 * at the latest of delivery by mail, reading and answering, but not before the mail message was
 * written. Those that nobody can have seen yet stay, as do the applications themselves.
 */
export async function removeOldInquiries(services: Services): Promise<void> {
  const { prisma } = services;
  const { inquiryRetentionDays } = await readSettings(services);
  const end = daysAgo(services, inquiryRetentionDays);
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

/** The number of former financial years whose accounts are kept (Incorporated Societies Act 2022, s 101). */
const keptYears = 7;

/** Removes payments, with their receipts, when the law no longer requires them. */
export async function removeOldPayments(services: Services): Promise<void> {
  const { balanceDate } = await readSettings(services);
  const year = feeYearOf(todayInAuckland(services.now()), balanceDate);
  const { firstDay } = daysOfFeeYear(year - keptYears, balanceDate);
  await services.prisma.payment.deleteMany({ where: { receivedOn: { lt: dayToDate(firstDay) } } });
}
