import type { MediaChoice } from '../media/mediaRule.ts';

/** What a form holds, by the names of its fields. */
export type FormValues = Record<string, string | MediaChoice>;

export function isMedia(value: FormValues[string] | undefined): value is MediaChoice {
  return typeof value === 'object';
}

/** Whether both hold the same texts and the very same files. */
export function sameValues(one: FormValues, other: FormValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => {
    const [a, b] = [one[name], other[name]];
    return isMedia(a) && isMedia(b) ? a.file === b.file && a.keep === b.keep : a === b;
  });
}

export function hasFile(values: FormValues): boolean {
  return Object.values(values).some((value) => isMedia(value) && value.file !== null);
}
