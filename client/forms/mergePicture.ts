import {
  altFields,
  type PictureDetail,
  pictureDetailNames as detailNames,
} from '../../api/content/pictureDetails.rules.ts';
import { pictureKey } from '../media/pictureKey.ts';
import { type FormValues, isMedia, isSameChoice, isSameValue } from './values.ts';

/** Of whose picture the details are once a form has been merged; of both where it is the same one. */
type DetailsOwner = 'both' | 'mine' | 'theirs';

export const isPictureDetail = (name: string): boolean =>
  (detailNames as readonly string[]).includes(name);

/** What a form says of its picture. */
export const detailsIn = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isPictureDetail(name)));

/** The field of the picture of which a form says something; null where there is none. */
export function describedField(values: FormValues): string | null {
  if (!(altFields.EN in values)) return null;
  return Object.keys(values).find((name) => isMedia(values[name])) ?? null;
}

/**
 * Finds out to whose picture what is said belongs.
 * @param isFileLost whether the file that was typed about was lost when the page was loaded again
 */
export function detailsOwner(
  base: FormValues,
  typed: FormValues,
  newer: FormValues,
  isFileLost = false,
): (name: string) => DetailsOwner {
  const field = describedField(newer);
  const [before, mine, theirs] = [base, typed, newer].map((values) => values[field ?? '']);
  if (!isMedia(before) || !isMedia(mine) || !isMedia(theirs)) return () => 'both';
  if (isFileLost && isAnyChanged(base, typed, detailNames)) return () => 'mine';
  // It was sent with a new record, whose picture it is by now.
  if (!before.keep && !mine.keep && isSameChoice(before, mine)) return () => 'both';
  const isSame = pictureKey(mine) === pictureKey(theirs);
  if (mine.file === null && !mine.copied && mine.keep) return () => (isSame ? 'both' : 'theirs');
  if (!isSame) return () => 'mine';
  // A part of the picture that they describe, too; a focal point is one of the part or of the whole.
  return (name) => (name === 'imageFocusX' || name === 'imageFocusY' ? 'mine' : 'both');
}

/**
 * What was typed of a picture that somebody else has replaced meanwhile; null where nothing was.
 * @param base what the form held before anything was typed
 */
export function replacedDetails(
  base: FormValues,
  typed: FormValues,
  newer: FormValues,
): FormValues | null {
  if (detailsOwner(base, typed, newer)(altFields.EN) !== 'theirs') return null;
  return isAnyChanged(base, typed, Object.values(altFields)) ? detailsIn(typed) : null;
}

const isAnyChanged = (base: FormValues, typed: FormValues, names: readonly PictureDetail[]) =>
  names.some((name) => !isSameValue(typed[name], base[name]));
