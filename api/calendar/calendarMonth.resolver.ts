import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../access.ts';
import { eventKind, lastDay } from '../content/event/event.kind.ts';
import type { Event } from '../content/event/event.types.ts';
import { LanguageArg } from '../content/translation/language.ts';
import { listRows } from '../content/lists/lists.ts';
import type { Context } from '../context.ts';
import {
  type CalendarName,
  daysOfMonth,
  monthWith,
  parseMonth,
} from '../shared/dates/calendarMonth.ts';
import { dayNumberOf, daysLater, todayInAuckland } from '../shared/dates/days.ts';
import { isFastDay } from '../shared/dates/observances.ts';
import { type Event as EventRow, type Language, Prisma } from '../generated/prisma/client.ts';
import { LocalDate } from '../scalars.ts';
import { CalendarMonth, CalendarNames, Observance } from './calendarMonth.types.ts';
import { readObservances } from './readObservances.ts';

const maxEvents = 200;

@Resolver()
export class CalendarMonthResolver {
  @Public({ tags: ['event', 'feastDate'] })
  @Query(() => CalendarMonth, {
    nullable: true,
    description:
      'A month with its events and observances. Null for a month that the site does not show.',
  })
  async calendarMonth(
    @Arg('calendar', () => CalendarNames, { description: 'The calendar of the month.' })
    calendar: CalendarName,
    @Arg('month', () => String, {
      nullable: true,
      description: 'Year and month as YYYY-MM in that calendar. Without it, the current month.',
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
      observances,
      fastDays: daysFrom(first, last).filter(isFastDay),
      // Days are texts here, as in every list.
      events: events as unknown as Event[],
    };
  }

  // Cached until the end of the day: see `ContentCache`.
  @Public({ tags: [] })
  @Query(() => LocalDate, { description: 'Today in Auckland.' })
  today(@Ctx() { now }: Context): string {
    return todayInAuckland(now());
  }

  @Public({ tags: ['feastDate'] })
  @Query(() => [Observance], {
    description: 'The feasts and holidays of the next year, from today.',
  })
  async nextObservances(
    @Arg('first', () => Int, { description: 'The maximum number, up to 20.' }) first: number,
    @Ctx() context: Context,
  ): Promise<Observance[]> {
    const today = todayInAuckland(context.now());
    const observances = await readObservances(context, today, daysLater(today, 365));
    const feasts = observances.filter(({ isFast }) => !isFast);
    return feasts.slice(0, Math.min(Math.max(first, 0), 20));
  }
}

const daysFrom = (first: string, last: string) =>
  Array.from({ length: dayNumberOf(last) - dayNumberOf(first) + 1 }, (_day, index) =>
    daysLater(first, index),
  );
