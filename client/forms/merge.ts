import { type FormValues, isMedia, isSameValue } from './values.ts';

/** A record's version, and what it says. */
export interface BaseVersion {
  version: number;
  values: FormValues;
}

/**
 * What a form holds once somebody else has saved a newer version: in the fields that were left as
 * they were what that says, in the others what was typed or chosen.
 * @param base what the form held before anything was typed
 */
export function mergeValues(base: FormValues, typed: FormValues, newer: FormValues): FormValues {
  const result = { ...typed };
  for (const [name, value] of Object.entries(newer)) {
    const mine = typed[name];
    if (isSameValue(mine, base[name])) result[name] = value;
    // What it takes the place of is what the record has now.
    else if (isMedia(mine) && isMedia(value)) result[name] = { ...mine, present: value.present };
  }
  return result;
}

/** The fields that somebody else has changed, apart by whether the form says the same. */
export function remoteChanges(base: FormValues, typed: FormValues, newer: FormValues) {
  const changed = Object.entries(newer)
    .filter(([name, value]) => !isSameValue(value, base[name]))
    .map(([name, value]) => ({ name, value }));
  return {
    taken: changed.filter(({ name, value }) => isSameValue(typed[name], value)),
    contested: changed.filter(({ name, value }) => !isSameValue(typed[name], value)),
  };
}

/**
 * What a record said when it had been saved by a form.
 * @param sent what the form held, whose files have addresses since
 * @param saved the record as it was read afterwards
 */
export function valuesAsSaved(sent: FormValues, saved: FormValues): FormValues {
  const media = Object.entries(saved).filter(([, value]) => isMedia(value));
  return { ...saved, ...sent, ...Object.fromEntries(media) };
}
