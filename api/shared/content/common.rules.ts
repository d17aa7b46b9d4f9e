import { z } from 'zod';
import { failsWith } from '../fieldErrors.rules.ts';

/** The maximum length of a single line, in characters. */
export const maxLine = 200;
/** The maximum length of a text of several paragraphs, in characters. */
export const maxText = 20_000;

/**
 * A character that is visible on its own. White space, control and formatting characters are not,
 * nor is an accent without a letter, or half a surrogate pair, which the server receives as U+FFFD.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFD]/u;

/** A text without visible characters becomes empty. */
const emptyUnlessVisible = (text: string) => (visible.test(text) ? text : '');

/**
 * Invisible characters that copied texts contain: soft hyphens, zero-width characters, marks of direction,
 * placeholders of objects. Written for a bracket expression of JavaScript and of PostgreSQL.
 */
export const invisibleCharacters = String.raw`\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFFC`;

/** The joiner U+200D stays between two emoji, because it joins them into one. */
const invisible = new RegExp(
  String.raw`(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?\u200D(?=\p{Extended_Pictographic}))` +
    `|[${invisibleCharacters}]`,
  'gu',
);

/** More marks on one letter than any text has. */
const manyMarks = /(?<=\p{M}{30})\p{M}/gu;

/**
 * A text in a normal form of Unicode, with at most 30 marks on a letter. Sorting the marks of a letter takes
 * quadratic time, so that a request with 80,000 marks would block the process for 20 seconds.
 */
export const normalForm = (text: string, form: 'NFC' | 'NFKC' | 'NFKD' = 'NFC') =>
  text.replace(manyMarks, '').normalize(form);

/** A text without invisible characters, in the normal form NFC. */
export const cleanText = (text: string) => normalForm(text.replace(invisible, '$1'));

/** A typed or pasted text. The rules of all texts start with it. */
export const textInput = () => z.string().overwrite(cleanText);

/** An email address in the form in which accounts store and compare it. */
export const accountAddress = (text: string) => cleanText(text).trim().toLowerCase();

/**
 * Replaces each run of white space and control characters with one space, so that a text cannot
 * imitate a line break. U+0000 stays, and is refused later.
 */
export const singleLine = () =>
  textInput().transform((text) => {
    const line = text.replace(/(?:(?!\0)[\s\p{Cc}])+/gu, ' ');
    return emptyUnlessVisible(line.trim());
  });

/** A text that is not empty. */
export const filled = () => z.string().refine((text) => text !== '', failsWith('required'));

/** A text with a maximum number of characters. */
export const atMost = (max: number) =>
  z.string().refine((text) => text.length <= max, failsWith('tooLong', { max }));

/** One line that must not be empty. */
export const requiredLine = () => singleLine().pipe(filled()).pipe(atMost(maxLine));

/** One line that may be empty. */
export const optionalLine = () => singleLine().pipe(atMost(maxLine)).default('');

/**
 * Reduces runs of blank lines to one and trims white space (docs/product/site.md, section 2.7). It
 * runs in linear time, because it runs before the length is checked: a regular expression for white
 * space at the end of a line tries each blank of a run.
 */
export function normaliseText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text of several paragraphs that must not be empty. */
export const requiredText = (max = maxText) =>
  textInput()
    .transform((text) => emptyUnlessVisible(normaliseText(text)))
    .pipe(filled())
    .pipe(atMost(max));

/** A text of several paragraphs that may be empty. */
export const optionalText = (max = maxText) =>
  textInput()
    .default('')
    .transform((text) => emptyUnlessVisible(normaliseText(text)))
    .pipe(atMost(max));

/** The maximum length of an email address before its @, in characters (RFC 5321, 4.5.3.1.1). */
const maxLocalPart = 64;

/** Whether a text is an email address. */
export const isEmail = (text: string) =>
  z.email().safeParse(text).success && text.indexOf('@') <= maxLocalPart;

const email = () =>
  atMost(maxLine).refine((text) => text === '' || isEmail(text), failsWith('invalidEmail'));

/** An email address, or nothing. */
export const optionalEmail = () => textInput().trim().default('').pipe(email());

/** An email address. */
export const requiredEmail = () => textInput().trim().pipe(filled()).pipe(email());

/** A valid calendar day, YYYY-MM-DD. */
export const requiredDay = () =>
  textInput()
    .trim()
    .pipe(filled())
    .pipe(z.string().refine(isDay, failsWith('invalidDate')));

/** A valid calendar day, YYYY-MM-DD, or nothing. */
export const optionalDay = () =>
  textInput()
    .trim()
    .default('')
    .refine((text) => text === '' || isDay(text), failsWith('invalidDate'));

/** The first and the last day that a record may have. Both calendars are tested in this range. */
export const dayRange = { earliest: '1900-01-01', latest: '2199-12-31' };

export const isInDayRange = (day: string) => day >= dayRange.earliest && day <= dayRange.latest;

/** Refuses days that are surely mistakes, such as one in the year 9999. */
export const inDayRange = <Rule extends z.ZodType<string>>(rule: Rule) =>
  rule.refine((text) => !isDay(text) || isInDayRange(text), failsWith('dateOutOfRange', dayRange));

/** Whether a text has the form YYYY-MM-DD; the day may not exist. */
const hasDayForm = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export function isDay(text: string): boolean {
  if (!hasDayForm(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The id of a category that was selected from a list. */
export const categoryIdRule = z
  .string()
  .refine((id) => /^[1-9]\d{0,8}$/.test(id), failsWith('required'));
