import { line, type RecordField, rulesOf, text } from '../content/fields.rules.ts';
import { failsWith } from '../fieldErrors.rules.ts';
import { allLanguages, type Language, languages } from '../messages/languages.ts';

/** The text of a message in one language. */
export interface MessageText {
  language: Language;
  subject: string;
  body: string;
}

const inEachLanguage = <Value>(valuesOf: (language: Language) => [subject: Value, body: Value]) =>
  Object.fromEntries(
    allLanguages.flatMap((language) => {
      const [subject, body] = valuesOf(language);
      return Object.entries({ [`subject${language}`]: subject, [`body${language}`]: body });
    }),
  ) as Record<`${'subject' | 'body'}${Language}`, Value>;

/** The fields of the form: a draft may be incomplete. `filter` is the text of the chosen filters. */
export const messageFields = {
  ...inEachLanguage<RecordField>((language) => {
    const options = { optional: true, section: language, lang: languages[language].tag } as const;
    return [line(options), text({ ...options, max: 10_000, rows: 8 })];
  }),
  filter: line({ optional: true, section: 'recipients' }),
};

/** Nothing is inserted into a message, so `Dear {name}` would be sent as typed. */
export const messageRules = rulesOf(messageFields).superRefine((values, context) => {
  for (const [name, value] of Object.entries(values)) {
    const [place] = /\{[^{}]{1,50}\}/.exec(value) ?? [];
    if (place)
      context.addIssue({ code: 'custom', path: [name], ...failsWith('unknownPlace', { place }) });
  }
});

/** The texts of a message by their fields, as they are stored. */
export type MessageTexts = ReturnType<typeof fieldsOf>;

/** The values of the fields. */
export const fieldsOf = (texts: readonly MessageText[]) =>
  inEachLanguage((language) => {
    const { subject = '', body = '' } = texts.find((each) => each.language === language) ?? {};
    return [subject, body];
  });

/**
 * The names of the fields that must be filled in before a message is sent.
 * @param language the only language of the recipients; null for all languages
 */
export const missingTexts = (fields: MessageTexts, language: Language | null | undefined) =>
  (language ? [language] : allLanguages)
    .flatMap((each) => [`subject${each}`, `body${each}`] as const)
    .filter((name) => !fields[name]);

/** The texts in the values of the fields. */
export const textsOf = (fields: MessageTexts): MessageText[] =>
  allLanguages.map((language) => ({
    language,
    subject: fields[`subject${language}`],
    body: fields[`body${language}`],
  }));
