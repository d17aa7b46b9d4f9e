import { requireViewer } from '../access.ts';
import { rowId } from '../content/lists/id.ts';
import type { RecordModel, Transaction } from '../content/save/recordModel.ts';
import { createRecord, deleteRecord, updateRecord } from '../content/save/records.ts';
import type { Submission } from '../content/save/submissions.ts';
import type { Context } from '../context.ts';
import { setActingAccount } from '../database/setActingAccount.ts';
import { changedMeanwhile, conflict, unknownRecord } from '../errors.ts';
import type { MembershipType, Payment, Prisma } from '../generated/prisma/client.ts';
import { parseInput } from '../parseInput.ts';
import { dayToDate } from '../scalars.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { fees } from '../shared/messages/en/adminFees.ts';
import {
  feeYearOf,
  membershipTypeRules,
  paymentRules,
  voidRules,
} from '../shared/payments/payment.rules.ts';
import { readSettings } from '../site/readSettings.ts';

const paymentModel: RecordModel<Payment, Omit<Prisma.PaymentUncheckedCreateInput, 'createdBy'>> = {
  content: null,
  type: 'Payment',
  messages: fees.paymentFields,
  rows: (tx) => tx.payment,
  duplicateField: 'bankKey',
  referenceField: 'memberId',
  checkChange: (_tx, _row, { voidedAt }) =>
    voidedAt ? Promise.reject(changedMeanwhile('Payment')) : Promise.resolve(),
};

const typeModel: RecordModel<MembershipType, Pick<MembershipType, 'name' | 'perHousehold'>> = {
  content: null,
  type: 'MembershipType',
  messages: fees.typeFields,
  rows: (tx) => tx.membershipType,
  duplicateField: 'name',
  async checkDeletion(tx, id) {
    const count = await tx.member.count({ where: { membershipTypeId: id } });
    if (count > 0) throw conflict('membershipTypeInUse', { count });
  },
};

/**
 * Records a payment, with the name of the member if no other one is given.
 * @throws BAD_USER_INPUT, CONFLICT if the row of a bank file is already recorded
 */
export async function recordPayment(
  context: Context,
  input: object,
  submission: Submission | null,
): Promise<Payment> {
  const { messages } = paymentModel;
  const rules = paymentRules(todayInAuckland(context.now()));
  const { amount, memberId, feeYear, ...values } = parseInput(rules, input, messages);
  const id = rowId(memberId);
  const member = id ? await context.prisma.member.findUnique({ where: { id } }) : null;
  if (memberId && !member) throw unknownRecord('memberId', messages);
  const { balanceDate } = await readSettings(context);
  const kind: Payment['kind'] = values.kind === 'DONATION' ? 'DONATION' : 'FEE';
  const year = feeYear ?? feeYearOf(values.receivedOn, balanceDate);
  return createRecord(context, paymentModel, submission, {}, () => ({
    ...{ ...values, kind, amountCents: amount, receivedOn: dayToDate(values.receivedOn) },
    ...{ memberId: member?.id ?? null, bankKey: values.bankKey ?? null },
    payerName: values.payerName || (member?.name ?? ''),
    feeYear: kind === 'FEE' ? year : null,
  }));
}

/**
 * Voids a payment.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT if it is already void
 */
export async function voidPayment(
  context: Context,
  seen: { id: string; version: number },
  reason: string,
  submission: Submission | null,
): Promise<Payment> {
  const values = parseInput(voidRules, { reason }, paymentModel.messages);
  const voided = { voidedAt: context.now(), voidReason: values.reason, bankKey: null };
  return updateRecord(context, paymentModel, submission, seen, {}, () => voided);
}

/**
 * Adds a membership type, or changes its name and its fee from `fromYear`.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT if another type has the name, or if somebody else changed the type since
 */
export async function saveMembershipType(
  context: Context,
  seen: { id: string; version: number } | null,
  input: object,
  submission: Submission | null,
): Promise<MembershipType> {
  const { amount, fromYear, ...columns } = parseInput(
    membershipTypeRules,
    input,
    typeModel.messages,
  );
  const isChange = async (tx: Transaction, { id: membershipTypeId }: MembershipType) => {
    const where = { membershipTypeId, fromYear: { lte: fromYear } };
    const fee = await tx.membershipFee.findFirst({ where, orderBy: { fromYear: 'desc' } });
    return fee?.amountCents !== amount;
  };
  const write = async (tx: Transaction, type: MembershipType) => {
    if (!(await isChange(tx, type))) return;
    await setActingAccount(tx, requireViewer(context).id);
    const key = { membershipTypeId: type.id, fromYear };
    const fee = { amountCents: amount };
    const where = { membershipTypeId_fromYear: key };
    await tx.membershipFee.upsert({ where, create: { ...key, ...fee }, update: fee });
  };
  const withFee = { write, isChange };
  if (!seen) return createRecord(context, typeModel, submission, {}, () => columns, withFee);
  return updateRecord(context, typeModel, submission, seen, {}, () => columns, withFee);
}

/**
 * Deletes a membership type that no member has, with its fees.
 * @throws NOT_FOUND, CONFLICT if a member has it, or if somebody else changed it since
 */
export const deleteMembershipType = (context: Context, seen: { id: string; version: number }) =>
  deleteRecord(context, typeModel, seen);
