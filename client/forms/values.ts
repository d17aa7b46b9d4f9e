import type { MediaChoice } from '../media/mediaRule.ts';
import { urlWithoutKey } from '../media/urlWithoutKey.ts';

/** The values of a form, by field name. */
export type FormValues = Record<string, string | MediaChoice>;

type FormValue = FormValues[string] | undefined;

export function isMedia(value: FormValue): value is MediaChoice {
  return typeof value === 'object';
}

/** The values, with each picture or video changed. */
export const mapMedia = (
  values: FormValues,
  change: (value: MediaChoice, name: string) => MediaChoice,
): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isMedia(value) ? change(value, name) : value,
    ]),
  );

/** Whether both are the same text, or result in the same picture or video. */
export function isSameValue(a: FormValue, b: FormValue): boolean {
  if (!isMedia(a) || !isMedia(b)) return a === b;
  // Without saved media there is nothing to keep.
  const isKeptAlike = a.keep === b.keep || a.present === null;
  const [one, other] = [a, b].map(({ present }) => present && urlWithoutKey(present.url));
  return isSameChoice(a, b) && one === other && isKeptAlike;
}

/** Whether the same file will be sent, or the same video copied. */
export const isSameChoice = (a: MediaChoice, b: MediaChoice): boolean =>
  a.file === b.file && a.copied?.recordId === b.copied?.recordId;

export function sameValues(one: FormValues, other: FormValues): boolean {
  return Object.keys({ ...one, ...other }).every((name) => isSameValue(one[name], other[name]));
}

export function hasFile(values: FormValues): boolean {
  return Object.values(values).some((value) => isMedia(value) && value.file !== null);
}
