import { isEthiopic, parseEthiopianTimes } from '../../dates/ethiopianTimeText.rules.ts';
import { type EventTimes, formatEventTime, parseEventTime } from './eventTime.rules.ts';

/**
 * The time of an event as it is stored: one that was typed by the Ethiopian clock becomes one of New
 * Zealand's, which every reader of the site knows. Any other text stays as it is.
 */
export function storedTime(text: string): string {
  // Midnight stays a word: it can be the beginning or the end of the day.
  if (/^\s*[በከ]?እኩለ\s+ሌሊት\s*$/.test(text)) return 'Midnight';
  const times = parseEthiopianTimes(text);
  if (!times) return text;
  return [times.start, ...(times.end === null ? [] : [times.end])]
    .map(formatEventTime)
    .join(' to ');
}

/** What a form says of a time while it is typed. */
export type TypedTime =
  | { is: 'empty' | 'words' | 'withoutPart' }
  /** With AM or PM unsaid; the times are what it is taken for, if it is taken for any. */
  | { is: 'withoutHalf'; times: EventTimes | null }
  | { is: 'understood'; times: EventTimes };

/** Finds out what is understood of a text that was typed for the time of an event. */
export function readTypedTime(text: string): TypedTime {
  const stored = storedTime(text);
  const times = parseEventTime(stored);
  if (text.trim() === '') return { is: 'empty' };
  if (!times && isEthiopic(text)) return { is: /\p{N}/u.test(text) ? 'withoutPart' : 'words' };
  if (isWithoutHalf(stored, times)) return { is: 'withoutHalf', times };
  return times ? { is: 'understood', times } : { is: 'words' };
}

/** Whether "PM" would make it another time. A leading zero is of the clock with 24 hours. */
function isWithoutHalf(text: string, times: EventTimes | null): boolean {
  const afternoon = /^\s*0\d/.test(text) ? null : parseEventTime(`${text} PM`);
  return afternoon !== null && afternoon.start !== times?.start;
}
