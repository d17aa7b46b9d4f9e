import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { registerCounts } from '../members/register.ts';
import { dateToDay } from '../scalars.ts';
import { daysLater, todayInAuckland } from '../shared/dates/days.ts';
import { dueDates as amharic } from '../shared/messages/am/adminDueDates.ts';
import { dueDates as english } from '../shared/messages/en/adminDueDates.ts';
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

const catalogues = { EN: english, AM: amharic };

/** Writes the due dates that are not done as iCalendar. Those without a day are on the current day. */
export async function dueDateCalendar(context: Context, language: Language): Promise<string> {
  const { dayEntry, entriesDocument } = await import('../calendar/calendarDocument.ts');
  const words = catalogues[language];
  const { siteUrl } = context.server;
  const stamp = context.now();
  const entries = (await readDueDates(context))
    .filter(({ state }) => state !== 'DONE')
    .map((each) => {
      const date = each.day ?? todayInAuckland(stamp);
      const reason = words.reasons[each.kind](each);
      const day = {
        uid: `due-${each.id}`,
        date,
        lastDate: date,
        summary: words.kinds[each.kind],
        description: [reason, words.sectionOf(each.section), words.notAdvice].join('\n'),
      };
      return dayEntry(day, siteUrl, stamp);
    });
  return entriesDocument(entries, siteUrl, { product: 'Due dates', language });
}
