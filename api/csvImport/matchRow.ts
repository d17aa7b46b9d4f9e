import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Language } from '../generated/prisma/enums.ts';
import type { CheckedRow, RowChecker, TypedRow } from './checkRows.ts';
import {
  fieldInLanguage,
  idField,
  languageField,
  pictureFields,
  publicationField,
} from './columns.ts';
import type { ImportTarget } from './importTargets.ts';
import type { PresentRecord } from './recordTexts.ts';
import { joinedParts, type RowInput, type RowTexts, stateOf } from './rowInput.ts';
import { PublicationState } from '../content/publication.ts';

/** What a row says otherwise than its record. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** A row whose record is there, checked with what that says in fields without a column. */
export interface MatchedRow extends CheckedRow {
  present: PresentRecord;
  changes: FieldChange[];
  /** What an update writes; null where nothing is changed, or something is wrong. */
  update: RecordUpdate | null;
}

export interface RecordUpdate {
  columns: Record<string, unknown>;
  /** Null where it stays. */
  isDraft: boolean | null;
  translations: { language: Language; texts: RowTexts | null }[];
}

/**
 * Compares a row with its record.
 * @param isSameKey whether it was found by its key, which then says the same however it is written
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
  const checked = checker.check({ ...row, texts }, before);
  const changes = changesBetween(target, checker, [before, present.texts], [checked.input, texts]);
  const record = changes.length > 0 ? checked.record : null;
  return { ...checked, present, changes, update: record && updateOf() };

  function updateOf(): RecordUpdate {
    const { language, translation } = checked.input;
    const former = checker.rules.safeParse(before.input);
    const was: Record<string, unknown> = former.success
      ? { ...target.csv.columnsOf(former.data as never) }
      : {};
    const is: Record<string, unknown> = { ...record?.columns, ...(target.content && { language }) };
    const columns = Object.entries(is).filter(
      ([name, value]) =>
        !pictureFields.has(name) &&
        !(name in was && isDeepStrictEqual(was[name], value)) &&
        !(name === languageField && value === before.language),
    );
    const isChanged = (field: string) => changes.some((each) => each.field === field);
    const other = language === 'EN' ? 'AM' : 'EN';
    const isTranslated = Object.keys(target.texts).some((name) =>
      isChanged(fieldInLanguage(name, other)),
    );
    const ofOther = { language: other, texts: translation?.texts ?? null } as const;
    return {
      columns: Object.fromEntries(columns),
      isDraft: isChanged(publicationField) ? checked.input.isDraft : null,
      translations: [
        ...(isTranslated || isChanged(languageField) ? [ofOther] : []),
        // What was the translation is the original now.
        ...(isChanged(languageField) ? [{ language, texts: null }] : []),
      ],
    };
  }
}

/** What a record would say with the cells of a row. */
function mergedTexts(
  { csv, texts: translated }: ImportTarget,
  { rules, read }: RowChecker,
  cells: RowTexts,
  present: RowTexts,
  isSameKey: boolean,
): RowTexts {
  const language = read({ ...present, ...filled(cells) }).language;
  const key = isSameKey ? csv.key : [];
  const merged = { ...present };
  for (const [name, cell] of Object.entries(withWhole(cells, csv.divided))) {
    const field = name in translated ? fieldInLanguage(name, language) : name;
    const base = field.split('.')[0] ?? '';
    const isOwn = !field.includes('.') || field === fieldInLanguage(base, language);
    if (name === idField || (key.includes(base) && isOwn)) continue;
    if (isSameCell(field, cell, present[field] ?? '')) continue;
    if (cell.trim() !== '') merged[field] = cell;
    // What a record must have cannot be emptied, and no other column of it is overruled by an empty cell.
    else if (!(isOwn && isRequired(base)) && (name === field || !(field in cells)))
      merged[field] = '';
  }
  return merged;

  function isRequired(name: string): boolean {
    if (name === languageField || name === publicationField) return true;
    if (name in csv.errorsOf({ [name]: '' })) return true;
    return !z.safeParse(rules.shape[name] ?? z.never(), '').success;
  }
}

const filled = (cells: RowTexts): RowTexts =>
  Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell.trim() !== ''));

/** With a field that the parts of several columns make. */
function withWhole(cells: RowTexts, divided: ImportTarget['csv']['divided']): RowTexts {
  if (!divided) return cells;
  const whole = (cells[divided.field] ?? '').trim() || joinedParts(divided, cells);
  const others = Object.entries(cells).filter(([name]) => !(name in divided.parts));
  return { ...Object.fromEntries(others), ...(whole && { [divided.field]: whole }) };
}

/**
 * Whether a cell says what its record says, as far as a spreadsheet keeps it: of a number in digits alone
 * it drops the zeros and the plus at the beginning, and may add decimals.
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
): FieldChange[] {
  const [was, is] = [before, after].map(([input]) => valuesOf(target, input));
  const [formerTexts, presentTexts] = [before[1], after[1]];
  return Object.entries(is ?? {}).flatMap(([field, text]) => {
    if (field === publicationField) return stateChange(formerTexts, presentTexts, text);
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

/** A table has no time from which on visitors see a record: any other state becomes a draft. */
function stateChange(former: RowTexts, present: RowTexts, after: string): FieldChange[] {
  const field = publicationField;
  const before = former[field] ?? '';
  return present[field] === before || before === after ? [] : [{ field, before, after }];
}

/** What a row says in each of its fields: texts in both languages, and a category by its id. */
function valuesOf(
  { texts: translated, content }: ImportTarget,
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
    ...(content && {
      [languageField]: language,
      [publicationField]: isDraft ? PublicationState.DRAFT : PublicationState.PUBLISHED,
    }),
  };
}

/** Characters of each text of a change that are shown at most, and of those before the difference. */
const shown = 500;
const shownBefore = 50;

/** A change with long texts cut to where they differ: 5,000 whole ones are more than a response may be. */
export function excerptOf({ field, before, after }: FieldChange): FieldChange {
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
