import { dayNumberOf, dayOfNumber } from './days.ts';
import { ethiopianDateOf, ethiopianDayNumber } from './ethiopianDate.ts';

// The Bahre Hasab computes the fast of Nineveh. Easter (Fasika) and the other movable days follow from it.

/** An observance on one day, or on several days, as most fasts are. */
export interface Observance {
  name: ObservanceName;
  /** The first day, YYYY-MM-DD. */
  date: string;
  /** The last day, YYYY-MM-DD; equal to `date` for a single day. */
  lastDate: string;
}

export type ObservanceName = keyof typeof spans;

/** The first and the last day of an observance in a year, as Julian Day Numbers. */
type Span = (year: { number: number; nineveh: number; genna: number }) => [number, number];

/** An observance on fixed days of a month. */
const on =
  (month: number, day: number, lastDay = day): Span =>
  ({ number: year }) => [
    ethiopianDayNumber({ year, month, day }),
    ethiopianDayNumber({ year, month, day: lastDay }),
  ];

/** An observance a number of days after the first day of the fast of Nineveh. */
const after =
  (days: number, lastDays = days): Span =>
  ({ nineveh }) => [nineveh + days, nineveh + lastDays];

const fasikaAfterNineveh = 69;
const peraklitosAfterNineveh = 118;

/**
 * The feasts and fasts of the Ethiopian Orthodox Tewahedo Church, the public holidays of Ethiopia, and
 * its days of remembrance (Proclamation 1334/2024).
 */
const spans = {
  ENKUTATASH: on(1, 1),
  MESKEL: on(1, 17),
  TSOME_GENA: ({ number: year, genna }) => [
    ethiopianDayNumber({ year, month: 3, day: 15 }),
    genna - 1,
  ],
  NATIONS_DAY: on(3, 29),
  GENNA: ({ genna }) => [genna, genna],
  GAHAD: on(5, 10),
  TIMKET: on(5, 11),
  NINEVEH: after(0, 2),
  MARTYRS_DAY: on(6, 12),
  ADWA: on(6, 23),
  ABIY_TSOM: after(14, fasikaAfterNineveh - 1),
  DEBRE_ZEIT: after(41),
  HOSANNA: after(62),
  SIKLET: after(67),
  FASIKA: after(fasikaAfterNineveh),
  LABOUR_DAY: on(8, 23),
  PATRIOTS_DAY: on(8, 27),
  RIKBE_KAHNAT: after(93),
  ERGET: after(108),
  PERAKLITOS: after(peraklitosAfterNineveh),
  TSOME_HAWARYAT: ({ number: year, nineveh }) => [
    nineveh + 119,
    ethiopianDayNumber({ year, month: 11, day: 4 }),
  ],
  TSOME_DIHNET: after(121),
  FILSETA_FAST: on(12, 1, 15),
  FILSETA: on(12, 16),
} satisfies Record<string, Span>;

/** The fasts, except those of Wednesdays and Fridays, which `TSOME_DIHNET` only resumes. */
export const fasts: ReadonlySet<string> = new Set<ObservanceName>([
  'TSOME_GENA',
  'GAHAD',
  'NINEVEH',
  'ABIY_TSOM',
  'TSOME_HAWARYAT',
  'FILSETA_FAST',
]);

/**
 * The days from a new moon to the fast of Nineveh, minus four months, by the weekday of the new
 * moon, starting on Monday.
 */
const afterNewMoon = [6, 5, 4, 3, 2, 8, 7];

/** The Julian Day Number of the first day of the fast of Nineveh in an Ethiopian year (Bahre Hasab). */
function ninevehOf(year: number): number {
  const day = (((year + 8) % 19) * 19) % 30 || 30;
  const month = day > 14 ? 1 : 2;
  const weekday = ethiopianDayNumber({ year, month, day }) % 7;
  return ethiopianDayNumber({ year, month: month + 4, day }) + (afterNewMoon[weekday] ?? 0);
}

/** 28 Tahsas in the year after a year of 366 days, otherwise 29: 7 January until 2100. */
const gennaOf = (year: number) =>
  ethiopianDayNumber({ year, month: 4, day: year % 4 === 0 ? 28 : 29 });

/** All observances of an Ethiopian year, by their first day. */
export function observancesOfYear(year: number): Observance[] {
  const about = { number: year, nineveh: ninevehOf(year), genna: gennaOf(year) };
  return (Object.entries(spans) as [ObservanceName, Span][])
    .map(([name, span]) => {
      const [date, lastDate] = span(about).map(dayOfNumber) as [string, string];
      return { name, date, lastDate };
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}

/**
 * Whether a day, YYYY-MM-DD, is a fast day: a day of a fast, or a Wednesday or Friday that is not
 * Genna or Timket, nor in the fifty days from Fasika to Peraklitos.
 */
export function isFastDay(day: string): boolean {
  const observances = observancesOfYear(ethiopianDateOf(day).year);
  const isIn = ({ date, lastDate }: Observance) => date <= day && day <= lastDate;
  const kept = observances.filter(isIn).map(({ name }) => name);
  if (kept.some((name) => fasts.has(name))) return true;
  // Julian Day Numbers that are divisible by 7 are Mondays.
  const isWeekly = [2, 4].includes(dayNumberOf(day) % 7);
  const fasika = observances.find(({ name }) => name === 'FASIKA')?.date ?? '';
  const sinceFasika = dayNumberOf(day) - dayNumberOf(fasika);
  const isEaster = sinceFasika >= 0 && sinceFasika <= peraklitosAfterNineveh - fasikaAfterNineveh;
  return isWeekly && !isEaster && !kept.includes('GENNA') && !kept.includes('TIMKET');
}
