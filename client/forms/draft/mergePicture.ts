import {
  altFields,
  type PictureDetail,
  pictureDetailNames as detailNames,
} from '../../../api/shared/content/pictureDetails.rules.ts';
import { pictureKey } from '../../media/pictureKey.ts';
import { type FormValues, isMedia, isSameChoice, isSameValue } from '../values.ts';

/** To whose picture the details belong after a merge; to both if it is the same picture. */
type DetailsOwner = 'both' | 'mine' | 'theirs';

export const isPictureDetail = (name: string): boolean =>
  (detailNames as readonly string[]).includes(name);

/** The details of the picture in a form. */
export const detailsIn = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isPictureDetail(name)));

/** The picture field that a detail belongs to; null if there is none. */
export function describedField(values: FormValues): string | null {
  if (!(altFields.EN in values)) return null;
  return Object.keys(values).find((name) => isMedia(values[name])) ?? null;
}

/**
 * Determines to whose picture the details belong.
 * @param isFileLost whether the described file was lost when the page was reloaded
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
  // It was sent with a new record, and is the picture of that record now.
  if (!before.keep && !mine.keep && isSameChoice(before, mine)) return () => 'both';
  const isSame = pictureKey(mine) === pictureKey(theirs);
  if (mine.file === null && !mine.copied && mine.keep) return () => (isSame ? 'both' : 'theirs');
  if (!isSame) return () => 'mine';
  // Also for a crop of the picture; a focal point belongs to the crop or to the whole picture.
  return (name) => (name === 'imageFocusX' || name === 'imageFocusY' ? 'mine' : 'both');
}

/**
 * The typed details of a picture that another admin has replaced in the meantime; null if there are
 * none.
 * @param base the values before the user typed
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
