import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import { Public } from '../../access.ts';
import type { Context } from '../../context.ts';
import type { Event as EventRow, Prisma } from '../../generated/prisma/client.ts';
import { dateToDay, dayToDate, LocalDate, todayInAuckland } from '../../scalars.ts';
import {
  type Connection,
  connectionOf,
  isDatabaseInt,
  PageArgs,
  pageRequest,
  toConnection,
} from '../connection.ts';
import { rowId } from '../id.ts';
import { Picture, pictureOf } from '../picture.ts';

@ObjectType({ description: 'A gathering that visitors are invited to.' })
export class Event {
  @Field(() => ID, { description: 'Identifies the event among events.' })
  id!: number;

  @Field(() => String, { description: 'What the gathering is called.' })
  title!: string;

  @Field(() => LocalDate, { description: 'The day on which it takes place, in Auckland.' })
  date!: Date;

  @Field(() => String, { description: 'The time of day as people say it, such as "10:00 AM".' })
  time!: string;

  @Field(() => String, { description: 'What happens there. Lines are separated by line breaks.' })
  description!: string;

  @Field(() => String, { description: 'Where it takes place, in words.' })
  location!: string;

  @Field(() => String, { description: 'The place on a map, an http(s) address.' })
  mapLink!: string;

  @Field(() => String, { description: 'The address of the picture in full size.' })
  imageUrl!: string;
}

export enum EventPeriod {
  UPCOMING = 'UPCOMING',
  PAST = 'PAST',
  ALL = 'ALL',
}
registerEnumType(EventPeriod, {
  name: 'EventPeriod',
  description: 'Which events to list, by their day seen from today in Auckland.',
  valuesConfig: {
    UPCOMING: { description: 'Today and later, the soonest first.' },
    PAST: { description: 'Before today, the latest first.' },
    ALL: { description: 'Every event, the latest first.' },
  },
});

const EventConnection = connectionOf('Event', Event);

const isEventKey = (value: unknown): value is [string, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value[0]) &&
  isDatabaseInt(value[1]);

@Resolver(() => Event)
export class EventResolver {
  @Public()
  @Query(() => EventConnection, { description: 'Events by their day.' })
  async events(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('period', () => EventPeriod, {
      defaultValue: EventPeriod.UPCOMING,
      description: 'Which events to list.',
    })
    period: EventPeriod,
    @Ctx() { prisma, now }: Context,
  ): Promise<Connection<EventRow>> {
    const { take, afterKey } = pageRequest(page, isEventKey);
    const today = dayToDate(todayInAuckland(now()));
    const direction = period === EventPeriod.UPCOMING ? 'asc' : 'desc';
    const where: Prisma.EventWhereInput[] = [];
    if (period === EventPeriod.UPCOMING) where.push({ date: { gte: today } });
    if (period === EventPeriod.PAST) where.push({ date: { lt: today } });
    if (afterKey) {
      const [day, id] = afterKey;
      const beyond = direction === 'asc' ? { gt: dayToDate(day) } : { lt: dayToDate(day) };
      const beyondId = direction === 'asc' ? { gt: id } : { lt: id };
      where.push({ OR: [{ date: beyond }, { date: dayToDate(day), id: beyondId }] });
    }
    const rows = await prisma.event.findMany({
      where: { AND: where },
      orderBy: [{ date: direction }, { id: direction }],
      take,
    });
    return toConnection(rows, page, (row) => [dateToDay(row.date), row.id]);
  }

  @Public()
  @Query(() => Event, { nullable: true, description: 'One event; null when there is none.' })
  async event(
    @Arg('id', () => ID, { description: 'The id of the event.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<EventRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.event.findUnique({ where: { id: number } });
  }

  @FieldResolver(() => Picture, { description: 'The picture with its sizes.' })
  image(@Root() event: EventRow, @Ctx() { media }: Context): Picture | null {
    return pictureOf(media, event.imageUrl, event.imagePath, event.imageWidth, event.imageHeight);
  }
}
