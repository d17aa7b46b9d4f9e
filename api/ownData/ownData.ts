import type { FormProofInput } from '../inquiry/inquiry.types.ts';
import { requireViewer } from '../access.ts';
import { openLink, readLink } from '../accounts/links.ts';
import { sendAccountLink } from '../accounts/sendAccountLink.ts';
import type { Action } from '../activity/activityKinds.ts';
import type { Context } from '../context.ts';
import { transaction, transactionAs } from '../database/transaction.ts';
import { changedMeanwhile, notFound, orNotFound } from '../errors.ts';
import type {
  AccountLink,
  Household,
  Member,
  MemberReportKind,
  Prisma,
} from '../generated/prisma/client.ts';
import { verifyFormProof } from '../inquiry/verifyFormProof.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { storeMailInLanguage } from '../mail/accountMail.ts';
import { moveHousehold } from '../members/household.ts';
import { isUnsubscribed } from '../mail/memberMail.ts';
import { unsubscribeLink } from '../mail/unsubscribeLink.ts';
import { parseInput } from '../parseInput.ts';
import { countAttempt } from '../session/attempts.ts';
import { limits } from '../session/limits.ts';
import type { Language } from '../shared/messages/languages.ts';
import { ownData as amharic } from '../shared/messages/am/ownData.ts';
import { ownData as english } from '../shared/messages/en/ownData.ts';
import { withOverrides } from '../shared/messages/overrides.ts';
import { correctionRules, ownDataRequestRules } from '../shared/members/ownData.rules.ts';
import type { OwnData } from './ownData.types.ts';

/**
 * Sends a link to the own data to an address under which something is stored.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS, CONFLICT without a mail provider, whether something is
 * stored or not
 */
export async function requestOwnData(
  context: Context,
  input: object,
  proof: FormProofInput,
  language: Language,
): Promise<void> {
  const { email: address } = parseInput(ownDataRequestRules, input, english.form.fields);
  await verifyFormProof(context, proof);
  await sendAccountLink(context, 'own data', address, async (email) => {
    const { members, applications, inquiries } = await rowsOf(context, email);
    if (members.length + applications.length + inquiries.length === 0) return null;
    const overrides = await readOverrides(context, language);
    const words = withOverrides(language === 'AM' ? amharic : english, 'ownData', overrides).mail;
    return transaction(context.prisma, async (tx) => {
      const link = await openLink(tx, context, { kind: 'OWN_DATA', email, language });
      return storeMailInLanguage(tx, context, link, { ...words, opening: [words.opening] }, link);
    });
  });
}

/**
 * Reads what is stored under the address of a link.
 * @throws LINK_REFUSED
 */
export async function readOwnData(context: Context, token: string): Promise<OwnData> {
  const { email, expiresAt } = await readLink(context, token, 'OWN_DATA');
  const { members, ...others } = await rowsOf(context, email);
  const isLeaving = ({ reports }: (typeof members)[number]) =>
    reports.some(({ kind }) => kind === 'LEAVING');
  return {
    email,
    expiresAt,
    ...others,
    isUnsubscribed: await isUnsubscribed(context.prisma, email),
    unsubscribeLink: unsubscribeLink(context, email),
    members: members.map((member) => ({ ...member, isLeaving: isLeaving(member) })),
  };
}

/**
 * Changes the address and the telephone number of a member, and reports it to the registrar.
 * @throws LINK_REFUSED, NOT_FOUND, BAD_USER_INPUT, TOO_MANY_REQUESTS, CONFLICT if somebody else
 * changed the member since
 */
export function correctOwnData(
  context: Context,
  token: string,
  { id, version, input }: { id: number; version: number; input: object },
): Promise<OwnData> {
  const values = parseInput(correctionRules, input, english.opened.fields);
  return reportChange(context, token, id, 'CORRECTED', async (tx, member) => {
    const { contactNumber } = member;
    // A former member does not move the others.
    const household = member.ceasedOn ? null : member.household;
    const address = household?.address || member.address;
    // Also if a former response was lost, and the values are stored already.
    if (values.address === address && values.contactNumber === contactNumber) return null;
    if (member.version !== version) throw changedMeanwhile('Member');
    const data = { ...values, address: household?.address ? member.address : values.address };
    await tx.member.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
    if (household?.address && values.address !== address) {
      await moveHousehold(tx, household, values.address);
    }
    return { address, contactNumber };
  });
}

/**
 * Reports to the registrar that a member wants to leave, or takes that back. Repeating it changes nothing.
 * @throws LINK_REFUSED, NOT_FOUND, TOO_MANY_REQUESTS
 */
