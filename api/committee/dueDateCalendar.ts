import { dayEntry, entriesDocument } from '../calendar/calendarDocument.ts';
import type { Context } from '../context.ts';
import type { Language } from '../generated/prisma/enums.ts';
import { todayInAuckland } from '../shared/dates/days.ts';
import { dueDates as amharic } from '../shared/messages/am/adminDueDates.ts';
import { dueDates as english } from '../shared/messages/en/adminDueDates.ts';
import type { DueDate } from './dueDate.types.ts';

const catalogues = { EN: english, AM: amharic };

/** Writes the due dates that are not done as iCalendar. Those without a day are on the present day. */
export function dueDateCalendar(
  dueDates: DueDate[],
  { now, server }: Context,
  language: Language,
): string {
  const words = catalogues[language];
  const stamp = now();
  const entries = dueDates
    .filter(({ state }) => state !== 'DONE')
    .map((each) => {
      const date = each.day ?? todayInAuckland(stamp);
      const reason = words.reasons[each.kind](each);
      const day = {
        ...{ uid: `due-${each.id}`, date, lastDate: date },
        summary: words.kinds[each.kind],
        description: [reason, words.sectionOf(each.section), words.notAdvice].join('\n'),
      };
      return dayEntry(day, server.siteUrl, stamp);
    });
  return entriesDocument(entries, server.siteUrl, { product: 'Due dates', language });
}
