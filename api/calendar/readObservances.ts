import type { Context } from '../context.ts';
import { daysLater } from '../shared/dates/days.ts';
import { ethiopianDateOf } from '../shared/dates/ethiopianDate.ts';
import { expectedFeasts } from './muslimFeasts.ts';
import { fasts, observancesOfYear } from '../shared/dates/observances.ts';
import { dateToDay } from '../scalars.ts';
import type { FeastDate, Observance } from './calendarMonth.types.ts';

/** An observance, and its year. */
export interface KeptObservance extends Observance {
  /**
   * The year of the Ethiopian calendar or, for a Muslim feast, of the Muslim calendar. The feast
   * comes once in it.
   */
  year: number;
}

/** The maximum difference in days between a confirmed date and the computed one. */
export const maxDifference = 5;

/** The Muslim feasts expected between two days, as YYYY-MM-DD, with the confirmed dates. */
export async function readMuslimFeasts(
  { prisma, cache }: Context,
  from: string,
  to: string,
): Promise<FeastDate[]> {
  const entered = await cache.readThrough('feastDate', '', () => prisma.feastDate.findMany());
  return expectedFeasts(from, to).map(({ name, year, date }) => {
    const known = entered.find((row) => row.feast === name && row.year === year);
    return {
      id: `${name}-${String(year)}`,
      feast: name,
      year,
      expectedDate: date,
      date: known ? dateToDay(known.date) : null,
    };
  });
}

/** The observances between two days, as YYYY-MM-DD, by their first day. */
export async function readObservances(
  context: Context,
  from: string,
  to: string,
): Promise<KeptObservance[]> {
  const [first, last] = [ethiopianDateOf(from).year, ethiopianDateOf(to).year];
  const years = Array.from({ length: last - first + 1 }, (_year, index) => first + index);
  const christian = years.flatMap((year) =>
    observancesOfYear(year).map((observance) => ({
      ...observance,
      year,
      isFast: fasts.has(observance.name),
      isExpected: false,
    })),
  );
  const near = [daysLater(from, -maxDifference), daysLater(to, maxDifference)] as const;
  const muslim = (await readMuslimFeasts(context, ...near)).map(
    ({ feast, year, expectedDate, date }) => ({
      name: feast,
      year,
      date: date ?? expectedDate,
      lastDate: date ?? expectedDate,
      isFast: false,
      isExpected: date === null,
    }),
  );
  return [...christian, ...muslim]
    .filter(({ date, lastDate }) => lastDate >= from && date <= to)
    .map((observance) => ({ id: `${observance.name}-${observance.date}`, ...observance }))
    .sort((one, other) => one.date.localeCompare(other.date));
}
