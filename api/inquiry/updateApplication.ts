import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { rowId } from '../content/lists/id.ts';
import { transactionAs } from '../database/transaction.ts';
import { changedMeanwhile, conflict, fieldFailure, notFound } from '../errors.ts';
import type { Member, MembershipApplication, Prisma } from '../generated/prisma/client.ts';
import type { ApplicationState } from '../generated/prisma/enums.ts';
import { memberData } from '../members/memberData.ts';
import { dayToDate } from '../scalars.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import type { ApplicationUpdate } from '../shared/inquiry/application.rules.ts';
import { acceptanceNotice, acceptApplication, addStep } from './acceptApplication.ts';
import type { Colleague } from './application.types.ts';

/** The accounts that may read applications, by name. */
export const colleagues = ({ prisma }: Pick<Context, 'prisma'>) =>
  prisma.$queryRaw<Colleague[]>`
    SELECT id::text AS id, "account_name"(id::text) AS name FROM "user"
    WHERE "disabledAt" IS NULL AND roles && ARRAY['ADMIN', 'REGISTRAR']::"Role"[]
    ORDER BY name, id`;

/**
 * Decides about an application, assigns it, or adds a note to its log. ACCEPTED registers the
 * applicant as a member from today, or joins the application to the member who the applicant is already.
 * @param seen what was last read; a state of null changes any
 * @throws NOT_FOUND; BAD_USER_INPUT for an account that may not read applications, and for a `memberId` of no
 * current member; CONFLICT if it has another state or assignment meanwhile, or has a member, whom the error names
 */
export async function updateApplication(
  context: Context,
  id: number,
  seen: { state: ApplicationState | null; assignedTo?: string | null | undefined },
  { state, assignedTo, note, memberId, householdName, householdRole }: ApplicationUpdate,
): Promise<void> {
  const { prisma, now } = context;
  if (assignedTo && !(await colleagues(context)).some((account) => account.id === assignedTo)) {
    throw fieldFailure({ assignedTo: { code: 'invalid', values: {} } });
  }
  const applicant =
    state === 'ACCEPTED' && !memberId
      ? await prisma.membershipApplication.findUnique({ where: { id } })
      : null;
  const notice = applicant && (await acceptanceNotice(context, applicant));
  const by = requireViewer(context).id;
  await transactionAs(prisma, by, async (tx) => {
    const { application, member } = await lockApplication(tx, id);
    if (state && member) throw conflict('applicantRegistered', { memberId: member.id });
    const isAssigned = assignedTo !== undefined && assignedTo !== application.assignedTo;
    const isOther = (seen.state ?? application.state) !== application.state;
    const isTaken = isAssigned && (seen.assignedTo ?? '') !== application.assignedTo;
    if (isOther || (seen.assignedTo !== undefined && isTaken))
      throw changedMeanwhile('MembershipApplication');
    const step = { by, note, ...(isAssigned && { assignedTo }) };
    if (memberId) {
      const where = { id: rowId(memberId) ?? 0, ceasedOn: null };
      // Waits for a colleague who deletes or erases the member.
      await tx.$executeRaw`SELECT FROM "members" WHERE id = ${where.id} FOR UPDATE`;
      if ((await tx.member.count({ where })) === 0)
        throw fieldFailure({ memberId: { code: 'invalid', values: {} } });
      const withoutConsent = { ...where, agreedAt: null, consentedOn: null };
      await setConsent(tx, withoutConsent, consentDay(application));
      await addStep(context, tx, id, { ...step, state: 'ACCEPTED' }, where.id);
    } else if (state === 'ACCEPTED') {
      const date = dayToDate(todayInAuckland(now()));
      const household = memberData({ householdName, householdRole });
      await acceptApplication(context, tx, application, { step, date, notice, household });
    } else if (state && state !== application.state) {
      await addStep(context, tx, id, { ...step, state });
    } else if (note || 'assignedTo' in step) await addStep(context, tx, id, step);
  });
}

/**
 * Takes an acceptance back, so that the application waits for a decision again. A member created from it is
 * deleted, and other applications of that member wait again too. A trigger deletes the notice to the applicant,
 * unless it is sent or being sent. A member who the applicant was already stays, without the consent, unless
 * another application of that day gives it.
 * @throws NOT_FOUND; CONFLICT if the member was changed since, or has payments
 */
export async function unregisterApplicant(context: Context, id: number): Promise<void> {
  const by = requireViewer(context).id;
  await transactionAs(context.prisma, by, async (tx) => {
    const { application, member } = await lockApplication(tx, id);
    if (!member) return;
    let waiting = [{ id }];
    // Only the member created from it has its agreement.
    if (member.agreedAt?.getTime() === application.agreedAt.getTime()) {
      const { id: memberId } = member;
      // Waits for colleagues who record a payment of the member, or join an application to the member.
      await tx.$executeRaw`SELECT FROM "members" WHERE id = ${memberId} FOR UPDATE`;
      waiting = await tx.membershipApplication.findMany({ where: { memberId } });
      if ((await tx.payment.count({ where: { memberId } })) > 0)
        throw conflict('memberPaid', { memberId });
      const { count } = await tx.member.deleteMany({ where: { id: memberId, version: 1 } });
      if (count === 0) throw conflict('memberChanged', { memberId });
    } else {
      const consentedOn = consentDay(application);
      const others = { memberId: member.id, id: { not: id } };
      const joined = await tx.membershipApplication.findMany({ where: others });
      if (!joined.some((other) => consentDay(other).getTime() === consentedOn.getTime()))
        await setConsent(tx, { id: member.id, consentedOn }, null);
    }
    for (const each of waiting)
      await addStep(context, tx, each.id, { by, state: 'IN_REVIEW' }, null);
  });
}

/** The day on which the applicant consented to be a member. */
const consentDay = ({ agreedAt }: MembershipApplication) => dayToDate(todayInAuckland(agreedAt));

const setConsent = (
  tx: Prisma.TransactionClient,
  where: Prisma.MemberWhereInput,
  consentedOn: Date | null,
) => tx.member.updateMany({ where, data: { consentedOn, version: { increment: 1 } } });

/**
 * Locks an application, so that two colleagues do not decide at the same time.
 * @returns it with its member, if any
 * @throws NOT_FOUND
 */
async function lockApplication(
  tx: Prisma.TransactionClient,
  id: number,
): Promise<{ application: MembershipApplication; member: Member | null }> {
  await tx.$executeRaw`SELECT FROM "membership-application" WHERE id = ${id} FOR UPDATE`;
  const application = await tx.membershipApplication.findUnique({ where: { id } });
  if (!application) throw notFound('MembershipApplication');
  const { memberId } = application;
  const member = memberId && (await tx.member.findUnique({ where: { id: memberId } }));
  return { application, member: member || null };
}
