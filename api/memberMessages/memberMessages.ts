import { requireViewer } from '../access.ts';
import { rowId } from '../content/lists/id.ts';
import type { RecordModel } from '../content/save/recordModel.ts';
import { updateRecord } from '../content/save/records.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { conflict, invalidArgument, notFound } from '../errors.ts';
import type { MemberMessage, Prisma } from '../generated/prisma/client.ts';
import { unclaimed } from '../mail/claimMailMessage.ts';
import {
  memberConditions,
  requireFilterAccess,
  type MemberFilter,
} from '../members/memberFilter.ts';
import { parseInput, withoutNulls } from '../parseInput.ts';
import {
  fieldsOf,
  messageRules,
  type MessageTexts,
  missingTexts,
} from '../shared/memberMessages/memberMessage.rules.ts';
import { memberMessages as words } from '../shared/messages/en/adminMemberMessages.ts';
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
  if (sendAt || cancelledAt) throw conflict('notADraft', {});
}

/**
 * The columns of an input.
 * @throws BAD_USER_INPUT
 */
export function messageColumns(context: Context, { texts, filter }: MemberMessageInput) {
  requireFilterAccess(context, filter);
  // Refuses an impossible year of a fee.
  memberConditions(context, filter);
  if (new Set(texts.map(({ language }) => language)).size < texts.length)
    throw invalidArgument('texts names a language twice');
  const { filter: _, ...fields } = parseInput(messageRules, fieldsOf(texts), words.fields);
  return { texts: fields, filter: withoutNulls(filter) };
}

/**
 * Sends a draft now or at a time.
 * @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT if a text is missing
 */
export function sendMessage(
  context: Context,
  seen: { id: string; version: number },
  at: Date | null,
): Promise<MemberMessage> {
  if (!context.server.sendsMail) throw conflict('noMailProvider', {});
  return updateRecord(context, memberMessageModel, null, seen, {}, (_, message) => {
    requireDraft(message);
    const texts = message.texts as MessageTexts;
    const required = { code: 'required', values: {} } as const;
    const missing = missingTexts(texts, (message.filter as MemberFilter).language);
    const errors = Object.fromEntries(missing.map((name) => [name, required]));
    // An earlier version may have saved what the form refuses now.
    parseInput(messageRules, texts, words.fields, errors);
    return { sendAt: at && at > context.now() ? at : context.now() };
  });
}

/**
 * Cancels a message, also while it is being sent.
 * @throws NOT_FOUND, BAD_USER_INPUT for a draft, CONFLICT if nothing waits any more
 */
export const cancelMessage = (context: Context, idText: string): Promise<MemberMessage> =>
  transactionAs(context.prisma, requireViewer(context).id, async (tx) => {
    const id = rowId(idText) ?? 0;
    await tx.$queryRaw`SELECT FROM "member-message" WHERE id = ${id} FOR UPDATE`;
    const message = await tx.memberMessage.findUnique({ where: { id } });
    if (!message) throw notFound('MemberMessage');
    if (message.cancelledAt) return message;
    if (!message.sendAt) throw invalidArgument('A draft is deleted, not cancelled');
    const waiting = { memberMessageId: id, state: 'PENDING' } as const;
    if (message.copiesStoredAt && (await tx.mailMessage.count({ where: waiting })) === 0)
      throw conflict('mailMessageSent', {});
    // One that is being sent now is not sent again if that fails.
    await tx.mailMessage.deleteMany({ where: { ...waiting, OR: unclaimed(context.now()) } });
    const data = { cancelledAt: context.now(), version: { increment: 1 } };
    return tx.memberMessage.update({ where: { id }, data });
  });
