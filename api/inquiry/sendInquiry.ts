import type { Context } from '../context.ts';
import type { Letter } from '../generated/prisma/client.ts';
import { deliverNow, deliverTaken } from '../mail/deliverLetter.ts';
import { inquiryLetter } from '../mail/letters.ts';
import { takenColumns } from '../mail/takeLetter.ts';
import { parseInput } from '../parseInput.ts';
import { verifyFormProof, type FormProof } from './verifyFormProof.ts';
import { digestOf, storedOnce } from './digest.ts';
import type { Receipt } from './inquiry.types.ts';
import { inquiryRules, type InquiryValues } from './inquiry.rules.ts';
import { removeNulCharacters } from './removeNulCharacters.ts';

/**
 * Takes an inquiry: it is stored with its letter first, and then the letter is sent.
 * @param input as a form sends it, unchecked
 * @returns whether it was mailed, or is stored only where there is no mail provider
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS; MAIL_FAILED when it is stored but not delivered yet
 */
export async function sendInquiry(
  context: Context,
  input: object,
  proof: FormProof,
): Promise<Receipt> {
  const values = parseInput(inquiryRules, removeNulCharacters(input));
  await verifyFormProof(context, proof);
  const { letter, isNew } = await storeInquiry(context, values);
  const { state } = await (isNew ? deliverTaken(context, letter) : deliverNow(context, letter.id));
  return { isCopySent: false, isRegistered: false, delivery: state };
}

async function storeInquiry(
  context: Context,
  values: InquiryValues,
): Promise<{ letter: Letter; isNew: boolean }> {
  const { prisma, settings, forms, now } = context;
  const digest = digestOf(values, now());
  let isNew = false;
  const { letters } = await storedOnce(
    () => prisma.inquiry.findUnique({ where: { digest }, include: { letters: true } }),
    async () => {
      const letter = inquiryLetter(values, forms.inbox, settings.siteUrl);
      const row = await prisma.inquiry.create({
        data: {
          ...values,
          digest,
          createdAt: now(),
          letters: { create: { ...letter, ...takenColumns(context) } },
        },
        include: { letters: true },
      });
      isNew = true;
      return row;
    },
  );
  const [letter] = letters;
  if (!letter) throw new Error('An inquiry was stored without its letter.');
  return { letter, isNew };
}
