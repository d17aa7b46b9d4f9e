import type { Context } from '../context.ts';
import { feeYear } from '../fees/memberFees.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { daysOfFeeYear } from '../shared/payments/payment.rules.ts';
import { readSettings } from '../site/readSettings.ts';

/**
 * Selects the payments that were received in a year of fees; all of them without a year.
 * @throws BAD_USER_INPUT for a year that must be a mistake
 */
export async function receivedIn(
  context: Context,
  year: number | null | undefined,
): Promise<Prisma.Sql[]> {
  if (typeof year !== 'number') return [];
  const { balanceDate } = await readSettings(context);
  const { firstDay, lastDay } = daysOfFeeYear(feeYear(year), balanceDate);
  return [Prisma.sql`"receivedOn" BETWEEN ${firstDay}::date AND ${lastDay}::date`];
}
