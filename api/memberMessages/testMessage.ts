import { rowId } from '../content/lists/id.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import { claimColumns } from '../mail/claimMailMessage.ts';
import { deliverClaimed } from '../mail/deliverMailMessage.ts';
import type { MessageTexts } from '../shared/memberMessages/memberMessage.rules.ts';
import { allLanguages } from '../shared/messages/languages.ts';
import { memberMessageRenderer } from './renderMemberMessage.ts';

/**
 * Sends a message to one address, one mail for each language.
 * @throws NOT_FOUND, CONFLICT without a mail provider, MAIL_FAILED
 */
export async function testMessage(context: Context, id: string, to: string): Promise<void> {
  const { prisma, server } = context;
  if (!server.sendsMail) throw conflict('noMailProvider', {});
  const message = await prisma.memberMessage.findUnique({ where: { id: rowId(id) ?? 0 } });
  if (!message) throw notFound('MemberMessage');
  const render = await memberMessageRenderer(context, message);
  for (const language of allLanguages) {
    if (!(message.texts as MessageTexts)[`body${language}`]) continue;
    const data = { ...render([language]), to: to.toLowerCase(), ...claimColumns(context) };
    const row = await prisma.mailMessage.create({ data });
    await deliverClaimed(context, row).catch(async (error: unknown) => {
      // The account sees the failure, so no job tries again.
      await prisma.mailMessage.deleteMany({ where: { id: row.id } });
      throw error;
    });
  }
}
