import { requireViewer } from '../access.ts';
import { rowId } from '../content/lists/id.ts';
import type { RecordModel } from '../content/save/recordModel.ts';
import type { Context } from '../context.ts';
import { setActingAccount } from '../database/setActingAccount.ts';
import { transaction } from '../database/transaction.ts';
import { changedMeanwhile, conflict, invalidArgument, notFound } from '../errors.ts';
import type { MemberMessage, Prisma } from '../generated/prisma/client.ts';
import { unclaimed } from '../mail/claimMailMessage.ts';
import { memberConditions, type MemberFilter } from '../members/memberFilter.ts';
import { parseInput, withoutNulls } from '../parseInput.ts';
import {
  fieldsOf,
  messageFields,
  messageRules,
} from '../shared/memberMessages/memberMessage.rules.ts';
import { memberMessages as words } from '../shared/messages/en/adminMemberMessages.ts';
import { allLanguages } from '../shared/messages/languages.ts';
import type { MemberMessageInput } from './memberMessage.types.ts';

export const memberMessageModel: RecordModel<
  MemberMessage,
  Omit<Prisma.MemberMessageCreateInput, 'createdBy'>
> = {
  content: null,
  type: 'MemberMessage',
  messages: words.fields,
  rows: (tx) => tx.memberMessage,
  checkChange: (_tx, _row, before) => {
    requireDraft(before);
    return Promise.resolve();
  },
  async checkDeletion(tx, id) {
    requireDraft(await tx.memberMessage.findUniqueOrThrow({ where: { id } }));
  },
};

/** @throws CONFLICT */
function requireDraft({ sendAt, cancelledAt }: MemberMessage): void {
  if (cancelledAt) throw changedMeanwhile('MemberMessage');
  if (sendAt) throw conflict('mailMessageSent', {});
}

/**
 * The columns of an input.
 * @throws BAD_USER_INPUT
 */
export function messageColumns(context: Context, { texts, filter }: MemberMessageInput) {
  // Refuses an impossible year of a fee.
  memberConditions(context, filter);
  if (new Set(texts.map(({ language }) => language)).size < texts.length)
    throw invalidArgument('texts names a language twice');
  const { filter: _, ...fields } = parseInput(messageRules, fieldsOf(texts), words.fields);
  return { texts: fields, filter: withoutNulls(filter) };
}

/** Changes a message in a transaction that holds it. Without data it stays as it is. */
function change(
  context: Context,
  id: string,
  dataOf: (
    message: MemberMessage,
    tx: Prisma.TransactionClient,
  ) => Promise<Prisma.MemberMessageUpdateInput | null> | Prisma.MemberMessageUpdateInput,
): Promise<MemberMessage> {
  const where = { id: rowId(id) ?? 0 };
  return transaction(context.prisma, async (tx) => {
    await setActingAccount(tx, requireViewer(context).id);
    await tx.$queryRaw`SELECT FROM "member-message" WHERE id = ${where.id} FOR UPDATE`;
    const message = await tx.memberMessage.findUnique({ where });
    if (!message) throw notFound('MemberMessage');
    const data = await dataOf(message, tx);
    if (!data) return message;
    return tx.memberMessage.update({ where, data: { ...data, version: { increment: 1 } } });
  });
}

/**
 * Sends a draft now or at a time.
 * @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT if a text is missing
 */
export function sendMessage(
  context: Context,
  { id, version }: { id: string; version: number },
  at: Date | null,
): Promise<MemberMessage> {
  if (!context.server.sendsMail) throw conflict('noMailProvider', {});
  return change(context, id, (message) => {
    requireDraft(message);
    if (message.version !== version) throw changedMeanwhile('MemberMessage');
    const { language } = message.filter as MemberFilter;
    const needed: readonly string[] = language ? [language] : allLanguages;
    const texts = message.texts as Record<string, string>;
    const missing = Object.entries(messageFields).flatMap(([name, { section = '' }]) =>
      needed.includes(section) && !texts[name]
        ? [[name, { code: 'required', values: {} }] as const]
        : [],
    );
    // An earlier version may have saved what the form refuses now.
    parseInput(messageRules, texts, words.fields, Object.fromEntries(missing));
    return { sendAt: at && at > context.now() ? at : context.now() };
  });
}

/**
 * Cancels a message, also while it is being sent.
 * @throws NOT_FOUND, CONFLICT if nothing waits any more
 */
export function cancelMessage(context: Context, id: string): Promise<MemberMessage> {
  return change(context, id, async ({ id: memberMessageId, copiesStoredAt, cancelledAt }, tx) => {
    if (cancelledAt) return null;
    const waiting = { memberMessageId, state: 'PENDING' } as const;
    if (copiesStoredAt && (await tx.mailMessage.count({ where: waiting })) === 0)
      throw conflict('mailMessageSent', {});
    // One that is being sent now is not sent again if that fails.
    await tx.mailMessage.deleteMany({ where: { ...waiting, OR: unclaimed(context.now()) } });
    return { cancelledAt: context.now() };
  });
}
