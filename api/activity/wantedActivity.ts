import type { Context } from '../context.ts';
import { aucklandInstant } from '../dates/aucklandInstant.rules.ts';
import { daysLater } from '../dates/days.rules.ts';
import { dateToDay } from '../scalars.ts';
import type { ActivityFilter } from './activity.types.ts';
import { activitySince } from './removeOldActivity.ts';
import type { Wanted } from './sources.ts';

export const filterOptions = {
  defaultValue: {},
  description: 'Which of it; all where it is left out.',
};

/** What a filter asks for, as far back as activity is kept. */
export function wantedActivity(
  context: Context,
  { account, kind, from, until }: ActivityFilter,
): Wanted {
  const since = activitySince(context);
  // PostgreSQL knows fewer years than a day may have: there is none 0.
  const startOf = (day: string) => {
    const start = aucklandInstant(day, 0);
    if (start > endOfTime) return endOfTime;
    return start < since ? since : start;
  };
  return {
    account: account ?? null,
    area: kind ?? null,
    from: from ? startOf(dateToDay(from)) : since,
    until: until ? startOf(daysLater(dateToDay(until), 1)) : endOfTime,
  };
}

/** Clocks of machines differ, so that an entry may be of a moment to come. */
const endOfTime = new Date('9999-01-01T00:00:00Z');
