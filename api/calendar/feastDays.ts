import { type Language, languages } from '../shared/messages/languages.ts';
import type { useObservanceMessages } from '../../client/messages/observanceMessages.ts';
import type { Context } from '../context.ts';
import { daysLater, todayInAuckland } from '../shared/dates/days.ts';
import type { CalendarDay } from './calendarDocument.ts';
import { readObservances } from './observances.ts';

type Words = ReturnType<typeof useObservanceMessages>;

/** The range of days around today whose feasts are in the calendar to subscribe to. */
const [daysBefore, daysAfter] = [365, 730];

/**
 * The feasts, fasts and holidays of the calendar to subscribe to, in one language.
 * @param words their names in this language
 */
export async function readFeastDays(
  context: Context,
  language: Language,
  words: Words,
): Promise<CalendarDay[]> {
  const today = todayInAuckland(context.now());
  const observances = await readObservances(
    context,
    daysLater(today, -daysBefore),
    daysLater(today, daysAfter),
  );
  return observances.map(({ name, year, date, lastDate, isExpected }) => ({
    uid: `${name.toLowerCase()}-${String(year)}-${languages[language].tag}`,
    summary: words.names[name] + (isExpected ? ` (${words.expected})` : ''),
    date,
    lastDate,
  }));
}
