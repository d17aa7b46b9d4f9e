import { z } from 'zod';
import { atMost, optionalLine, optionalText, singleLine } from '../content/common.rules.ts';
import { allLanguages, type Language } from '../messages/languages.ts';
import type { FieldMessages } from '../messages/words.ts';

/** The subject and the text of a message in one language. */
export interface MessageText {
  subject: string;
  body: string;
}

/** The texts of a message. A language that its recipients do not need may be absent. */
export type MessageTexts = Partial<Record<Language, MessageText>>;

const parts = ['subject', 'body'] as const;

/** A field of the form: a part of the text in one language. */
export type MessageField = `${(typeof parts)[number]}${Language}`;

/** One value for each field of the form. */
const eachField = <Value>(valueOf: (part: keyof MessageText, language: Language) => Value) =>
  Object.fromEntries(
    allLanguages.flatMap((language) =>
      parts.map((part) => [`${part}${language}`, valueOf(part, language)]),
    ),
  ) as Record<MessageField, Value>;

/** `filter` is the text of the chosen filters. A draft may be incomplete. */
export const messageRules = z.object({
  ...eachField((part) => (part === 'subject' ? optionalLine() : optionalText(10_000))),
  filter: singleLine().pipe(atMost(500)).default(''),
});

/** The labels of the fields. */
export const messageFields = (
  words: Record<keyof MessageText, (language: string) => string>,
  nameOf: Record<Language, string>,
): Record<MessageField, FieldMessages> =>
  eachField((part, language) => ({ label: words[part](nameOf[language]) }));

/** The values of the fields. */
export const fieldsOf = (texts: MessageTexts) =>
  eachField((part, language) => texts[language]?.[part] ?? '');

/** The texts in the values of the fields. */
export const textsOf = (fields: Record<MessageField, string>): Record<Language, MessageText> =>
  Object.fromEntries(
    allLanguages.map((language) => [
      language,
      { subject: fields[`subject${language}`], body: fields[`body${language}`] },
    ]),
  ) as Record<Language, MessageText>;

/** The fields that are empty, but needed to send a message in these languages. */
export const missingFields = (texts: MessageTexts, needed: readonly Language[]): MessageField[] =>
  needed.flatMap((language) =>
    parts.flatMap((part) => (texts[language]?.[part] ? [] : [`${part}${language}` as const])),
  );
