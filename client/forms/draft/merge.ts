import {
  altFields,
  type PictureDetail,
  pictureDetailNames as detailNames,
} from '../../../api/shared/content/pictureDetails.rules.ts';
import { pictureKey } from '../../media/pictureKey.ts';
import { type FormValues, isMedia, isSameChoice, isSameValue } from '../values.ts';
import { mergeList } from './mergeList.ts';

/** A version of a record, with its values. */
export interface BaseVersion {
  version: number;
  values: FormValues;
  /** The values of the newer version that were merged into the form; absent if none were. */
  merged?: FormValues;
}

/**
 * The base of each field of a form. A field that was taken from a newer version has that version as
 * its base: it counts as unchanged, and follows the next version. A list also has that
 * version as its base, because it was merged with it.
 */
export const basedOn = ({ values, merged }: BaseVersion, typed: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const newer = merged?.[name];
      const isTaken = newer !== undefined && (isList(name) || isSameValue(typed[name], newer));
      return [name, isTaken ? newer : value];
    }),
  );

/**
 * Merges a newer version into a form: fields that the user did not change get the newer value, the
 * others keep what was typed or selected. The details of a picture stay with their picture.
 * @param base the values before the user typed
 * @param isFileLost whether a selected file was lost when the page was reloaded
 */
export function mergeValues(
  base: FormValues,
  typed: FormValues,
  newer: FormValues,
  isFileLost = false,
): FormValues {
  const ownerOf = detailsOwner(base, typed, newer, isFileLost);
  const result = { ...typed };
  for (const [name, value] of Object.entries(newer)) {
    const mine = typed[name];
    const owner = isPictureDetail(name) ? ownerOf(name) : 'both';
    const isLeft = owner === 'both' && isSameValue(mine, base[name]);
    if (isLeft || owner === 'theirs') result[name] = value;
    else if (isList(name)) result[name] = merged(base[name], mine, value).text;
    // It replaces the current media of the record.
    else if (isMedia(mine) && isMedia(value)) result[name] = { ...mine, present: value.present };
  }
  return result;
}

/** A field that another admin has changed. */
export interface RemoteChange {
  name: string;
  value: FormValues[string];
  /** The details of its picture, if the form has another picture. */
  details: FormValues;
}

/** The fields that another admin has changed, separated by whether the form has the same value. */
export function remoteChanges(base: FormValues, typed: FormValues, newer: FormValues) {
  const ownerOf = detailsOwner(base, typed, newer);
  const picture = describedField(newer);
  const isOtherPicture = picture !== null && ownerOf('imageAltEn') === 'mine';
  const isChanged = (name: string) => !isSameValue(newer[name], base[name]);
  function isTaken({ name, value }: RemoteChange) {
    if (!isList(name)) return isSameValue(typed[name], value);
    const { text, isContested } = merged(base[name], typed[name], value);
    return text === typed[name] && !isContested;
  }
  const changed = Object.entries(newer).flatMap(([name, value]): RemoteChange[] => {
    if (isOtherPicture && isPictureDetail(name)) return [];
    const details = isOtherPicture && name === picture ? detailsIn(newer) : {};
    return [name, ...Object.keys(details)].some(isChanged) ? [{ name, value, details }] : [];
  });
  const taken = changed.filter(isTaken);
  const hasTakenPicture = taken.some(({ name }) => name === picture);
  return {
    // The details of a picture are taken with it.
    taken: taken.filter(({ name }) => !(hasTakenPicture && isPictureDetail(name))),
    contested: changed.filter((change) => !isTaken(change)),
  };
}

/** The form values of these fields after the changes of another admin are accepted. */
export const valuesIn = (changes: RemoteChange[]): FormValues =>
  Object.fromEntries(
    changes.flatMap(({ name, value, details }) => [[name, value], ...Object.entries(details)]),
  );

/**
 * The values of a record after a form saved it.
 * @param sent the values of the form, whose files have addresses now
 * @param saved the record as it was read afterwards
 */
export function valuesAsSaved(sent: FormValues, saved: FormValues): FormValues {
  const media = Object.entries(saved).filter(([, value]) => isMedia(value));
  return { ...saved, ...sent, ...Object.fromEntries(media) };
}

/** Whether the field is a list of objects, in JSON. */
const isList = (name: string) => name === 'album';

const merged = (...lists: [before: Value, mine: Value, theirs: Value]) =>
  mergeList(...(lists as [string, string, string]));

type Value = FormValues[string] | undefined;

/** To whose picture the details belong after a merge; to both if it is the same picture. */
type DetailsOwner = 'both' | 'mine' | 'theirs';

const isPictureDetail = (name: string): boolean =>
  (detailNames as readonly string[]).includes(name);

/** The details of the picture in a form. */
const detailsIn = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isPictureDetail(name)));

/** The picture field that a detail belongs to; null if there is none. */
function describedField(values: FormValues): string | null {
  if (!(altFields.EN in values)) return null;
  return Object.keys(values).find((name) => isMedia(values[name])) ?? null;
}

/**
 * Determines to whose picture the details belong.
 * @param isFileLost whether the described file was lost when the page was reloaded
 */
function detailsOwner(
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
