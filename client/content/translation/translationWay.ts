import type {
  Language,
  TranslatedKind,
  TranslationState,
} from '../../graphql/schemaTypes.generated.ts';
import { allLanguages } from '../../messages/languages.ts';
import { translatedKinds } from './translatedKinds.tsx';

/** Which translations are looked for; all where nothing is said. */
export interface PendingFilter {
  kind?: TranslatedKind | undefined;
  language?: Language | undefined;
  state?: TranslationState | undefined;
}

/** The place of somebody who goes through the translations that are missing or out of date. */
export interface TranslationWay {
  filter: PendingFilter;
  /** That of the translation, from 1. */
  position: number;
  /** The id of the one that was opened last; null at the beginning. */
  after: string | null;
}

export const allStates: TranslationState[] = ['MISSING', 'OUTDATED'];

const allKinds = translatedKinds.map(({ kind }) => kind);

/** What an address says of the translations that are looked for. */
export function readFilter(parameters: URLSearchParams): PendingFilter {
  const read = <Value extends string>(name: string, values: Value[]) =>
    values.find((value) => value === parameters.get(name));
  return {
    kind: read('kind', allKinds),
    language: read('language', allLanguages),
    state: read('state', allStates),
  };
}

/** What an address says of the way; null where it is not on one. */
export function readWay(search: string): TranslationWay | null {
  const parameters = new URLSearchParams(search);
  const position = Number(parameters.get('way'));
  if (!Number.isInteger(position) || position < 1) return null;
  return { filter: readFilter(parameters), position, after: parameters.get('after') };
}

/** What queries are sent of it. */
export const filterVariables = ({ kind, language, state }: PendingFilter) => ({
  kind,
  to: language,
  state,
});

/** The query string of the list. */
export const filterQuery = ({ kind, language, state }: PendingFilter) =>
  queryString({ kind, language, state });

/** The query string of a place on the way, as `readWay` reads it. */
export const wayQuery = ({ filter, position, after }: TranslationWay) =>
  queryString({ way: String(position), after: after ?? undefined, ...filter });

/** Where the translation is found that is at a place on the way. */
export const placeOnWay = (way: TranslationWay) => `/admin/translations/next${wayQuery(way)}`;

/** What the page before notes in the history: that it saved a translation, or that it was the last one. */
type Note = 'isSaved' | 'isThrough';

/** Whether the page before has noted something. */
export const isNoted = (state: unknown, note: Note): boolean =>
  typeof state === 'object' && state !== null && note in state;

/** A note for the next page. */
export const noting = (note: Note): Partial<Record<Note, true>> => ({ [note]: true });

function queryString(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}
