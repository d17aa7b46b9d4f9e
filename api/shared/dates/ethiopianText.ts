import { dayMonthYear } from './days.ts';
import { type EthiopianDate, ethiopianDateOf } from './ethiopianDate.ts';

/**
 * The months from Meskerem, in the one spelling of the site. The names of `Intl` differ between
 * versions of ICU: the browser would then hydrate another text than the server rendered.
 */
export const ethiopianMonths = [
  { am: 'መስከረም', en: 'Meskerem' },
  { am: 'ጥቅምት', en: 'Tikimt' },
  { am: 'ኅዳር', en: 'Hidar' },
  { am: 'ታኅሣሥ', en: 'Tahsas' },
  { am: 'ጥር', en: 'Tir' },
  { am: 'የካቲት', en: 'Yekatit' },
  { am: 'መጋቢት', en: 'Megabit' },
  { am: 'ሚያዝያ', en: 'Miyazya' },
  { am: 'ግንቦት', en: 'Ginbot' },
  { am: 'ሰኔ', en: 'Sene' },
  { am: 'ሐምሌ', en: 'Hamle' },
  { am: 'ነሐሴ', en: 'Nehase' },
  { am: 'ጳጉሜን', en: 'Pagume' },
];

/** The name of a month. The first month is 1. */
const monthName = (month: number) => ethiopianMonths[month - 1] ?? { am: '', en: '' };

/** A month of a year in Amharic: `መስከረም 2019 ዓ.ም.` */
export const ethiopianMonthAmharic = ({ year, month }: Omit<EthiopianDate, 'day'>) =>
  `${monthName(month).am} ${String(year)} ዓ.ም.`;

/** A day, YYYY-MM-DD, in the Ethiopian calendar and in Amharic: `መስከረም 1 ቀን 2019 ዓ.ም.` */
export function ethiopianDateAmharic(day: string): string {
  const { year, month, day: inMonth } = ethiopianDateOf(day);
  return `${monthName(month).am} ${String(inMonth)} ቀን ${String(year)} ዓ.ም.`;
}

/** A day, YYYY-MM-DD, in the Gregorian calendar, named in Amharic: `እ.ኤ.አ. 11-09-2026` */
export const gregorianDateAmharic = (day: string) => `እ.ኤ.አ. ${dayMonthYear(day)}`;
