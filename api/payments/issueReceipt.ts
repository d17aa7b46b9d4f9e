import { requireViewer } from '../access.ts';
import type { Context } from '../context.ts';
import { transactionAs } from '../database/transaction.ts';
import { conflict, notFound } from '../errors.ts';
import { readOverrides } from '../interfaceTexts/readOverrides.ts';
import { dayToDate } from '../scalars.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { association } from '../shared/messages/en/association.ts';
import { withOverrides } from '../shared/messages/overrides.ts';
import { readSettings } from '../site/readSettings.ts';
import type { DonationReceipt } from './payment.types.ts';

/** What the law requires on a receipt. A charities number is optional. */
const required = ['irdNumber', 'signatoryName', 'signatoryOffice'] as const;

/**
 * Issues the receipt of a donation with the next number, or returns the one that it has. The counter is locked until
 * the transaction ends, so a receipt that fails leaves no gap.
 */
export async function issueReceipt(context: Context, paymentId: number): Promise<DonationReceipt> {
  const settings = await readSettings(context);
  const { irdNumber, charitiesNumber, signatoryName, signatoryOffice } = settings;
  const overrides = await readOverrides(context, 'EN');
  const { name: organisation } = withOverrides(association, 'shared.association', overrides);
  return transactionAs(context.prisma, requireViewer(context).id, async (tx) => {
    await tx.$queryRaw`SELECT FROM "payment" WHERE id = ${paymentId} FOR UPDATE`;
    const include = { receipt: true };
    const found = await tx.payment.findUnique({ where: { id: paymentId }, include });
    if (!found) throw notFound('Payment');
    const { receipt, ...payment } = found;
    if (receipt) return { ...receipt, payment };
    if (payment.kind !== 'DONATION' || payment.voidedAt) throw conflict('notADonation', {});
    const missing = required.filter((name) => !settings[name]);
    if (missing.length > 0) throw conflict('receiptSettings', { missing });
    const [row] = await tx.$queryRaw<[{ number: number }]>`
      INSERT INTO "site-state" AS state (id, "lastReceipt") VALUES (1, 1)
      ON CONFLICT (id) DO UPDATE SET "lastReceipt" = state."lastReceipt" + 1
      RETURNING "lastReceipt" AS number`;
    const issued = await tx.donationReceipt.create({
      data: {
        number: row.number,
        paymentId,
        issuedOn: dayToDate(todayInAuckland(context.now())),
        organisation,
        irdNumber,
        charitiesNumber,
        signatoryName,
        signatoryOffice,
      },
    });
    return { ...issued, payment };
  });
}
