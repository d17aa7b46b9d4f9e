import { dateToDay } from '../../scalars.ts';
import { computed } from '../computed.ts';
import { RecordListArgs } from '../lists/connection.ts';
import { formattedText } from '../fieldTypes.ts';
import type { Event as EventRow } from '../../generated/prisma/client.ts';
import { PlaceType } from '../../generated/prisma/enums.ts';
import {
  imageColumns,
  imageOrLogoOf,
  imageUrlColumns,
  imageUrlOf,
  Picture,
} from '../media/picture.ts';
import { PicturedContent } from '../media/pictureDetails.types.ts';
import { eventSpan, type EventTexts, isoSpan } from './eventSpan.ts';
import * as t from '../../graphqlTypes.ts';
import { isNowhere } from '../../shared/content/event/place.rules.ts';
import { describeEnum, enumOf } from '../../enumOf.ts';

const spanColumns = ['date', 'time', 'endDate', 'endTime'];

const hiddenPlace =
  'It is empty for visitors while the place is to be announced, or if the event is cancelled.';

/** A text about the place. Volunteers also see it while visitors do not. */
const placeText = (name: 'location' | 'mapLink') =>
  computed(
    (event: Record<typeof name | 'placeType', string>, { viewer }) =>
      !viewer && isNowhere(event.placeType) ? '' : event[name],
    [name, 'placeType'],
  );

@t.ObjectType('Event', 'A gathering that visitors are invited to.')
export class Event extends t.outputFields.extending(PicturedContent, {
  title: t.string('The title.'),
  date: t.localDate('The day on which it takes place, in Auckland.'),
  time: t.string('The time of day as written, such as "10:00 AM".'),
  endDate: t.localDate.orNull(
    'The last day of an event of several days. Null if it ends on `date`.',
  ),
  endTime: t.string.orNull(
    'The time of day at which it ends, on its last day, such as "1:00 PM". Null if it is not known.',
    computed(({ endTime }: Days) => endTime || null, ['endTime']),
  ),
  startsAt: t.string(
    'The start as ISO 8601: `2030-01-07T10:00:00+13:00`, or only the day, `2030-01-07`, if ' +
      '`time` is not a time of day.',
    computed((event: Days) => isoSpanOf(event).start, spanColumns),
  ),
  endsAt: t.string.orNull(
    'The end, in the format of `startsAt`. Null if it is not known, and for an event of one whole day.',
    computed((event: Days) => isoSpanOf(event).end, spanColumns),
  ),
  description: t.string(`What happens at the event. ${formattedText}`),
  placeType: t.field(
    () => PlaceType,
    'Where the event takes place: at a location, online, not known yet, or nowhere because it is cancelled.',
  ),
  location: t.string(
    `Where it takes place, in words. It may be empty unless the place is \`PHYSICAL\`. ${hiddenPlace}`,
    placeText('location'),
  ),
  mapLink: t.string(
    'The place on a map, an http(s) address; of an online event, the address to join it. It may ' +
      `be empty unless the place is \`PHYSICAL\`. ${hiddenPlace}`,
    placeText('mapLink'),
  ),
  imageUrl: t.string(
    'The address of the picture in full size: of the logo for an event without a picture. Empty ' +
      'for a draft without one.',
    computed(imageUrlOf, imageUrlColumns),
  ),
  image: t.field(
    () => Picture,
    'The picture with its sizes; the logo of the site for an event without one.',
    computed(imageOrLogoOf, imageColumns),
  ),
}) {}

/** Lists have days as texts. */
type Days = EventTexts | Pick<EventRow, keyof EventTexts>;

function isoSpanOf({ date, time, endDate, endTime }: Days) {
  const text = (day: Date | string) => (typeof day === 'string' ? day : dateToDay(day));
  const texts = { date: text(date), time, endDate: endDate && text(endDate), endTime };
  return isoSpan(eventSpan(texts));
}

describeEnum(PlaceType, 'PlaceType', 'Where an event takes place.', {
  PHYSICAL: 'It takes place at `location`.',
  ONLINE: 'It takes place online. `mapLink` is the address to join it.',
  TO_BE_ANNOUNCED: 'The place will be announced.',
  CANCELLED: 'Nowhere: the event is cancelled.',
});

export const EventPeriod = enumOf(
  'EventPeriod',
  'A filter of events by their last day, compared with today in Auckland.',
  {
    UPCOMING: 'Events today and later, the soonest first.',
    PAST: 'Events before today, the latest first.',
    ALL: 'All events, the latest first.',
  },
);
export type EventPeriod = keyof typeof EventPeriod;

@t.ArgsType()
export class EventListArgs extends t.inputFields.extending(RecordListArgs, {
  period: t.field(() => EventPeriod, 'The period of the events.', {
    defaultValue: EventPeriod.UPCOMING,
  }),
  from: t.localDate.orNull(
    'Only events that end on this day in Auckland or later. If `from`, `until` or `ids` is given, ' +
      '`period` is ignored, and the default order is the soonest first.',
  ),
  until: t.localDate.orNull('Only events that begin on this day in Auckland or earlier.'),
}) {}
