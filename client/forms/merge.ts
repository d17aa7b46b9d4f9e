import type { FormValues } from './values.ts';

/** A record's version, and what it says. */
export interface BaseVersion {
  version: number;
  values: FormValues;
}

/**
 * What a form holds once somebody else has saved a newer version: in the fields that were left as
 * they were what that says, in the others what was typed.
 * @param base what the form held before anything was typed
 */
export function mergeValues(base: FormValues, typed: FormValues, newer: FormValues): FormValues {
  const result = { ...typed };
  for (const [name, value] of Object.entries(newer)) {
    if (typeof value === 'string' && typed[name] === base[name]) result[name] = value;
  }
  return result;
}

/** The fields that somebody else has changed, apart by whether the form says the same. */
export function changedElsewhere(
  base: FormValues,
  typed: Record<string, unknown>,
  newer: FormValues,
) {
  const changed = Object.entries(newer).flatMap(([name, value]) =>
    typeof value === 'string' && value !== base[name] ? [{ name, value }] : [],
  );
  return {
    taken: changed.filter(({ name, value }) => typed[name] === value),
    contested: changed.filter(({ name, value }) => typed[name] !== value),
  };
}
