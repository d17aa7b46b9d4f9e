import type { Services } from '../context.ts';
import { dayToDate } from '../scalars.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { daysOfFeeYear, feeYearOf } from '../shared/payments/payment.rules.ts';
import { readSettings } from '../site/readSettings.ts';

/** The number of former financial years whose accounts are kept (Incorporated Societies Act 2022, s 101). */
const keptYears = 7;

/** Removes payments, with their receipts, when the law no longer requires them. */
export async function removeOldPayments(services: Services): Promise<void> {
  const { balanceDate } = await readSettings(services);
  const year = feeYearOf(todayInAuckland(services.now()), balanceDate);
  const { firstDay } = daysOfFeeYear(year - keptYears, balanceDate);
  await services.prisma.payment.deleteMany({ where: { receivedOn: { lt: dayToDate(firstDay) } } });
}
