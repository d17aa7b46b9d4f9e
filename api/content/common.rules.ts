import { z } from 'zod';
import { failsWith } from '../fieldErrors.rules.ts';

/** The longest a single line may be, in characters. */
export const maxLine = 200;
/** The longest a text of several paragraphs may be, in characters. */
export const maxText = 20_000;

/**
 * A character that shows something on its own. White space, control and formatting characters do not, nor does an
 * accent without a letter, or half a surrogate pair, which the server receives as U+FFFD.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFD]/u;

/** A text of which nothing is visible is empty. */
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

/** A text without invisible characters, in the normal form NFC. */
export const cleanText = (text: string) => text.replace(invisible, '$1').normalize('NFC');

/** A typed or pasted text. The rules of all texts begin with it. */
export const textInput = () => z.string().overwrite(cleanText);

/** An e-mail address as it is stored and compared for accounts. */
export const accountAddress = (text: string) => cleanText(text).trim().toLowerCase();

/**
 * White space of any kind becomes one space, and so do control characters, so that no text can forge a line;
 * but U+0000 stays, which is refused.
 */
export const singleLine = () =>
  textInput().transform((text) => {
    const line = text.replace(/(?:(?!\0)[\s\p{Cc}])+/gu, ' ');
    return emptyUnlessVisible(line.trim());
  });

/** A text that is not empty. */
export const filled = () => z.string().refine((text) => text !== '', failsWith('required'));

/** A text of so many characters at most. */
export const atMost = (max: number) =>
  z.string().refine((text) => text.length <= max, failsWith('tooLong', { max }));

/** One line that must not be empty. */
export const requiredLine = () => singleLine().pipe(filled()).pipe(atMost(maxLine));

/** One line that may be empty. */
export const optionalLine = () => singleLine().pipe(atMost(maxLine)).default('');

/**
 * Runs of blank lines become one, and white space at the ends goes (docs/product/site.md, section 2.7). In
 * a time that grows with the length: it runs before the length is known to be allowed, and a regular
 * expression for white space at the end of a line tries each blank of a run in turn.
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
export const requiredText = () =>
  textInput()
    .transform((text) => emptyUnlessVisible(normaliseText(text)))
    .pipe(filled())
    .pipe(atMost(maxText));

/** A text of several paragraphs that may be empty. */
export const optionalText = () =>
  textInput()
    .default('')
    .transform((text) => emptyUnlessVisible(normaliseText(text)))
    .pipe(atMost(maxText));

/** The maximum length of an e-mail address before its @, in characters (RFC 5321, 4.5.3.1.1). */
const maxLocalPart = 64;

/** Whether a text is an e-mail address. */
export const isEmail = (text: string) =>
  z.email().safeParse(text).success && text.indexOf('@') <= maxLocalPart;

const email = () =>
  atMost(maxLine).refine((text) => text === '' || isEmail(text), failsWith('invalidEmail'));

/** An e-mail address, or nothing. */
export const optionalEmail = () => textInput().trim().default('').pipe(email());

/** An e-mail address. */
export const requiredEmail = () => textInput().trim().pipe(filled()).pipe(email());

/** A calendar day, YYYY-MM-DD, that exists. */
export const requiredDay = () =>
  textInput()
    .trim()
    .pipe(filled())
    .pipe(z.string().refine(isDay, failsWith('invalidDate')));

/** A calendar day, YYYY-MM-DD, that exists, or nothing. */
export const optionalDay = () =>
  textInput()
    .trim()
    .default('')
    .refine((text) => text === '' || isDay(text), failsWith('invalidDate'));

/** The first and the last day that a record may have: both calendars are tested between them. */
export const dayRange = { earliest: '1900-01-01', latest: '2199-12-31' };

export const isInDayRange = (day: string) => day >= dayRange.earliest && day <= dayRange.latest;

/** Refuses days that nobody means, such as one of the year 9999. */
export const inDayRange = <Rule extends z.ZodType<string>>(rule: Rule) =>
  rule.refine((text) => !isDay(text) || isInDayRange(text), failsWith('dateOutOfRange', dayRange));

/** Whether a text has the form of a day, YYYY-MM-DD, which the calendar may not have. */
export const hasDayForm = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export function isDay(text: string): boolean {
  if (!hasDayForm(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The id of a category that was picked from a list. */
export const categoryIdRule = z
  .string()
  .refine((id) => /^[1-9]\d{0,8}$/.test(id), failsWith('required'));
