import type { Context } from '../context.ts';
import { registerCounts } from '../members/register.ts';
import { dateToDay } from '../scalars.ts';
import { daysLater, todayInAuckland } from '../shared/dates/days.ts';
import { readSettings } from '../site/readSettings.ts';
import type { DueDate } from './dueDate.types.ts';
import { dueDatesOf } from './dueDates.ts';

/** Reads what due dates are computed from, and computes them. */
export async function readDueDates(context: Context): Promise<DueDate[]> {
  const { prisma } = context;
  const [settings, officers, { members: memberCount, withoutConsent }] = await Promise.all([
    readSettings(context),
    prisma.officer.findMany({ select: { from: true, until: true } }),
    registerCounts(context, {}),
  ]);
  const officerChanges = officers.flatMap(({ from, until }) => [
    dateToDay(from),
    ...(until ? [daysLater(dateToDay(until), 1)] : []),
  ]);
  const today = todayInAuckland(context.now());
  return dueDatesOf({ ...settings, today, officerChanges, memberCount, withoutConsent });
}

/** The number of due dates that are overdue or soon. Conditions have no day, so they do not count. */
export async function countDueDates(context: Context): Promise<number> {
  const found = await readDueDates(context);
  return found.filter(({ day, state }) => day && (state === 'OVERDUE' || state === 'SOON')).length;
}
