import { formMessages } from '../words.ts';

/** What volunteers read of the languages of records. */
export const adminTranslations = {
  heading: 'Languages',
  hint:
    'Write in the language that comes first. The other can be added now or later; until then ' +
    'visitors read what is there, marked with its language.',
  /** How forms and lists call the languages. */
  names: { EN: 'English', AM: 'Amharic' },
  fields: formMessages({
    language: { label: 'Written in' },
    isStillRight: { label: 'The translation is still right' },
  }),
  /** The label of a field of the translation. */
  translationOf: (label: string, language: string) => `${label} in ${language}`,
  outdated: (language: string) =>
    `The original has changed since it was translated to ${language}. Visitors are told so. ` +
    'Correct it, or say that it is still right.',
  changes: 'What has changed in the original',
  added: 'Added:',
  removed: 'Removed:',
};
