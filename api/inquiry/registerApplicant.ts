import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { setActingAccount } from '../database/setActingAccount.ts';
import { transaction } from '../database/transaction.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { changedMeanwhile, conflict, notFound } from '../errors.ts';
import type { Member, Prisma } from '../generated/prisma/client.ts';
import { dayToDate } from '../scalars.ts';

/**
 * Registers an applicant as a member from today.
 * @throws NOT_FOUND; CONFLICT, naming the member, if the application already has one
 */
export async function registerApplicant(context: Context, id: number): Promise<void> {
  const createdBy = requireViewer(context).id;
  await transaction(context.prisma, async (tx) => {
    const registered = await lockMember(tx, id);
    if (registered) throw conflict('applicantRegistered', { memberId: registered.id });
    await setActingAccount(tx, createdBy);
    const { name, dob, email, address, contactNumber } =
      await tx.membershipApplication.findUniqueOrThrow({ where: { id } });
    const date = dayToDate(todayInAuckland(context.now()));
    const member = await tx.member.create({
      data: { name, dob, email, address, contactNumber, date, createdBy },
    });
    await tx.membershipApplication.update({ where: { id }, data: { memberId: member.id } });
  });
}

/**
 * Deletes the member created from an application, if there is one.
 * @throws NOT_FOUND; CONFLICT if the member was changed since
 */
export async function unregisterApplicant(context: Context, id: number): Promise<void> {
  await transaction(context.prisma, async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) return;
    await setActingAccount(tx, requireViewer(context).id);
    const { count } = await tx.member.deleteMany({ where: { id: member.id, version: 1 } });
    if (count === 0) throw changedMeanwhile('Member');
    await tx.membershipApplication.update({ where: { id }, data: { memberId: null } });
  });
}

/**
 * Locks an application, so that an applicant is not registered twice.
 * @returns the member created from it, if any
 * @throws NOT_FOUND
 */
async function lockMember(tx: Prisma.TransactionClient, id: number): Promise<Member | null> {
  const [application] = await tx.$queryRaw<{ memberId: number | null }[]>`
    SELECT "memberId" FROM "membership-application" WHERE id = ${id} FOR UPDATE`;
  if (!application) throw notFound('MembershipApplication');
  const { memberId } = application;
  return memberId === null ? null : tx.member.findUnique({ where: { id: memberId } });
}
