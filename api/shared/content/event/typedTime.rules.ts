import { isEthiopic, parseEthiopianTimes } from '../../dates/ethiopianTimeText.ts';
import { type EventTimes, formatEventTime, parseEventTime } from './eventTime.rules.ts';

/**
 * The time of an event as it is stored. A time of the Ethiopian clock is converted to New Zealand
 * time, which every reader of the site knows, and a fraction of a day of a spreadsheet to its time.
 * Any other text stays as it is.
 */
export function storedTime(text: string): string {
  // Midnight stays a word, because it can be the start or the end of the day.
  if (/^\s*[በከ]?እኩለ\s+ሌሊት\s*$/.test(text)) return 'Midnight';
  const times = parseEthiopianTimes(text) ?? timeOfFraction(text);
  if (!times) return text;
  return [times.start, ...(times.end === null ? [] : [times.end])]
    .map(formatEventTime)
    .join(' to ');
}

/**
 * The time of a fraction of a day, such as 0.75, as spreadsheets write the time of a cell without a
 * format. Only for full five minutes: 0.30 means half past midnight.
 */
function timeOfFraction(text: string): EventTimes | null {
  const exact = /^\s*0?\.\d+\s*$/.test(text) ? Number(text) * 24 * 60 : 0;
  const start = Math.round(exact);
  const isPlain = start > 0 && start % 5 === 0 && Math.abs(exact - start) < 0.01;
  return isPlain ? { start, end: null } : null;
}

/** The hint that a form shows while a time is typed. */
export type TypedTime =
  | { is: 'empty' | 'words' | 'withoutPart' }
  /** With AM or PM unsaid; the times are what it is taken for, if it is taken for any. */
  | { is: 'withoutHalf'; times: EventTimes | null }
  | { is: 'understood'; times: EventTimes };

/** Interprets a text that was typed as the time of an event. */
export function readTypedTime(text: string): TypedTime {
  const stored = storedTime(text);
  const times = parseEventTime(stored);
  if (text.trim() === '') return { is: 'empty' };
  if (!times && isEthiopic(text)) return { is: /\p{N}/u.test(text) ? 'withoutPart' : 'words' };
  if (isWithoutHalf(stored, times)) return { is: 'withoutHalf', times };
  return times ? { is: 'understood', times } : { is: 'words' };
}

/** Whether adding "PM" would change the time. A leading zero means the 24-hour clock. */
function isWithoutHalf(text: string, times: EventTimes | null): boolean {
  const afternoon = /^\s*0\d/.test(text) ? null : parseEventTime(`${text} PM`);
  return afternoon !== null && afternoon.start !== times?.start;
}
