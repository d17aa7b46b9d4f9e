import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { CheckedRow, RowChecker, TypedRow } from './checkRows.ts';
import {
  fieldInLanguage,
  idField,
  languageField,
  pictureFields,
  publicationField,
} from './columns.ts';
import type { ImportChange } from './importRow.types.ts';
import type { ImportTarget } from './importTargets.ts';
import type { PresentRecord } from './recordTexts.ts';
import { joinedParts, type RowInput, type RowTexts, stateOf } from './rowInput.ts';
import { rulesFor } from '../shared/content/emptyFields.rules.ts';
import { PublicationState } from '../content/publication/publication.ts';
import type { TranslationInput } from '../content/translation/translation.types.ts';

/** A row whose record exists. It was checked with the values of the record in fields without a column. */
export interface MatchedRow extends CheckedRow {
  present: PresentRecord;
  changes: ImportChange[];
  /** The values that an update writes; null if nothing changes or the row has a fault. */
  update: RecordUpdate | null;
}

interface RecordUpdate {
  columns: Record<string, unknown>;
  /** Null if it does not change. */
  isDraft: boolean | null;
  translations: TranslationInput[];
}

/**
 * Compares a row with its record.
 * @param isSameKey whether the record was found by the key: another spelling of the key is then not a difference
 */
export function matchRow(
  target: ImportTarget,
  checker: RowChecker,
  row: TypedRow,
  present: PresentRecord,
  isSameKey: boolean,
): MatchedRow {
  const texts = mergedTexts(target, checker, row.cells, present.texts, isSameKey);
  const before = checker.read(present.texts);
  const typed = checker.check({ ...row, texts }, before);
  // A file has no pictures, so it cannot publish a draft without one.
  const isPublished = before.isDraft === true && typed.input.isDraft === false;
  const missing = (isPublished && target.kind?.missingIn(texts)) || {};
  const isComplete = Object.keys(missing).length === 0;
  const checked: CheckedRow = {
    ...typed,
    errors: { ...missing, ...typed.errors },
    record: isComplete ? typed.record : null,
  };
  const changes = changesBetween(target, checker, [before, present.texts], [checked.input, texts]);
  const record = changes.length > 0 ? checked.record : null;
  return { ...checked, present, changes, update: record && updateOf() };

  function updateOf(): RecordUpdate {
    const { language, translation } = checked.input;
    const former = rulesFor(checker.rules, target.csv.fields, before.input).safeParse(before.input);
    const was: Record<string, unknown> = former.success
      ? { ...target.csv.columnsOf(former.data as never) }
      : {};
    const is: Record<string, unknown> = { ...record?.columns, ...(target.kind && { language }) };
    const columns = Object.entries(is).filter(
      ([name, value]) =>
        !pictureFields.has(name) &&
        !(name in was && isDeepStrictEqual(was[name], value)) &&
        !(target.kind && name === languageField && value === before.language),
    );
    const isChanged = (field: string) => changes.some((each) => each.field === field);
    const other = language === 'EN' ? 'AM' : 'EN';
    const isTranslated = Object.keys(target.texts).some((name) =>
      isChanged(fieldInLanguage(name, other)),
    );
    const texts = Object.entries(translation?.texts ?? {});
    const ofOther: TranslationInput = {
      language: other,
      texts: translation && texts.map(([field, text]) => ({ field, text })),
    };
    return {
      columns: Object.fromEntries(columns),
      isDraft: isChanged(publicationField) ? checked.input.isDraft : null,
      translations: [
        ...(isTranslated || isChanged(languageField) ? [ofOther] : []),
        // The language of the row has changed, so the former translation is now the original.
        ...(isChanged(languageField) ? [{ language, texts: null }] : []),
      ],
    };
  }
}

/** The values that a record would have with the cells of a row. */
function mergedTexts(
  { csv, texts: translated, kind }: ImportTarget,
  { rules, read }: RowChecker,
  cells: RowTexts,
  present: RowTexts,
  isSameKey: boolean,
): RowTexts {
  const { language, input } = read({ ...present, ...filled(cells) });
  const { shape } = rulesFor(rules, csv.fields, input);
  const key = isSameKey ? csv.key : [];
  const merged = { ...present };
  for (const [name, cell] of Object.entries(withWhole(cells, csv.divided))) {
    const field = name in translated ? fieldInLanguage(name, language) : name;
    const base = field.split('.')[0] ?? '';
    const isOwn = !field.includes('.') || field === fieldInLanguage(base, language);
    if (name === idField || (key.includes(base) && isOwn)) continue;
    if (isSameCell(field, cell, present[field] ?? '')) continue;
    if (cell.trim() !== '') merged[field] = cell;
    // An empty cell does not remove a required value, and does not replace another column of the same field.
    else if (!(isOwn && isRequired(base)) && (name === field || !(field in cells)))
      merged[field] = '';
  }
  return merged;

  function isRequired(name: string): boolean {
    if (kind && (name === languageField || name === publicationField)) return true;
    if (name in csv.errorsOf({ [name]: '' })) return true;
    return !z.safeParse(shape[name] ?? z.never(), '').success;
  }
}

