import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import { eventKind, lastDay } from '../content/event/event.kind.ts';
import type { Event } from '../content/event/event.types.ts';
import { LanguageArg } from '../content/language.ts';
import { listRows } from '../content/lists.ts';
import type { Context } from '../context.ts';
import {
  type CalendarName,
  daysOfMonth,
  monthWith,
  parseMonth,
} from '../dates/calendarMonth.rules.ts';
import { dayNumberOf, daysLater, todayInAuckland } from '../dates/days.rules.ts';
import { isFastDay } from '../dates/observances.rules.ts';
import { type Event as EventRow, type Language, Prisma } from '../generated/prisma/client.ts';
import { LocalDate } from '../scalars.ts';
import { CalendarMonth, CalendarNames, Observance } from './calendarMonth.types.ts';
import { type KeptObservance, readObservances } from './observances.ts';

const maxEvents = 200;

@Resolver()
export class CalendarMonthResolver {
  @Public({ tags: ['event', 'feastDate'] })
  @Query(() => CalendarMonth, {
    nullable: true,
    description: 'A month with what happens in it; null for one that the site does not show.',
  })
  async calendarMonth(
    @Arg('calendar', () => CalendarNames, { description: 'Whose months are meant.' })
    calendar: CalendarName,
    @Arg('month', () => String, {
      nullable: true,
      description: 'Year and month as YYYY-MM, in that calendar; the present month without it.',
    })
    text: string | null,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<CalendarMonth | null> {
    const today = todayInAuckland(context.now());
    const month = text ? parseMonth(calendar, text) : monthWith(today, calendar);
    if (!month) return null;
    const [first, last] = daysOfMonth(month);
    const [events, observances] = await Promise.all([
      listRows<EventRow>(context, eventKind.source, {
        where: [Prisma.sql`date <= ${last}::date`, Prisma.sql`${lastDay} >= ${first}::date`],
        order: Prisma.sql`date, id`,
        take: maxEvents,
        language,
      }),
      readObservances(context, first, last),
    ]);
    return {
      today,
      firstDay: first,
      lastDay: last,
      observances: observances.map(withId),
      fastDays: daysFrom(first, last).filter(isFastDay),
      // As in every list, days are texts already.
      events: events as unknown as Event[],
    };
  }

  // What is cached ends with the day: see `ContentCache`.
  @Public({ tags: [] })
  @Query(() => LocalDate, { description: 'Today in Auckland.' })
  today(@Ctx() { now }: Context): string {
    return todayInAuckland(now());
  }

  @Public({ tags: ['feastDate'] })
  @Query(() => [Observance], {
    description: 'The feasts and holidays from today on within a year.',
  })
  async nextObservances(
    @Arg('first', () => Int, { description: 'How many at the most, up to 20.' }) first: number,
    @Ctx() context: Context,
  ): Promise<Observance[]> {
    const today = todayInAuckland(context.now());
    const observances = await readObservances(context, today, daysLater(today, 365));
    const feasts = observances.filter(({ isFast }) => !isFast).map(withId);
    return feasts.slice(0, Math.min(Math.max(first, 0), 20));
  }
}

const withId = (observance: KeptObservance): Observance => ({
  id: `${observance.name}-${observance.date}`,
  ...observance,
});

/** All days from one to another. */
const daysFrom = (first: string, last: string) =>
  Array.from({ length: dayNumberOf(last) - dayNumberOf(first) + 1 }, (_day, index) =>
    daysLater(first, index),
  );
