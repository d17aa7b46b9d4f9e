import { z } from 'zod';
import {
  inDayRange,
  isDay,
  optionalDay,
  optionalLine,
  requiredDay,
  requiredLine,
} from '../content/common.rules.ts';
import { isEthiopic } from '../dates/ethiopianTimeText.ts';
import { failsWith } from '../fieldErrors.rules.ts';
import type { FileField } from '../media/picture.rules.ts';

/** The five offices of docs/product/pages.md, section 3.2, and a custom one. */
export const offices = [
  'PRESIDENT',
  'VICE_PRESIDENT',
  'GENERAL_SECRETARY',
  'HEAD_OF_PUBLIC_RELATIONS',
  'HEAD_OF_FINANCE',
  'OTHER',
] as const;

/** The maximum number of officers of an election. */
export const maxElectionOfficers = 50;

export const portraitField = {
  name: 'image',
  kinds: ['image'],
  required: false,
} satisfies FileField;

const fields = z.object({
  office: z.enum(offices),
  title: optionalLine(),
  titleAmharic: optionalLine(),
  name: requiredLine().refine((name) => !isEthiopic(name), failsWith('notLatin')),
  nameAmharic: optionalLine(),
  from: inDayRange(requiredDay()),
  until: inDayRange(optionalDay()),
  endsTermOf: optionalLine(),
});

/** Fields may be invalid or missing when fields are checked together. */
type Values = Partial<z.output<typeof fields>>;

/** Runs even if other fields are invalid, so that a form shows the error as soon as the field is left. */
const always = { when: () => true };

/** The rules of an officer. Only a custom office needs a title. */
export const officerRules = fields
  .refine(({ office, title }: Values) => office !== 'OTHER' || Boolean(title), {
    path: ['title'],
    ...failsWith('required'),
    ...always,
  })
  .refine(({ from = '', until }: Values) => !until || !isDay(from) || until >= from, {
    path: ['until'],
    ...failsWith('endBeforeStart'),
    ...always,
  });
