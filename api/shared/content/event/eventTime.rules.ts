/** When an event starts and, if known, ends, in minutes since the midnight before its start. */
export interface EventTimes {
  start: number;
  /** Above 1440 for an end after the next midnight; null if it is not known. */
  end: number | null;
}

const noon = 12 * 60;
const day = 24 * 60;

const number = String.raw`(\d{1,2})(?:[:.h]?(\d{2}))?(?: ?([ap])\.?m\.?)?`;
const name = String.raw`(?:12(?:[:.]?00)? ?)?(noon|midday|midnight)`;
const clock = `(?:${number}|${name})`;
const range = String.raw` ?(?:[-–—]|to|until|till) ?`;
const pattern = new RegExp(`^(?:(?:from|at) )?${clock}(?:${range}${clock})?$`);

/** A time of day as written. */
interface Clock {
  hour: number;
  minute: number;
  /** Absent if it is not written, or in the 24-hour clock. */
  half: 'a' | 'p' | undefined;
  /** Whether the minutes are written. Without them, a number alone is not a time. */
  hasMinute: boolean;
}

/**
 * Parses the time of an event as people write it: "10:00 AM", "10am", "18.30", "1830", "6 to 9 PM",
 * "Noon".
 * @returns null for a text that is not a time of day, such as "after the service", and for an
 * ambiguous one, such as "6"
 */
export function parseEventTime(text: string): EventTimes | null {
  const match = pattern.exec(text.trim().toLowerCase().replace(/\s+/g, ' '));
  if (!match) return null;
  const [first, second] = [clockOf(match.slice(1, 5)), clockOf(match.slice(5, 9))];
  // It is ambiguous whether midnight starts or ends the day.
  if (!first || match[4] === 'midnight') return null;
  if (!second) {
    const start = minutesOf(first);
    return start === null ? null : { start, end: null };
  }
  return timesBetween(first, second);
}

/** Parses the end time of an event; null for a text that is not a single time of day. */
export function parseEndTime(text: string): number | null {
  if (/^\s*(?:12(?:[:.]?00)?\s*)?midnight\s*$/i.test(text)) return day;
  const times = parseEventTime(text);
  return times?.end === null ? times.start : null;
}

/** Formats minutes since midnight in the way that events have them: "10:00 AM". */
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

/** A time without AM or PM takes that of the other one, unless it would then end before it starts. */
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
