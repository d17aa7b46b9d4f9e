import { z } from 'zod';
import { failsWith } from '../fieldErrors.rules.ts';
import { atMost, singleLine, textInput } from './common.rules.ts';

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
    .union([z.number(), textInput()])
    .nullish()
    .transform((value) => (typeof value === 'string' && value !== '' ? Number(value) : value))
    .refine(
      (value) => typeof value !== 'number' || (Number.isInteger(value) && isInRange(value)),
      failsWith('outOfRange', range),
    )
    .transform((value) => (typeof value === 'number' ? value : null));

const description = () => singleLine().pipe(atMost(maxAlt)).default('');

/** What every kind of content with a picture says of it, besides the file. */
export const pictureDetails = {
  imageAltEn: description(),
  imageAltAm: description(),
  imageIsOrnament: choice(),
  imageFocusX: percent(),
  imageFocusY: percent(),
};

export type PictureDetail = keyof typeof pictureDetails;

/** Which of them says what the picture shows, by language. */
export const altFields = { EN: 'imageAltEn', AM: 'imageAltAm' } as const;

interface FocalPoint {
  imageFocusX?: number | null;
  imageFocusY?: number | null;
}

/** Completes a focal point of which one percentage is given: the other is that of the middle. */
export function withWholeFocus<Input extends FocalPoint>(input: Input): Input {
  const { imageFocusX: x = null, imageFocusY: y = null } = input;
  if ((x === null) === (y === null)) return input;
  return { ...input, imageFocusX: x ?? 50, imageFocusY: y ?? 50 };
}

const noDetails = {
  ...{ imageAltEn: '', imageAltAm: '', imageIsOrnament: false },
  ...{ imageFocusX: null, imageFocusY: null },
} satisfies Record<PictureDetail, unknown>;

/**
 * What a row without a picture says of it: nothing, or it would be said of the next one that it gets.
 * @returns no columns where the row has a picture, or is of a kind without
 */
export const detailsWithout = (row: object): Partial<typeof noDetails> =>
  'imagePath' in row && row.imagePath === null ? noDetails : {};

/** The columns of the same names. */
export const pictureDetailNames = Object.keys(pictureDetails) as PictureDetail[];
