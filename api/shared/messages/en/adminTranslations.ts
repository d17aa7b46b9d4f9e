import { countText } from '../countText.ts';
import { formMessages } from '../words.ts';

/** The messages about the languages of records. */
export const adminTranslations = {
  heading: 'Languages',
  hint:
    'Write in the language that comes first. The other can be added now or later, all ' +
    'its texts at once; until then visitors read what is there, marked with its language.',
  /** The names of the languages in forms and lists. */
  names: { EN: 'English', AM: 'Amharic' },
  /** The languages in which a record can be read. */
  readIn: (names: string[]) => `In ${names.join(' and ')}${names.length > 1 ? '' : ' only'}`,
  fields: formMessages({
    language: { label: 'Written in' },
    isStillRight: { label: 'The translation is still right' },
  }),
  /** The label of a translated field. */
  translationOf: (label: string, language: string) => `${label} in ${language}`,
  outdated: (language: string) =>
    `The original has changed since it was translated to ${language}. Visitors are told so. ` +
    'Correct it, or say that it is still right.',
  changes: 'What has changed in the original',
  /** The page of translations that are missing or outdated. */
  pending: {
    heading: 'Translations',
    intro:
      'What is missing or out of date in one of the languages. Until it is written, visitors read ' +
      'what is there, marked with its language.',
    nothing: 'Every record is in both languages, and up to date.',
    nothingOfThese: 'Nothing here is missing or out of date.',
    /** @param of the total */
    shownOf: (count: number, of: number) =>
      `${String(count)} of ${countText(of)} ${of === 1 ? 'translation' : 'translations'} shown`,
    missing: (language: string) => `${language} is missing`,
    outdated: (language: string) => `${language} is out of date`,
    /** A category, with the kind of its entries. */
    category: (group: string) => `Category: ${group}`,
    filters: 'Only',
    all: 'All',
    kind: 'Kind',
    language: 'Language',
    state: 'State',
    states: { MISSING: 'Missing', OUTDATED: 'Out of date' },
    counted: (name: string, count: number) => `${name} (${countText(count)})`,
    begin: 'Go through them one after the other',
    through: 'You have reached the end of the list.',
  },
  /** The translation queue. */
  queue: {
    name: 'Translations, one after the other',
    progress: (position: number, of: number) => `${String(position)} of ${countText(of)}`,
    hint: 'When the translation has been saved, the next one opens.',
    saved: 'The one before has been saved.',
    skip: 'Skip',
    end: 'Back to the list',
    looking: 'Looking for the next one...',
  },
  added: 'Added:',
  removed: 'Removed:',
};