const filled = (cells: RowTexts): RowTexts =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== ''));

/** Adds a field whose parts are in several columns. */
function withWhole(cells: RowTexts, divided: ImportTarget['csv']['divided']): RowTexts {
  if (!divided) return cells;
  const whole = (cells[divided.field] ?? '').trim() || joinedParts(divided, cells);
  const others = Object.entries(cells).filter(([name]) => !(name in divided.parts));
  return { ...Object.fromEntries(others), ...(whole && { [divided.field]: whole }) };
}

/**
 * Whether a cell has the value of its record, apart from the changes that a spreadsheet makes: it removes leading
 * zeros and the plus from a number of digits, and may add decimals.
 */
function isSameCell(field: string, cell: string, present: string): boolean {
  if (field === publicationField && stateOf(cell) === stateOf(present)) return true;
  if (cell.trim() === present.trim()) return true;
  const [, digits] = /^0*(\d+?)(?:\.0+)?$/.exec(cell.trim()) ?? [];
  return (
    digits !== undefined &&
    /^[+\d\s()./-]+$/.test(present) &&
    present.replace(/\D/g, '').replace(/^0+/, '') === digits
  );
}

type Side = [RowInput, RowTexts];

function changesBetween(
  target: ImportTarget,
  { rules }: RowChecker,
  before: Side,
  after: Side,
): ImportChange[] {
  const [was, is] = [before, after].map(([input]) => valuesOf(target, input));
  const [formerTexts, presentTexts] = [before[1], after[1]];
  return Object.entries(is ?? {}).flatMap(([field, text]) => {
    if (field === publicationField) {
      const state = formerTexts[field] ?? '';
      // A CSV file contains no publication time, so every state but published becomes a draft.
      return [presentTexts[field], text].includes(state)
        ? []
        : { field, before: state, after: text };
    }
    const shape = rules.shape as Record<string, z.core.$ZodType | undefined>;
    const rule = shape[field.split('.')[0] ?? ''];
    const read = (value: string) => {
      const parsed = rule && field !== 'categoryId' ? z.safeParse(rule, value) : null;
      return typeof parsed?.data === 'string' ? parsed.data : value.trim();
    };
    const [former, present] = [read(was?.[field] ?? ''), read(text)];
    if (former === present) return [];
    if (field !== 'categoryId') return { field, before: former, after: present };
    return { field, before: formerTexts[field] ?? '', after: presentTexts[field] ?? '' };
  });
}

/** The value of each field of a row: texts in both languages, and a category by its id. */
function valuesOf(
  { texts: translated, kind }: ImportTarget,
  { input, language, translation, isDraft }: RowInput,
): Record<string, string> {
  const other = language === 'EN' ? 'AM' : 'EN';
  const values = Object.entries(input).filter(([name]) => !pictureFields.has(name));
  const fields = values.flatMap(([name, value]) =>
    name in translated
      ? [
          [fieldInLanguage(name, language), value] as const,
          [fieldInLanguage(name, other), translation?.texts[name] ?? ''] as const,
        ]
      : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(fields),
    ...(kind && {
      [languageField]: language,
      [publicationField]: isDraft ? PublicationState.DRAFT : PublicationState.PUBLISHED,
    }),
  };
}

/** The maximum number of characters shown of each text, and of those before the difference. */
const shown = 500;
const shownBefore = 50;

/** Cuts long texts around their difference, because 5,000 whole texts exceed the limit of a response. */
export function excerptOf({ field, before, after }: ImportChange): ImportChange {
  let same = 0;
  if (Math.max(before.length, after.length) > shown) {
    while (same < before.length && before[same] === after[same]) same += 1;
  }
  const from = Math.max(0, same - shownBefore);
  const cut = (text: string) =>
    (from > 0 ? '…' : '') +
    text.slice(from, from + shown) +
    (text.length > from + shown ? '…' : '');
  return { field, before: cut(before), after: cut(after) };
}
