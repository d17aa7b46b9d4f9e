import { dayNumberOf, dayOfNumber } from '../shared/dates/days.ts';

/** The Muslim feasts that are public holidays of Ethiopia, by month and day of the Muslim calendar. */
const muslimFeasts = { MAWLID: [3, 12], EID_AL_FITR: [10, 1], EID_AL_ADHA: [12, 10] } as const;

export type MuslimFeastName = keyof typeof muslimFeasts;

const muslimFeastNames = Object.keys(muslimFeasts) as MuslimFeastName[];

/** A feast with its expected day. */
interface ExpectedFeast {
  name: MuslimFeastName;
  /** The year of the Muslim calendar. */
  year: number;
  /** As YYYY-MM-DD. */
  date: string;
}

/**
 * The Umm al-Qura calendar, which is computed in advance. Where the moon is observed, feasts are
 * often a day or two later. Only the server uses it, because browsers may have another version of
 * ICU.
 */
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The Muslim feasts expected between two days, as YYYY-MM-DD, by day. */
export function expectedFeasts(from: string, to: string): ExpectedFeast[] {
  const feasts: ExpectedFeast[] = [];
  const last = dayNumberOf(to);
  let number = dayNumberOf(from);
  while (number <= last) {
    const date = dayOfNumber(number);
    const parts = calendar.formatToParts(new Date(date));
    const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
    const [month, day] = [part('month'), part('day')];
    const name = muslimFeastNames.find((each) => muslimFeasts[each][0] === month);
    const feastDay = name ? muslimFeasts[name][1] : 0;
    if (name && day === feastDay) feasts.push({ name, year: part('year'), date });
    // Formatting is slow, so the loop skips to the feast of this month, or to the first day that can be in the next
    // month: months have 29 or 30 days.
    number += day < feastDay ? feastDay - day : Math.max(1, 30 - day);
  }
  return feasts;
}
