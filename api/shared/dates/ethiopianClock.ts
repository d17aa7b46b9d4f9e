/** The parts of the day, each of six hours, starting at midnight: night, morning, afternoon and evening. */
const partsOfDay = ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'];

/**
 * A time of day in the Ethiopian clock, whose hours start at six in the morning and six in the
 * evening: 10:00 is `ከጠዋቱ 4 ሰዓት`.
 * @param minutes since midnight; from 1440 for the next day
 */
export function ethiopianClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const part = partsOfDay[Math.floor(hour / 6)] ?? '';
  const counted = String(((hour + 5) % 12) + 1);
  if (minute === 0) return `${part} ${counted} ሰዓት`;
  if (minute === 30) return `${part} ${counted} ሰዓት ተኩል`;
  return `${part} ${counted}:${String(minute).padStart(2, '0')} ሰዓት`;
}

/** A start and an end by the Ethiopian clock, both of which begin with 'ከ' (from): from … until. */
export const ethiopianRange = ([start = '', end = '']: string[]) => `${start} እስከ ${end.slice(1)}`;

/** A time of day in 24 hours, such as `13:05`. @param minutes since midnight; from 1440 for the next day */
export const hours24 = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24)}:${String(minutes % 60).padStart(2, '0')}`;
