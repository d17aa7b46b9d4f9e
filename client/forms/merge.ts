import { describedField, detailsIn, detailsOwner, isPictureDetail } from './mergePicture.ts';
import { type FormValues, isMedia, isSameValue } from './values.ts';

/** A record's version, and what it says. */
export interface BaseVersion {
  version: number;
  values: FormValues;
  /** What the newer version said with which the form has been merged since; absent where with none. */
  merged?: FormValues;
}

/**
 * What each field of a form is based on: where it says what was taken from a newer version, on that. It is
 * nobody's own then, and follows the next version.
 */
export const basedOn = ({ values, merged }: BaseVersion, typed: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const newer = merged?.[name];
      return [name, newer !== undefined && isSameValue(typed[name], newer) ? newer : value];
    }),
  );

/**
 * What a form holds once somebody else has saved a newer version: in the fields that were left as
 * they were what that says, in the others what was typed or chosen. What is said of a picture goes
 * with the picture that it is of.
 * @param base what the form held before anything was typed
 * @param isFileLost whether a file that was chosen was lost when the page was loaded again
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
    // What it takes the place of is what the record has now.
    else if (isMedia(mine) && isMedia(value)) result[name] = { ...mine, present: value.present };
  }
  return result;
}

/** A field that somebody else has changed. */
export interface RemoteChange {
  name: string;
  value: FormValues[string];
  /** What is said of the picture in it, where the form has another picture. */
  details: FormValues;
}

/** The fields that somebody else has changed, apart by whether the form says the same. */
export function remoteChanges(base: FormValues, typed: FormValues, newer: FormValues) {
  const ownerOf = detailsOwner(base, typed, newer);
  const picture = describedField(newer);
  const isOtherPicture = picture !== null && ownerOf('imageAltEn') === 'mine';
  const isChanged = (name: string) => !isSameValue(newer[name], base[name]);
  const isTaken = ({ name, value }: RemoteChange) => isSameValue(typed[name], value);
  const changed = Object.entries(newer).flatMap(([name, value]): RemoteChange[] => {
    if (isOtherPicture && isPictureDetail(name)) return [];
    const details = isOtherPicture && name === picture ? detailsIn(newer) : {};
    return [name, ...Object.keys(details)].some(isChanged) ? [{ name, value, details }] : [];
  });
  const taken = changed.filter(isTaken);
  const hasTakenPicture = taken.some(({ name }) => name === picture);
  return {
    // With a picture goes what is said of it.
    taken: taken.filter(({ name }) => !(hasTakenPicture && isPictureDetail(name))),
    contested: changed.filter((change) => !isTaken(change)),
  };
}

/** What a form holds of such fields once it takes what somebody else has saved. */
export const valuesIn = (changes: RemoteChange[]): FormValues =>
  Object.fromEntries(
    changes.flatMap(({ name, value, details }) => [[name, value], ...Object.entries(details)]),
  );

/**
 * What a record said when it had been saved by a form.
 * @param sent what the form held, whose files have addresses since
 * @param saved the record as it was read afterwards
 */
export function valuesAsSaved(sent: FormValues, saved: FormValues): FormValues {
  const media = Object.entries(saved).filter(([, value]) => isMedia(value));
  return { ...saved, ...sent, ...Object.fromEntries(media) };
}
