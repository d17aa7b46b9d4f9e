import { contactUs } from '../shared/messages/en/contactUs.ts';
import type { Context } from '../context.ts';
import { deliverNow, deliverClaimed } from '../mail/deliverMailMessage.ts';
import { inquiryMailMessage } from './composeMailMessages.ts';
import { claimColumns } from '../mail/claimMailMessage.ts';
import { readInbox } from '../site/readSettings.ts';
import { parseInput } from '../parseInput.ts';
import { verifyFormProof } from './verifyFormProof.ts';
import { digestOf, storeOnce } from './digest.ts';
import type { FormProofInput, Receipt } from './inquiry.types.ts';
import { inquiryRules } from '../shared/inquiry/inquiry.rules.ts';
import { removeNulCharacters } from './removeNulCharacters.ts';

/**
 * Accepts an inquiry: stores it with its mail message, and then sends the mail message.
 * @param input the unvalidated input of a form
 * @returns whether it was mailed, or only stored because there is no mail provider
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS; MAIL_FAILED if it is stored but not delivered yet
 */
export async function sendInquiry(
  context: Context,
  input: object,
  proof: FormProofInput,
): Promise<Receipt> {
  const values = parseInput(inquiryRules, removeNulCharacters(input), contactUs.form.fields);
  await verifyFormProof(context, proof);
  const { prisma, server, now } = context;
  const digest = digestOf(values, now());
  const { row, isNew } = await storeOnce(
    () => prisma.inquiry.findUnique({ where: { digest }, include: { mailMessages: true } }),
    async () => {
      const message = inquiryMailMessage(values, await readInbox(context), server.siteUrl);
      return prisma.inquiry.create({
        data: {
          ...values,
          digest,
          createdAt: now(),
          mailMessages: { create: { ...message, ...claimColumns(context) } },
        },
        include: { mailMessages: true },
      });
    },
  );
  const [mailMessage] = row.mailMessages;
  if (!mailMessage) throw new Error('An inquiry was stored without its mail message.');
  const { state } = await (isNew
    ? deliverClaimed(context, mailMessage)
    : deliverNow(context, mailMessage.id));
  return { isCopySent: false, isRegistered: false, delivery: state };
}
