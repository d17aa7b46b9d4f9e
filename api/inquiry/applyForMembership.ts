import { createHash } from 'node:crypto';
import { membershipForm } from '../shared/messages/en/membershipForm.ts';
import type { Context } from '../context.ts';
import { transaction } from '../database/transaction.ts';
import { isFailure } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { deliverNow, deliverClaimed } from '../mail/deliverMailMessage.ts';
import { acceptanceNotice, acceptApplication } from './acceptApplication.ts';
import { applicationCopy, applicationMailMessage } from './composeMailMessages.ts';
import { claimColumns } from '../mail/claimMailMessage.ts';
import { inboxOf, readSettings } from '../site/readSettings.ts';
import { parseInput } from '../parseInput.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { dayToDate } from '../scalars.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import { verifyFormProof } from './verifyFormProof.ts';
import { agreement } from '../shared/messages/en/agreement.ts';
import { digestOf, storeOnce } from './digest.ts';
import type { FormProofInput, Receipt } from './inquiry.types.ts';
import {
  membershipApplicationRules,
  type MembershipApplicationValues,
} from '../shared/inquiry/inquiry.rules.ts';
import { removeNulCharacters } from './removeNulCharacters.ts';

/** The statement that the applicant agreed to, as recorded with the application. */
const agreementText = `${agreement.en}\n\n${agreement.am}`;

/**
 * Accepts a membership application: stores it with its mail messages, accepts it if that is enabled,
 * and then sends the mail messages.
 * @param input the unvalidated input of a form
 * @returns whether the applicant gets the requested copy, whether the application was mailed, and
 * whether it created a member
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS; MAIL_FAILED if it is stored, but not mailed yet and
 * without a member
 */
export async function applyForMembership(
  context: Context,
  input: object,
  proof: FormProofInput,
): Promise<Receipt> {
  const rules = membershipApplicationRules(todayInAuckland(context.now()));
  const values = parseInput(rules, removeNulCharacters(input), membershipForm.fields);
  await verifyFormProof(context, proof);
  const { mailMessages, isNew, isRegistered } = await storeApplication(context, values);
  const toAssociation = mailMessages.find(({ kind }) => kind === 'APPLICATION');
  if (!toAssociation) throw new Error('An application was stored without its mail message.');
  const delivery = await (
    isNew ? deliverClaimed(context, toAssociation) : deliverNow(context, toAssociation.id)
  ).then(
    ({ state }): Receipt['delivery'] => state,
    (error: unknown): Receipt['delivery'] => {
      // For an applicant who is registered, the application has succeeded even if the mail fails.
      if (isRegistered && isFailure(error, 'MAIL_FAILED')) return 'PENDING';
      throw error;
    },
  );
  const copy = mailMessages.find(({ kind }) => kind === 'COPY');
  // If delivery fails now, the job tries again. The application itself is stored.
  if (copy) await deliverNow(context, copy.id).catch(() => undefined);
  return { isCopySent: copy !== undefined, isRegistered, delivery };
}

async function storeApplication(context: Context, values: MembershipApplicationValues) {
  const { prisma, server, now, log } = context;
  const { agreement: _, copy, language, ...particulars } = values;
  const digest = digestOf(particulars, now());
  const { row, isNew } = await storeOnce(
    () =>
      prisma.membershipApplication.findUnique({
        where: { digest },
        include: { mailMessages: true },
      }),
    async () => {
      const settings = await readSettings(context);
      const inbox = inboxOf(settings, server);
      const toAssociation = applicationMailMessage(values, inbox, server.siteUrl);
      const toApplicant =
        copy && server.sendsMail && (await mayBeMailed(context, values.email))
          ? [applicationCopy(values, inbox, server.siteUrl)]
          : [];
      const isAccepted =
        settings.saveMembershipApplications && !(await matchesMember(prisma, particulars));
      const acceptance =
        isAccepted && values.email && (await mayBeMailed(context, values.email))
          ? await acceptanceNotice(context, { ...particulars, agreementLanguage: language })
          : null;
      const row = await transaction(prisma, async (tx) => {
        const stored = await tx.membershipApplication.create({
          data: {
            ...particulars,
            dob: dayToDate(particulars.dob),
            date: dayToDate(particulars.date),
            agreementText,
            agreementLanguage: language,
            agreedAt: now(),
            digest,
            createdAt: now(),
            mailMessages: {
              create: [
                { ...toAssociation, ...claimColumns(context) },
                ...toApplicant.map((mailMessage) => ({
                  ...mailMessage,
                  nextAttemptAt: now(),
                  createdAt: now(),
                })),
              ],
            },
          },
          include: { mailMessages: true },
        });
        if (!isAccepted) return stored;
        // Another application of the same person may have been accepted meanwhile, or be accepted now.
        const person = `applicant ${particulars.dob} ${particulars.name.toLowerCase()}`;
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${person}, 0))`;
        if (await matchesMember(tx, particulars)) return stored;
        const { date } = stored;
        const accepted = { step: { by: '' }, date, notice: acceptance };
        return { ...stored, memberId: await acceptApplication(context, tx, stored, accepted) };
      });
      if (row.memberId !== null) log.info({ memberId: row.memberId }, 'an applicant is a member');
      return row;
    },
  );
  return { mailMessages: row.mailMessages, isNew, isRegistered: row.memberId !== null };
}

/** Whether a member has this name and day of birth. Then a volunteer decides whether it is the same person. */
async function matchesMember(
  tx: Prisma.TransactionClient,
  { name, dob }: Pick<MembershipApplicationValues, 'name' | 'dob'>,
) {
  // Prisma's insensitive mode would read the name as a pattern.
  const found = await tx.$queryRaw<object[]>`
    SELECT FROM "members" WHERE lower(name) = lower(${name}) AND dob = ${dob}::date LIMIT 1`;
  return found.length > 0;
}

/** Whether that address may get another message. The limit stops others from flooding it with applications. */
async function mayBeMailed(context: Context, email: string): Promise<boolean> {
  const reader = createHash('sha256').update(email.toLowerCase()).digest('hex');
  try {
    await countAttempt(context, `copy to ${reader}`, limits.copiesToApplicant);
    await countAttempt(context, 'copies to all', limits.copiesToAll);
    return true;
  } catch {
    return false;
  }
}
