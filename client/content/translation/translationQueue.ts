import type {
  Language,
  TranslatedKind,
  TranslationState,
} from '../../graphql/schemaTypes.generated.ts';
import { allLanguages } from '../../../api/shared/messages/languages.ts';
import { translatedKinds } from './translatedKinds.tsx';

/** The filter of pending translations; an absent value means all. */
export interface PendingFilter {
  kind?: TranslatedKind | undefined;
  language?: Language | undefined;
  state?: TranslationState | undefined;
}

/** A position in the queue of the translations that are missing or outdated. */
export interface QueuePosition {
  filter: PendingFilter;
  /** The position of the translation, from 1. */
  position: number;
  /** The id of the translation that was opened last; null at the beginning. */
  after: string | null;
}

export const allStates: TranslationState[] = ['MISSING', 'OUTDATED'];

const allKinds = translatedKinds.map(({ kind }) => kind);

/** The filter in the parameters of an address. */
export function readFilter(parameters: URLSearchParams): PendingFilter {
  const read = <Value extends string>(name: string, values: Value[]) =>
    values.find((value) => value === parameters.get(name));
  return {
    kind: read('kind', allKinds),
    language: read('language', allLanguages),
    state: read('state', allStates),
  };
}

/** The position in the queue that an address contains; null if it contains none. */
export function readPosition(search: string): QueuePosition | null {
  const parameters = new URLSearchParams(search);
  const position = Number(parameters.get('way'));
  if (!Number.isInteger(position) || position < 1) return null;
  return { filter: readFilter(parameters), position, after: parameters.get('after') };
}

/** The variables of queries with the filter. */
export const filterVariables = ({ kind, language, state }: PendingFilter) => ({
  kind,
  to: language,
  state,
});

/** The query string of the list with the filter. */
export const filterQuery = ({ kind, language, state }: PendingFilter) =>
  queryString({ kind, language, state });

/** The query string of a position, which `readPosition` reads. */
export const positionQuery = ({ filter, position, after }: QueuePosition) =>
  queryString({ way: String(position), after: after ?? undefined, ...filter });

/** The address that opens the translation at a position. */
export const positionPath = (place: QueuePosition) =>
  `/admin/translations/next${positionQuery(place)}`;

/**
 * The state of a page in the history, as a note of the previous page: it saved a translation, or it was the last one.
 * A text, because `Navigate` navigates again at each render with a new object.
 */
export type Note = 'isSaved' | 'isThrough';

/** Whether the previous page left the note. */
export const isNoted = (state: unknown, note: Note): boolean => state === note;

function queryString(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const text = new URLSearchParams(given).toString();
  return text && `?${text}`;
}
