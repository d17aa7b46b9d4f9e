import type { z } from 'zod';
import { failsWith } from '../../fieldErrors.rules.ts';
import type { FileField } from '../../media/picture.rules.ts';
import { pictured } from '../album.rules.ts';
import { inDayRange } from '../common.rules.ts';
import { storedTime } from '../event/typedTime.rules.ts';
import { day, line, rulesOf, telephoneNumber, text } from '../fields.rules.ts';
import { ticked } from '../ticked.rules.ts';

const optionalDay = { optional: true, isHalf: true, rule: inDayRange } as const;
const time = () =>
  line({
    optional: true,
    isHalf: true,
    rule: (rule) => rule.transform(storedTime),
    description: 'at most 200 characters, such as "10:00 AM"',
  });

/** The fields of a death notice, in the order of its form. */
export const deathNoticeFields = {
  name: line({ section: 'who', translated: true }),
  funeralDay: day({ section: 'funeral', ...optionalDay }),
  funeralTime: time(),
  funeralPlace: line({ optional: true }),
  mourningDay: day({ section: 'mourning', ...optionalDay }),
  mourningLastDay: day({
    ...optionalDay,
    description: 'the last of several days as YYYY-MM-DD, not before `mourningDay`',
  }),
  mourningTime: time(),
  mourningPlace: line({ optional: true }),
  contactName: line({ section: 'contact', isHalf: true }),
  contactTelephone: telephoneNumber({ isHalf: true }),
  text: text({ section: 'about', optional: true, translated: true, isFormatted: true, rows: 5 }),
};

const fields = rulesOf(deathNoticeFields).extend({
  ...pictured,
  familyConsents: ticked().refine(Boolean, failsWith('required')),
});

/** Fields may be invalid or missing when fields are checked together. */
type Values = Partial<z.output<typeof fields>>;

/** docs/product/fields.md, section 6.5. */
export const deathNoticeRules = fields.refine(
  ({ mourningDay = '', mourningLastDay }: Values) =>
    !mourningLastDay || (mourningDay && mourningLastDay >= mourningDay),
  // This rule runs also if other fields are invalid.
  { path: ['mourningLastDay'], ...failsWith('endBeforeStart'), when: () => true },
);

export const imageField = { name: 'image', kinds: ['image'], required: false } satisfies FileField;
