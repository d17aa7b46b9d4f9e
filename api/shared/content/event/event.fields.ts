import type { z } from 'zod';
import { failsWith } from '../../fieldErrors.rules.ts';
import type { FileField } from '../../media/picture.rules.ts';
import { inDayRange, isDay } from '../common.rules.ts';
import { choice, day, line, rulesOf, text, url } from '../fields.rules.ts';
import { pictured } from '../album.rules.ts';
import { parseEndTime, parseEventTime } from './eventTime.rules.ts';
import { storedTime } from './typedTime.rules.ts';

/** The fields of an event, in the order of its form. */
export const eventFields = {
  title: line({
    section: 'what',
    translated: true,
    csv: ['event', 'event name', 'name', 'ዝግጅት', 'የዝግጅቱ ስም', 'የዝግጅት ስም'],
  }),
  date: day({
    isHalf: true,
    rule: inDayRange,
    csv: ['day', 'when', 'event date', 'start date', 'first day', 'የዝግጅቱ ቀን', 'የሚጀምርበት ቀን'],
  }),
  time: line({
    isHalf: true,
    rule: (rule) => rule.transform(storedTime),
    description: 'at most 200 characters, such as "10:00 AM"',
    csv: ['start time', 'starts', 'start', 'የሚጀምርበት ሰዓት'],
  }),
  endDate: day({
    optional: true,
    isHalf: true,
    rule: inDayRange,
    description: 'the last day of an event of several days as YYYY-MM-DD, not before `date`',
    csv: ['end date', 'until', 'የሚያበቃበት ቀን'],
  }),
  endTime: line({
    optional: true,
    isHalf: true,
    rule: (rule) => rule.transform(storedTime),
    description:
      'the time of the end, at most 200 characters, such as "1:00 PM". On the same day, not before `time`',
    csv: ['ends', 'finish time', 'end'],
  }),
  placeType: choice({
    section: 'where',
    values: {
      PHYSICAL: [],
      ONLINE: ['location', 'mapLink'],
      TO_BE_ANNOUNCED: ['location', 'mapLink'],
      CANCELLED: ['location', 'mapLink'],
    },
    description: 'by default `PHYSICAL`; an update without it keeps the stored value',
  }),
  location: line({
    translated: true,
    csv: ['venue', 'place', 'where', 'address', 'አድራሻ', 'የዝግጅቱ ቦታ'],
  }),
  /** The place on a map; of an online event, the link to join. */
  mapLink: url({ csv: ['map', 'google maps', 'ካርታ'] }),
  description: text({
    section: 'about',
    isFormatted: true,
    translated: true,
    csv: ['details', 'about', 'ዝርዝር', 'መግለጫ'],
  }),
};

const fields = rulesOf(eventFields).extend(pictured);

/** Fields may be invalid or missing when fields are checked together. */
type Values = Partial<z.output<typeof fields>>;

/** Runs even if other fields are invalid, so that a form shows the error as soon as the field is left. */
const always = { when: () => true };

/** docs/product/fields.md, section 6.5. */
export const eventRules = fields
  .refine(({ date = '', endDate }: Values) => !endDate || !isDay(date) || endDate >= date, {
    path: ['endDate'],
    ...failsWith('endBeforeStart'),
    ...always,
  })
  .refine(endsAfterStart, {
    path: ['endTime'],
    ...failsWith('endBeforeStart'),
    ...always,
  });

/** Compares times of the same day. A text that is not a time cannot be compared. */
function endsAfterStart({ date, time, endDate, endTime }: Values): boolean {
  const start = parseEventTime(time ?? '')?.start;
  const end = parseEndTime(endTime ?? '');
  const isOneDay = !endDate || endDate === date;
  return !isOneDay || start === undefined || end === null || end >= start;
}

export const imageField = {
  name: 'image',
  kinds: ['image'],
  required: true,
  canBeLeftOut: true,
} satisfies FileField;
