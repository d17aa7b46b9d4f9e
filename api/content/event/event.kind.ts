import { admin } from '../../shared/messages/en/content/event/admin.ts';
import { PlaceType, Prisma } from '../../generated/prisma/client.ts';
import { todayInAuckland } from '../../shared/dates/days.ts';
import { dateToDay } from '../../scalars.ts';
import { defineContentKind } from '../defineContentKind.ts';
import { byColumn, type Direction } from '../lists/listOrder.ts';
import { requiredPicture } from '../media/pictureFiles.ts';
import { eventFields, eventRules, imageField } from '../../shared/content/event/event.fields.ts';
import { Event, EventListArgs, EventPeriod } from './event.types.ts';

/** An event of several days is upcoming until its last day has ended. An index uses this expression. */
export const lastDay = Prisma.sql`coalesce("endDate", date)`;

const order = (direction: Direction) => byColumn('date', 'date', direction);

export const eventKind = defineContentKind({
  name: 'event',
  words: { record: 'an event', short: 'event' },
  messages: admin.fields,
  messagesOf: (input) =>
    'placeType' in input && input.placeType === 'ONLINE'
      ? { ...admin.fields, mapLink: admin.joinLink }
      : admin.fields,
  path: 'events',
  hasRecordPages: true,

  titleColumn: 'title',
  order,
  // A past event has upcoming neighbours, but an upcoming event has no past ones.
  listedWith: ({ date, endDate }, today) =>
    String(endDate ?? date) < today ? Prisma.sql`true` : Prisma.sql`${lastDay} >= ${today}::date`,

  type: Event,
  list: {
    name: 'events',
    description: 'Events by their day.',
    args: EventListArgs,
    select({ period, from, until, ids }, { now }) {
      if (from ?? until ?? ids) {
        const begins = from ? [Prisma.sql`${lastDay} >= ${dateToDay(from)}::date`] : [];
        const ends = until ? [Prisma.sql`date <= ${dateToDay(until)}::date`] : [];
        return { order: order('ASC'), where: [...begins, ...ends] };
      }
      const today = Prisma.sql`${todayInAuckland(now())}::date`;
      const where = {
        [EventPeriod.UPCOMING]: [Prisma.sql`${lastDay} >= ${today}`],
        [EventPeriod.PAST]: [Prisma.sql`${lastDay} < ${today}`],
        [EventPeriod.ALL]: [],
      };
      const direction = period === EventPeriod.UPCOMING ? 'ASC' : 'DESC';
      return { order: order(direction), where: where[period] };
    },
  },
  input: { enums: { placeType: PlaceType } },
  fields: eventFields,
  rules: eventRules,
  files: requiredPicture(imageField),
  csv: { key: ['title', 'date', 'time'] },
});
