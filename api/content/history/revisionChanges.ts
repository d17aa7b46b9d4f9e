import { isDeepStrictEqual } from 'node:util';
import { Language } from '../../generated/prisma/enums.ts';
import type { ContentKind } from '../content.ts';
import { comparedTexts } from '../../shared/content/comparedTexts.rules.ts';
import type { AlbumPictureValues } from '../../shared/content/album.rules.ts';
import { fileNameIn } from '../../shared/media/fileName.rules.ts';
import { altFields } from '../../shared/content/pictureDetails.rules.ts';
import { albumPaths, type AlbumRow } from '../media/album.ts';
import type { RevisionChange } from './revision.types.ts';
import { shownColumns, type Version } from './revisions.ts';
import { isOriginalChanged } from '../translation/translated.ts';

/**
 * Compares two versions of a record, in their own language and in their translations.
 * @param categories the names of categories by their ids
 */
export function changesBetween(
  { fields: formFields, fileColumns, source: { texts } }: ContentKind,
  before: Version,
  after: Version,
  categories: Map<number, string>,
): RevisionChange[] {
  const text = (field: string, value: unknown) =>
    field === 'categoryId' ? (categories.get(value as number) ?? '') : asText(value);
  const compare = (
    language: Language,
    isTranslation: boolean,
    fields: string[],
    [former, present]: [object, object],
  ): RevisionChange[] =>
    fields.flatMap((field) => {
      const [was, is] = [former, present].map((values) =>
        text(field, (values as Record<string, unknown>)[field]),
      ) as [string, string];
      const textLanguage = altLanguages.get(field) ?? language;
      if (was === is) return [];
      const isFormatted = formFields[field]?.isFormatted ?? false;
      const [seenBefore, seenAfter] = isFormatted ? comparedTexts(was, is) : [was, is];
      const change = { field, language: textLanguage, isTranslation };
      return [{ ...change, before: seenBefore, after: seenAfter }];
    });
  const { language: own } = after.values;
  const rows = compare(own, false, shownColumns(after.values, fileColumns), [
    inOrderOf(after.values, before.values),
    after.values,
  ]);
  const languages = [...before.translations, ...after.translations].map(({ language }) => language);
  const columns = Object.keys(texts);
  const inTranslations = [...new Set(languages)].flatMap((language) => [
    ...compare(language, true, columns, [
      translationTo(language, before)?.values ?? {},
      translationTo(language, after)?.values ?? {},
    ]),
    ...outdatedChange(language, columns, before, after),
  ]);
  return [...rows, ...orderChange(own, before.values, after.values), ...inTranslations];
}

/** These values with the pictures of the album in the order of others. Removed pictures are last. */
function inOrderOf({ album: order = [] }: AlbumRow, { album, ...values }: AlbumRow): AlbumRow {
  if (!album) return values;
  const place = (path: string) => order.findIndex((each) => each.path === path) >>> 0;
  return { ...values, album: album.toSorted((a, b) => place(a.path) - place(b.path)) };
}

/** The change of the order of the pictures that both versions have. */
function orderChange(language: Language, before: AlbumRow, after: AlbumRow): RevisionChange[] {
  const alsoIn = ({ album = [] }: AlbumRow, other: AlbumRow) =>
    album.filter(({ path }) => albumPaths(other).includes(path));
  const [was, is] = [alsoIn(before, after), alsoIn(after, before)];
  if (is.every(({ path }, index) => path === was[index]?.path)) return [];
  const change = { field: 'albumOrder', language, isTranslation: false };
  return [{ ...change, before: asText(was), after: asText(is) }];
}

/** The languages of the descriptions of pictures, by their columns. */
const altLanguages = new Map<string, Language>(
  Object.values(Language).map((language) => [altFields[language], language]),
);

const translationTo = (language: Language, { translations }: Version) =>
  translations.find((each) => each.language === language);

/**
 * The change when somebody confirms that a translation is still right: its texts stay the same, and
 * only the stored original is updated. The reverse change when an earlier version is restored.
 */
function outdatedChange(
  language: Language,
  columns: string[],
  before: Version,
  after: Version,
): RevisionChange[] {
  const [former, present] = [translationTo(language, before), translationTo(language, after)];
  if (!former || !present || !isDeepStrictEqual(former.values, present.values)) return [];
  if (isDeepStrictEqual(former.original, present.original)) return [];
  const [was, is] = [
    isOriginalChanged(columns, former.original, before.values),
    isOriginalChanged(columns, present.original, after.values),
  ];
  return was === is
    ? []
    : [
        {
          field: 'isOutdated',
          language,
          isTranslation: true,
          before: asText(was),
          after: asText(is),
        },
      ];
}

/** A line of a text, or a picture of an album. */
const textOfItem = (item: string | AlbumPictureValues) =>
  typeof item === 'string' ? item : item.imageAltEn || item.imageAltAm || fileNameIn(item.path);

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfItem).join('\n');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