export const askToLeave = (
  context: Context,
  token: string,
  id: number,
  isLeaving: boolean,
): Promise<OwnData> =>
  reportChange(context, token, id, 'LEAVING', async (tx, { ceasedOn }) => {
    const where = { memberId: id, kind: 'LEAVING' } as const;
    if (!isLeaving) {
      const { count } = await tx.memberReport.deleteMany({ where });
      if (count > 0) await noteRequest(tx, context, 'LEAVING_WITHDRAWN', id);
      return null;
    }
    // The page may be older than the end of the membership.
    if (ceasedOn) return null;
    if ((await tx.memberReport.count({ where })) === 0)
      await noteRequest(tx, context, 'LEAVING_REQUESTED', id);
    return {};
  });

/** @param account the id of the account of a volunteer; empty for the member */
async function noteRequest(
  tx: Prisma.TransactionClient,
  { now }: Pick<Context, 'now'>,
  action: Extract<Action, `LEAVING_${string}`>,
  memberId: number,
  account = '',
): Promise<void> {
  const data = { at: now(), account, action, kind: 'member', recordId: String(memberId) };
  await tx.activity.create({ data });
}

/**
 * Removes a report that a volunteer has dealt with.
 * @param at when the member reported it, as the volunteer has read it
 * @throws NOT_FOUND, CONFLICT if the member has reported something since
 */
export function deleteReport(context: Context, id: number, at: Date): Promise<void> {
  const account = requireViewer(context).id;
  return transaction(context.prisma, async (tx) => {
    const report = orNotFound(await tx.memberReport.findUnique({ where: { id } }), 'MemberReport');
    const { count } = await tx.memberReport.deleteMany({ where: { id, at } });
    if (count === 0) throw changedMeanwhile('MemberReport');
    if (report.kind === 'LEAVING')
      await noteRequest(tx, context, 'LEAVING_WITHDRAWN', report.memberId, account);
  });
}

/**
 * Changes a member and reports it, in one transaction.
 * @param change returns the values to keep in the report; null if there is nothing to report
 */
async function reportChange(
  context: Context,
  token: string,
  id: number,
  kind: MemberReportKind,
  change: (
    tx: Prisma.TransactionClient,
    member: Member & { household: Household | null },
  ) => Promise<{ address?: string; contactNumber?: string } | null>,
): Promise<OwnData> {
  const link = await readLink(context, token, 'OWN_DATA');
  await countAttempt(context, `own data changed by ${link.email}`, limits.ownDataChangesOfEmail);
  await transactionAs(context.prisma, '', async (tx) => {
    // The activity names no account: the member acts.
    const member = await lockMember(tx, link, id);
    const before = await change(tx, member);
    if (!before) return;
    const at = context.now();
    await tx.memberReport.upsert({
      where: { memberId_kind: { memberId: id, kind } },
      create: { memberId: id, kind, at, ...before },
      update: { at },
    });
  });
  return readOwnData(context, token);
}

async function lockMember(
  tx: Prisma.TransactionClient,
  { email }: AccountLink,
  id: number,
): Promise<Member & { household: Household | null }> {
  await tx.$queryRaw`SELECT FROM members WHERE id = ${id} FOR UPDATE`;
  const member = await tx.member.findUnique({ where: { id }, include: { household: true } });
  if (!member || !(await idsOf(tx, 'members', email)).includes(id)) throw notFound('Member');
  return member;
}

async function rowsOf({ prisma }: Context, email: string) {
  const which = async (table: string) => ({ id: { in: await idsOf(prisma, table, email) } });
  const orderBy = { id: 'asc' } as const;
  const [members, applications, inquiries] = await Promise.all([
    prisma.member.findMany({
      where: await which('members'),
      orderBy,
      include: { reports: true, payments: { orderBy: { receivedOn: 'desc' } } },
    }),
    prisma.membershipApplication.findMany({
      where: await which('membership-application'),
      orderBy,
    }),
    prisma.inquiry.findMany({ where: await which('inquiry'), orderBy }),
  ]);
  return { members, applications, inquiries };
}

/** The rows of an address. Forms store it as it was typed. */
async function idsOf(
  client: Prisma.TransactionClient,
  table: string,
  email: string,
): Promise<number[]> {
  const rows = await client.$queryRawUnsafe<{ id: number }[]>(
    `SELECT id FROM "${table}" WHERE lower(email) = lower($1)`,
    email,
  );
  return rows.map(({ id }) => id);
}
