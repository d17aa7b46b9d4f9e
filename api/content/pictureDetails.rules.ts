import { z } from 'zod';
import { failsWith } from '../fieldErrors.rules.ts';
import { atMost, singleLine } from './common.rules.ts';

/** The longest that the description of a picture may be, in characters: it is heard in one go. */
export const maxAlt = 250;

/** Forms hold 'yes' or nothing. */
const choice = () =>
  z
    .union([z.boolean(), z.enum(['', 'yes'])])
    .default(false)
    .transform((value) => value === true || value === 'yes');

const range = { min: 0, max: 100 };
const isInRange = (value: number) => value >= range.min && value <= range.max;

/** Forms hold a text; nothing where nobody has said. */
const percent = () =>
  z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value) => (typeof value === 'string' && value !== '' ? Number(value) : value))
    .refine(
      (value) => typeof value !== 'number' || (Number.isInteger(value) && isInRange(value)),
      failsWith('outOfRange', range),
    )
    .transform((value) => (typeof value === 'number' ? value : null));

/** What every kind of content with a picture says of it, besides the file. */
export const pictureDetails = {
  imageAlt: singleLine().pipe(atMost(maxAlt)).default(''),
  imageIsOrnament: choice(),
  imageFocusX: percent(),
  imageFocusY: percent(),
};

export type PictureDetail = keyof typeof pictureDetails;

/** The columns of the same names. */
export const pictureDetailNames = Object.keys(pictureDetails) as PictureDetail[];
