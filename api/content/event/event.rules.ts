import { z } from 'zod';
import {
  isDay,
  optionalDay,
  optionalLine,
  requiredDay,
  requiredLine,
  requiredText,
} from '../common.rules.ts';
import { requiredUrl } from '../link.rules.ts';
import { parseEndTime, parseEventTime } from './eventTime.rules.ts';

const wrongDay = 'Date must be in DD-MM-YYYY format';

const fields = z.object({
  title: requiredLine('Event title is required'),
  date: requiredDay('Event date is required', wrongDay),
  time: requiredLine('Event time is required'),
  endDate: optionalDay(wrongDay),
  endTime: optionalLine(),
  description: requiredText('Event description is required'),
  location: requiredLine('Event location is required'),
  mapLink: requiredUrl('Map link is required', 'Enter a valid Google Maps URL'),
});

/** Fields may be wrong or missing where others are checked together. */
type Values = Partial<z.output<typeof fields>>;

/** Also while other fields are wrong, so that a form says it as soon as the field is left. */
const always = { when: () => true };

/** docs/product.md, section 6.5. */
export const eventRules = fields
  .refine(({ date = '', endDate }: Values) => !endDate || !isDay(date) || endDate >= date, {
    path: ['endDate'],
    message: 'The end cannot be before the start',
    ...always,
  })
  .refine(endsAfterStart, {
    path: ['endTime'],
    message:
      'The end cannot be before the start. For an end after midnight, enter the next day as the last day',
    ...always,
  });

/** Compares times of the same day; what is no time cannot be compared. */
function endsAfterStart({ date, time, endDate, endTime }: Values): boolean {
  const start = parseEventTime(time ?? '')?.start;
  const end = parseEndTime(endTime ?? '');
  const isOneDay = !endDate || endDate === date;
  return !isOneDay || start === undefined || end === null || end >= start;
}

export const imageMessages = {
  field: 'image',
  missing: 'Event image is required',
  wrongType: 'File must be an image',
};
