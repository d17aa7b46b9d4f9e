import { isEthiopic, parseEthiopianTimes } from '../../dates/ethiopianTimeText.ts';
import { type EventTimes, formatEventTime, parseEventTime } from './eventTime.rules.ts';

/**
 * The time of an event as it is stored. A time of the Ethiopian clock is converted to New Zealand
 * time, which every reader of the site knows. Any other text stays as it is.
 */
export function storedTime(text: string): string {
  // Midnight stays a word, because it can be the start or the end of the day.
  if (/^\s*[በከ]?እኩለ\s+ሌሊት\s*$/.test(text)) return 'Midnight';
  const times = parseEthiopianTimes(text);
  if (!times) return text;
  return [times.start, ...(times.end === null ? [] : [times.end])]
    .map(formatEventTime)
    .join(' to ');
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
