import { ArgsType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { dateToDay, LocalDate } from '../../scalars.ts';
import { Computed } from '../computed.ts';
import { connectionOf, SearchedPageArgs } from '../connection.ts';
import { imageOf, imageUrlOf, Picture } from '../picture.ts';
import { PictureDetailsInput, PicturedContent } from '../pictureDetails.types.ts';
import { eventSpan, isoSpan } from './eventSpan.ts';

@ObjectType({
  implements: PicturedContent,
  simpleResolvers: true,
  description: 'A gathering that visitors are invited to.',
})
export class Event extends PicturedContent {
  @Field(() => String, { description: 'What the gathering is called.' })
  title!: string;

  @Field(() => LocalDate, { description: 'The day on which it takes place, in Auckland.' })
  date!: Date;

  @Field(() => String, { description: 'The time of day as people say it, such as "10:00 AM".' })
  time!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day of an event of several days; null where it ends on `date`.',
  })
  endDate!: Date | null;

  @Field(() => String, {
    description:
      'The time of day at which it ends, on its last day, such as "1:00 PM"; empty where nobody has said.',
  })
  endTime!: string;

  @Field(() => String, {
    description:
      'When it begins, as ISO 8601 writes it: `2030-01-07T10:00:00+13:00`, or the day alone, ' +
      '`2030-01-07`, where `time` is no time of day.',
  })
  @Computed((event: Days) => isoSpanOf(event).start)
  startsAt!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'When it ends, written like `startsAt`; null where nobody has said, and for an event of one whole day.',
  })
  @Computed((event: Days) => isoSpanOf(event).end)
  endsAt!: string | null;

  @Field(() => String, { description: 'What happens there. Lines are separated by line breaks.' })
  description!: string;

  @Field(() => String, { description: 'Where it takes place, in words.' })
  location!: string;

  @Field(() => String, { description: 'The place on a map, an http(s) address.' })
  mapLink!: string;

  @Field(() => String, { description: 'The address of the picture in full size.' })
  @Computed(imageUrlOf)
  imageUrl!: string;

  @Field(() => Picture, { description: 'The picture with its sizes.' })
  @Computed(imageOf)
  image!: Picture;
}

/** What says when an event takes place; lists have days as texts. */
interface Days {
  date: Date | string;
  time: string;
  endDate: Date | string | null;
  endTime: string;
}

function isoSpanOf({ date, time, endDate, endTime }: Days) {
  const text = (day: Date | string) => (typeof day === 'string' ? day : dateToDay(day));
  const texts = { date: text(date), time, endDate: endDate && text(endDate), endTime };
  return isoSpan(eventSpan(texts));
}

export const EventConnection = connectionOf('Event', Event);

@InputType({ description: 'What a volunteer writes about an event.' })
export class EventInput extends PictureDetailsInput {
  @Field(() => String, { description: 'Required, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Required, a day as YYYY-MM-DD.' })
  date!: string;

  @Field(() => String, { description: 'Required, at most 200 characters, such as "10:00 AM".' })
  time!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The last day of an event of several days as YYYY-MM-DD, not before `date`.',
  })
  endDate?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'When it ends, at most 200 characters, such as "1:00 PM"; on the same day not before `time`.',
  })
  endTime?: string | null;

  @Field(() => String, { description: 'Required, at most 20,000 characters.' })
  description!: string;

  @Field(() => String, { description: 'Required, at most 200 characters.' })
  location!: string;

  @Field(() => String, { description: 'Required, an http(s) address.' })
  mapLink!: string;
}

export enum EventPeriod {
  UPCOMING = 'UPCOMING',
  PAST = 'PAST',
  ALL = 'ALL',
}
registerEnumType(EventPeriod, {
  name: 'EventPeriod',
  description: 'Which events to list, by their last day seen from today in Auckland.',
  valuesConfig: {
    UPCOMING: { description: 'Today and later, the soonest first.' },
    PAST: { description: 'Before today, the latest first.' },
    ALL: { description: 'Every event, the latest first.' },
  },
});

@ArgsType()
export class EventListArgs extends SearchedPageArgs {
  @Field(() => EventPeriod, {
    defaultValue: EventPeriod.UPCOMING,
    description: 'Which events to list.',
  })
  period!: EventPeriod;
}
