/** When an event begins and, where that is said, ends, in minutes since the midnight it begins after. */
export interface EventTimes {
  start: number;
  /** Above 1440 for an end after the next midnight; null where nothing is said of it. */
  end: number | null;
}

const noon = 12 * 60;
const day = 24 * 60;

const number = String.raw`(\d{1,2})(?:[:.h]?(\d{2}))?(?: ?([ap])\.?m\.?)?`;
const name = String.raw`(?:12(?:[:.]?00)? ?)?(noon|midday|midnight)`;
const clock = `(?:${number}|${name})`;
const range = String.raw` ?(?:[-–—]|to|until|till) ?`;
const pattern = new RegExp(`^(?:(?:from|at) )?${clock}(?:${range}${clock})?$`);

/** A time of day as it is written. */
interface Clock {
  hour: number;
  minute: number;
  /** Absent where it is left to the reader, or where the clock has 24 hours. */
  half: 'a' | 'p' | undefined;
  /** Whether the minutes are written, without which a number alone is no time. */
  hasMinute: boolean;
}

/**
 * Reads the time of an event as people write it: "10:00 AM", "10am", "18.30", "1830", "6 to 9 PM", "Noon".
 * @returns null for a text that is no time of day, such as "after the service", and for one that may
 *   mean two, such as "6"
 */
export function parseEventTime(text: string): EventTimes | null {
  const match = pattern.exec(text.trim().toLowerCase().replace(/\s+/g, ' '));
  if (!match) return null;
  const [first, second] = [clockOf(match.slice(1, 5)), clockOf(match.slice(5, 9))];
  // Whether midnight begins or ends the day is left to the reader.
  if (!first || match[4] === 'midnight') return null;
  if (!second) {
    const start = minutesOf(first);
    return start === null ? null : { start, end: null };
  }
  return timesBetween(first, second);
}

/** When an event ends by the text of its own field; null for a text that is no single time of day. */
export function parseEndTime(text: string): number | null {
  if (/^\s*(?:12(?:[:.]?00)?\s*)?midnight\s*$/i.test(text)) return day;
  const times = parseEventTime(text);
  return times?.end === null ? times.start : null;
}

/** Writes minutes since midnight as events have them: "10:00 AM". */
export function formatEventTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${String(hour % 12 || 12)}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

function clockOf([hour, minute, half, name]: (string | undefined)[]): Clock | null {
  if (name) return { hour: 12, minute: 0, half: name === 'midnight' ? 'a' : 'p', hasMinute: true };
  if (!hour) return null;
  return {
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half: half as Clock['half'],
    hasMinute: minute !== undefined,
  };
}

function minutesOf({ hour, minute, half, hasMinute }: Clock): number | null {
  if (minute > 59) return null;
  if (!half) return hasMinute && hour < 24 ? hour * 60 + minute : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) * 60 + minute + (half === 'p' ? noon : 0);
}

/** A time without its half of the day has that of the other one, unless it would end before it begins. */
function timesBetween(first: Clock, second: Clock): EventTimes | null {
  const start = minutesOf({ ...first, half: first.half ?? second.half });
  const end = minutesOf({ ...second, half: second.half ?? first.half });
  if (start === null || end === null) return null;
  if (end > start) return { start, end };
  // "11 to 2 PM" begins in the morning, "9 to 2 AM" in the evening before.
  if (!first.half && second.half === 'p') return { start: start - noon, end };
  if (!first.half && second.half === 'a') return { start: start + noon, end: end + day };
  return { start, end: end + (first.half && !second.half ? noon : day) };
}
