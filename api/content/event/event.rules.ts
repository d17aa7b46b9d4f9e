import { z } from 'zod';
import { failsWith } from '../../fieldErrors.rules.ts';
import type { FileField } from '../../media/picture.rules.ts';
import {
  inDayRange,
  isDay,
  optionalDay,
  optionalLine,
  requiredDay,
  requiredLine,
  requiredText,
} from '../common.rules.ts';
import { requiredUrl } from '../link.rules.ts';
import { parseEndTime, parseEventTime } from './eventTime.rules.ts';
import { storedTime } from './typedTime.rules.ts';
import { pictureDetails } from '../pictureDetails.rules.ts';

const fields = z.object({
  title: requiredLine(),
  date: inDayRange(requiredDay()),
  time: requiredLine().transform(storedTime),
  endDate: inDayRange(optionalDay()),
  endTime: optionalLine().transform(storedTime),
  description: requiredText(),
  location: requiredLine(),
  mapLink: requiredUrl(),
  ...pictureDetails,
});

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

export const imageField = { name: 'image', kinds: ['image'], required: true } satisfies FileField;
