import type { Context, Services } from '../context.ts';
import { aucklandInstant } from '../shared/dates/aucklandInstant.ts';
import { addDays, daysLater } from '../shared/dates/days.ts';
import { dateToDay } from '../scalars.ts';
import type { ActivityFilter } from './activity.types.ts';
import type { ActivityCondition } from './sources.ts';

export const filterOptions = {
  defaultValue: {},
  description: 'The filter. Without it, all activity matches.',
};

/** Activity before this time is neither kept nor listed. */
export const activitySince = ({
  now,
  activityRetentionDays,
}: Pick<Services, 'now' | 'activityRetentionDays'>) => addDays(now(), -activityRetentionDays);

/** The condition of a filter, limited to the time for which activity is kept. */
export function wantedActivity(
  context: Context,
  { account, kind, from, until }: ActivityFilter,
): ActivityCondition {
  const since = activitySince(context);
  // In UTC the year 1 of Auckland begins in the year 0, which PostgreSQL does not have.
  const startOf = (day: string) => {
    const start = aucklandInstant(day, 0);
    if (start > endOfTime) return endOfTime;
    return start < since ? since : start;
  };
  return {
    account: account ?? null,
    areas: kind ? [kind] : null,
    from: from ? startOf(dateToDay(from)) : since,
    until: until ? startOf(daysLater(dateToDay(until), 1)) : endOfTime,
  };
}

/** The clocks of machines differ, so an entry may have a time in the near future. */
const endOfTime = new Date('9999-01-01T00:00:00Z');
