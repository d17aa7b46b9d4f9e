import { fillPlaces, isSentence } from '../../../api/shared/messages/sentence.ts';

/** The modules of both languages, by their paths without the language and the extension. */
type Modules = Record<string, Record<string, unknown>>;

const pathIn = (file: string) => /\/messages\/(?:en|am)\/(.*)\.ts$/.exec(file)?.[1] ?? '';
const byPath = (modules: Modules): Modules =>
  Object.fromEntries(Object.entries(modules).map(([file, module]) => [pathIn(file), module]));

export const english = byPath(
  import.meta.glob('../../../api/shared/messages/en/**/*.ts', { eager: true }),
);
export const amharic = byPath(
  import.meta.glob('../../../api/shared/messages/am/**/*.ts', { eager: true }),
);

/** How paths of the sentences begin that a module exports by a name. */
export const rootOf = (path: string, name: string) =>
  path.endsWith(name) ? path : `${path}/${name}`;

/** A sentence of a catalogue; for a function, its result for sample values. */
export interface Sentence {
  /** Such as `contactUs/form/heading`. */
  path: string;
  text: string;
}

const person = '⟦person⟧';
/** Whatever a code of a failure or of a field's error has besides. */
const values = {
  field: person,
  text: person,
  problem: person,
  earliest: '1900-01-01',
  latest: '2199-12-31',
  retryAfter: 7,

  warning: 'topTen',
  suggestions: ['dates'],
  max: 7,
  min: 7,
  minDigits: 7,
  place: '{⟦1⟧}',
  sites: '⟦1⟧',
  day: '2027-03-10',
  from: '2027-03-10',
  days: 7,
  megabytes: 7,
  megapixels: 7,
  pixels: 7,
  count: 7,
  names: [person],
  titles: [person],
  line: 7,
  lines: [3, 7],
  missing: ['irdNumber'],
  memberId: 7,
  id: 7,
  name: person,
  title: person,
  office: person,
  category: person,
};

/** Of zxcvbn, whose own type names them. */
const warnings =
  'straightRow keyPattern simpleRepeat extendedRepeat sequences recentYears dates topTen topHundred common similarToCommon wordByItself namesByThemselves commonNames userInputs pwned';
const suggestions =
  'l33t reverseWords allUppercase capitalization dates recentYears associatedYears sequences repeated longerKeyboardPattern anotherWord useWords noNeed pwned';

/**
 * What functions are called with, by the end of their paths, where it is not a different word for
 * each parameter.
 */
const samples: Record<string, unknown[][]> = {
  '/listOf': [[['⟦1⟧']], [['⟦1⟧', '⟦2⟧']], [['⟦1⟧', '⟦2⟧', '⟦3⟧']]],
  passwordHints: warnings.split(' ').map((warning) => [warning, suggestions.split(' ')]),
  '/duplicates/similar': [[['BIRTH_AND_NAME', 'TELEPHONE', 'EMAIL']]],
  '/applications/languages': [['am'], ['en']],
  '/types/image': [[null], ['⟦1⟧']],
  ...Object.fromEntries(
    ['/wereLeftOut', '/wereRepeated', '/wereOutdated'].map((name) => [
      name,
      [
        [[3], 1],
        [[3, 7], 2],
        [[3, 7], 51],
      ],
    ]),
  ),
  'adminImport/columns/missing': [[['⟦1⟧']], [['⟦1⟧', '⟦2⟧']]],
  'adminImport/undone': [
    [{ deleted: 1, restored: 0, kept: 0 }],
    [{ deleted: 7, restored: 7, kept: 7 }],
    [{ deleted: 0, restored: 1, kept: 1 }],
  ],
  '/emptied': [
    [1, ['⟦1⟧']],
    [7, ['⟦1⟧', '⟦2⟧']],
  ],
  '/conflict/taken': [[['⟦1⟧', '⟦2⟧']]],
  '/draft/replaced': [[['⟦1⟧', '⟦2⟧']]],
  '/readIn': [[['⟦1⟧']], [['⟦1⟧', '⟦2⟧']]],
  '/shownOf': [1, 7].map((count) => [count, count]),
  '/holds': [[0], [1], [7]],
  'adminSelected/named': [
    [['⟦1⟧', '⟦2⟧'], 0],
    [['⟦1⟧', '⟦2⟧'], 7],
  ],
  '/shown': [1, 7].map((count) => [count, count]),
  ...Object.fromEntries(
    ['/counts', '/gaps'].map((name) => [
      name,
      [
        [
          {
            members: 9,
            joined: 1,
            ceased: 0,
            joinedUnknown: 1,
            withoutContactDetails: 2,
            withoutConsent: 3,
          },
        ],
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['GENERAL_MEETING', 'ANNUAL_RETURN', 'OFFICER_NOTICE', 'MINIMUM_MEMBERS', 'CONSENT'].map(
      (name) => [
        `/reasons/${name}`,
        [
          [{ since: null, lastOn: null, count: 0 }],
          [{ since: '2026-03-31', lastOn: null, count: 1 }],
          [{ since: '2026-03-31', lastOn: '2026-05-10', count: 7 }],
        ],
      ],
    ),
  ),
  'content/event/page/start': [[{ date: '2026-09-11', time: '10:00 AM' }]],
  ...Object.fromEntries(
    ['when', 'otherWhen'].map((name) => [
      `content/deathNotice/page/${name}`,
      ['2026-09-11', ''].map((date) => [{ date, endDate: null, time: date && '10:00 AM' }]),
    ]),
  ),
  ...Object.fromEntries(
    ['adminImport/apply', 'adminImport/done'].map((name) => [
      name,
      [
        [1, 0],
        [0, 7],
        [7, 1],
      ],
    ]),
  ),
  'recordPage/facts': [[['⟦1⟧', '⟦2⟧']]],
  'content/event/page/range': [[['⟦1⟧', '⟦2⟧']]],
};

function callsOf(path: string, length: number): unknown[][] {
  const sample = Object.entries(samples).find(([end]) => path.endsWith(end));
  if (sample) return sample[1];
  if (/(failures|fieldErrors|errors)\/\w+$/i.test(path)) return [[values]];
  const words = Array.from({ length }, (_, index) => `⟦${String(index + 1)}⟧`);
  return [words];
}

/** All sentences of a catalogue, with those in objects and lists and the results of functions. */
export function sentencesOf(catalogue: unknown, path: string): Sentence[] {
  if (typeof catalogue === 'string') return [{ path, text: catalogue }];
  if (isSentence(catalogue)) {
    const { forms, places } = catalogue;
    const words = places.map((_, index) => `⟦${String(index + 1)}⟧`);
    const texts = typeof forms === 'string' ? { text: forms } : forms;
    return Object.entries(texts).map(([form, text]) => ({
      path: `${path}(${form})`,
      text: fillPlaces(text, places, words),
    }));
  }
  if (typeof catalogue === 'function') {
    const write = catalogue as (...args: unknown[]) => unknown;
    return callsOf(path, write.length).flatMap((args, index) =>
      sentencesOf(write(...args), `${path}(${String(index)})`),
    );
  }
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.entries(catalogue).flatMap(([key, part]) => sentencesOf(part, `${path}/${key}`));
}
