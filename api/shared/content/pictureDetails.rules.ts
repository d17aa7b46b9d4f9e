import { z } from 'zod';
import { failsWith } from '../fieldErrors.rules.ts';
import { logoAddress } from '../media/picture.rules.ts';
import { atMost, singleLine, textInput } from './common.rules.ts';
import { ticked } from './ticked.rules.ts';

/**
 * The maximum length of the description of a picture, in characters. Screen readers read it without
 * a pause.
 */
export const maxAlt = 250;

const range = { min: 0, max: 100 };
const isInRange = (value: number) => value >= range.min && value <= range.max;

/** Forms have a text, which is empty if no value is set. */
const percent = () =>
  z
    .union([z.number(), textInput()])
    .nullish()
    .transform((value) => (typeof value === 'string' && value !== '' ? Number(value) : value))
    .refine(
      (value) => typeof value !== 'number' || (Number.isInteger(value) && isInRange(value)),
      failsWith('outOfRange', range),
    )
    .transform((value) => (typeof value === 'number' ? value : null));

const description = () => singleLine().pipe(atMost(maxAlt)).default('');

/** The fields that describe the picture of a record, besides the file. */
export const pictureDetails = {
  imageAltEn: description(),
  imageAltAm: description(),
  imageIsOrnament: ticked(),
  imageFocusX: percent(),
  imageFocusY: percent(),
};

export type PictureDetail = keyof typeof pictureDetails;

/** The fields with the description, by language. */
export const altFields = { EN: 'imageAltEn', AM: 'imageAltAm' } as const;

interface FocalPoint {
  imageFocusX?: number | null;
  imageFocusY?: number | null;
}

/** Completes a focal point that has only one percentage. The other one becomes the centre. */
export function withWholeFocus<Input extends FocalPoint>(input: Input): Input {
  const { imageFocusX: x = null, imageFocusY: y = null } = input;
  if ((x === null) === (y === null)) return input;
  return { ...input, imageFocusX: x ?? 50, imageFocusY: y ?? 50 };
}

const noDetails = {
  imageAltEn: '',
  imageAltAm: '',
  imageIsOrnament: false,
  imageFocusX: null,
  imageFocusY: null,
} satisfies Record<PictureDetail, unknown>;

/**
 * Resets the details of a row that has no picture any more, because they would otherwise apply to its
 * next picture. A draft keeps the details of a picture that is still to come.
 * @returns no columns for any other row
 */
export const detailsWithout = (row: object): Partial<typeof noDetails> =>
  ('imagePath' in row && row.imagePath === null) ||
  ('imageUrl' in row && row.imageUrl === logoAddress)
    ? noDetails
    : {};

/** The columns of the same names. */
export const pictureDetailNames = Object.keys(pictureDetails) as PictureDetail[];
