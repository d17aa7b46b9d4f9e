import { ArgsType, Field, ObjectType, registerEnumType } from 'type-graphql';
import { dateToDay, LocalDate } from '../../scalars.ts';
import { Computed } from '../computed.ts';
import { connectionOf, RecordListArgs } from '../lists/connection.ts';
import { formattedText, inputTypeOf } from '../fieldTypes.ts';
import { PlaceType } from '../../generated/prisma/enums.ts';
import {
  imageColumns,
  imageOrLogoOf,
  imageUrlColumns,
  imageUrlOf,
  Picture,
} from '../media/picture.ts';
import { PicturedContent, PicturedInput } from '../media/pictureDetails.types.ts';
import { eventFields } from '../../shared/content/event/event.fields.ts';
import { eventSpan, isoSpan } from './eventSpan.ts';

const spanColumns = ['date', 'time', 'endDate', 'endTime'];

@ObjectType({
  implements: PicturedContent,
  simpleResolvers: true,
  description: 'A gathering that visitors are invited to.',
})
export class Event extends PicturedContent {
  @Field(() => String, { description: 'The title.' })
  title!: string;

  @Field(() => LocalDate, { description: 'The day on which it takes place, in Auckland.' })
  date!: Date;

  @Field(() => String, { description: 'The time of day as written, such as "10:00 AM".' })
  time!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day of an event of several days. Null if it ends on `date`.',
  })
  endDate!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The time of day at which it ends, on its last day, such as "1:00 PM". Null if it is not known.',
  })
  @Computed(({ endTime }: Days) => endTime || null, ['endTime'])
  endTime!: string | null;

  @Field(() => String, {
    description:
      'The start as ISO 8601: `2030-01-07T10:00:00+13:00`, or only the day, `2030-01-07`, if ' +
      '`time` is not a time of day.',
  })
  @Computed((event: Days) => isoSpanOf(event).start, spanColumns)
  startsAt!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The end, in the format of `startsAt`. Null if it is not known, and for an event of one whole day.',
  })
  @Computed((event: Days) => isoSpanOf(event).end, spanColumns)
  endsAt!: string | null;

  @Field(() => String, {
    description: `What happens at the event. ${formattedText}`,
  })
  description!: string;

  @Field(() => PlaceType, {
    description: 'Where the event takes place: at a location, online, or not known yet.',
  })
  placeType!: PlaceType;

  @Field(() => String, {
    description: 'Where it takes place, in words. It may be empty unless the place is `PHYSICAL`.',
  })
  location!: string;

  @Field(() => String, {
    description:
      'The place on a map, an http(s) address; of an online event, the address to join it. It may ' +
      'be empty unless the place is `PHYSICAL`.',
  })
  mapLink!: string;

  @Field(() => String, {
    description:
      'The address of the picture in full size: of the logo for an event without a picture. Empty ' +
      'for a draft without one.',
  })
  @Computed(imageUrlOf, imageUrlColumns)
  imageUrl!: string;

  @Field(() => Picture, {
    description: 'The picture with its sizes; the logo of the site for an event without one.',
  })
  @Computed(imageOrLogoOf, imageColumns)
  image!: Picture;
}

/** The fields that define when an event takes place. Lists have days as texts. */
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

export const EventInput = inputTypeOf(
  'EventInput',
  'The values of an event.',
  eventFields,
  PicturedInput,
  { placeType: PlaceType },
);

registerEnumType(PlaceType, {
  name: 'PlaceType',
  description: 'Where an event takes place.',
  valuesConfig: {
    PHYSICAL: { description: 'It takes place at `location`.' },
    ONLINE: { description: 'It takes place online. `mapLink` is the address to join it.' },
    TO_BE_ANNOUNCED: { description: 'The place will be announced.' },
  },
});

export enum EventPeriod {
  UPCOMING = 'UPCOMING',
  PAST = 'PAST',
  ALL = 'ALL',
}
registerEnumType(EventPeriod, {
  name: 'EventPeriod',
  description: 'A filter of events by their last day, compared with today in Auckland.',
  valuesConfig: {
    UPCOMING: { description: 'Events today and later, the soonest first.' },
    PAST: { description: 'Events before today, the latest first.' },
    ALL: { description: 'All events, the latest first.' },
  },
});

@ArgsType()
export class EventListArgs extends RecordListArgs {
  @Field(() => EventPeriod, {
    defaultValue: EventPeriod.UPCOMING,
    description: 'The period of the events.',
  })
  period!: EventPeriod;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Only events that end on this day in Auckland or later. If `from`, `until` or `ids` is given, ' +
      '`period` is ignored, and the default order is the soonest first.',
  })
  from?: Date | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only events that begin on this day in Auckland or earlier.',
  })
  until?: Date | null;
}
