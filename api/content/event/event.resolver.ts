import type { z } from 'zod';
import { admin } from '../../../client/messages/en/content/event/admin.ts';
import { parseInput } from '../../parseInput.ts';
import { createRecord, deleteRecord, type RecordModel, updateRecord } from '../records.ts';
import { IdempotencyKey, type Submission } from '../submissions.ts';
import { eventRules, imageField } from './event.rules.ts';
import {
  Event,
  EventConnection,
  EventInput,
  EventPeriod,
  eventKind,
  lastDay,
} from './event.types.ts';
import { UploadScalar } from '../../media/uploadScalar.ts';
import { type FileArgument, requiredFileErrors, readPicture } from '../../media/uploads.ts';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, Public, Role } from '../../access.ts';
import type { Context } from '../../context.ts';
import { type Event as EventRow, Prisma } from '../../generated/prisma/client.ts';
import { todayInAuckland } from '../../dates/days.rules.ts';
import { dayToDate } from '../../scalars.ts';
import { type Connection, SearchedPageArgs } from '../connection.ts';
import { rowId } from '../id.ts';
import { byColumn } from '../listOrder.ts';
import { type Listed, listPage } from '../lists.ts';
import { imageColumns } from '../picture.ts';

const kind: RecordModel<EventRow> = {
  type: 'Event',
  messages: admin.fields,
  content: 'event',
  bucket: 'eventBucket',
  find: (tx, id) => tx.event.findUnique({ where: { id } }),
  remove: (tx, id) => tx.event.delete({ where: { id } }),
  pathsOf: ({ imagePath }) => [imagePath],
};

@Resolver(() => Event)
export class EventResolver {
  @Public({ tags: ['event'] })
  @Query(() => EventConnection, { description: 'Events by their day.' })
  async events(
    @Args(() => SearchedPageArgs) page: SearchedPageArgs,
    @Arg('period', () => EventPeriod, {
      defaultValue: EventPeriod.UPCOMING,
      description: 'Which events to list.',
    })
    period: EventPeriod,
    @Ctx() context: Context,
  ): Promise<Connection<Listed<EventRow>>> {
    const today = Prisma.sql`${todayInAuckland(context.now())}::date`;
    const isUpcoming = period === EventPeriod.UPCOMING;
    const where: Prisma.Sql[] = [];
    if (isUpcoming) where.push(Prisma.sql`${lastDay} >= ${today}`);
    if (period === EventPeriod.PAST) where.push(Prisma.sql`${lastDay} < ${today}`);
    const order = byColumn('date', 'date', isUpcoming ? 'ASC' : 'DESC');
    return listPage<EventRow>(context, eventKind.source, { page, order, where });
  }

  @Public({ tags: ['event'] })
  @Query(() => Event, { nullable: true, description: 'One event; null when there is none.' })
  async event(
    @Arg('id', () => ID, { description: 'The id of the event.' }) id: string,
    @Ctx() { prisma }: Context,
  ): Promise<EventRow | null> {
    const number = rowId(id);
    return number === null ? null : prisma.event.findUnique({ where: { id: number } });
  }

  @Access(Role.ADMIN)
  @Mutation(() => Event, { description: 'Creates an event.' })
  async createEvent(
    @Arg('input', () => EventInput, { description: 'What it says.' }) input: EventInput,
    @Arg('image', () => UploadScalar, {
      nullable: true,
      description: 'A picture: JPEG, PNG, WebP, AVIF or GIF; required.',
    })
    image: FileArgument,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<EventRow> {
    const values = eventColumns(
      parseInput(eventRules, input, kind.messages, requiredFileErrors(image, imageField)),
    );
    const files = { image: await readPicture(context, image, imageField) };
    return createRecord(context, kind, submission, files, (tx, stored, createdBy) =>
      tx.event.create({ data: { ...values, ...imageColumns(stored.image), createdBy } }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => Event, {
    description: 'Changes an event. Fails with CONFLICT when somebody else changed it since.',
  })
  async updateEvent(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('version', () => Int, { description: 'Its `version` as last read.' }) version: number,
    @Arg('input', () => EventInput, { description: 'What it says from now on.' })
    input: EventInput,
    @Arg('image', () => UploadScalar, {
      nullable: true,
      description: 'A picture in place of the present one; without it that one stays.',
    })
    image: FileArgument,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<EventRow> {
    const values = eventColumns(parseInput(eventRules, input, kind.messages));
    const files = { image: await readPicture(context, image, imageField) };
    return updateRecord(
      context,
      kind,
      submission,
      { id, version },
      files,
      (tx, where, stored, next) =>
        tx.event.update({
          where,
          data: { ...values, ...(stored.image && imageColumns(stored.image)), ...next },
        }),
    );
  }

  @Access(Role.ADMIN)
  @Mutation(() => ID, { description: 'Deletes an event and its files; returns the id.' })
  deleteEvent(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteRecord(context, kind, id);
  }
}

/** The columns of an input. */
function eventColumns(values: z.output<typeof eventRules>) {
  const { date, endDate } = values;
  return { ...values, date: dayToDate(date), endDate: endDate === '' ? null : dayToDate(endDate) };
}
