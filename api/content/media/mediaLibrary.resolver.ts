import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access, contentReaders } from '../../access.ts';
import type { Context } from '../../context.ts';
import {
  type Connection,
  connectionOf,
  SearchedPageArgs,
  pageRequest,
} from '../lists/connection.ts';
import { countFrom } from '../lists/listPage.ts';
import { LanguageArg } from '../translation/language.ts';
import { MediaType, type MediumColumns } from './medium.ts';
import * as t from '../../graphqlTypes.ts';
import { z } from 'zod';
import { Language, Prisma } from '../../generated/prisma/client.ts';
import type { ContentKind } from '../content.ts';
import { contentKindEnum, contentKinds } from '../contentKinds.ts';
import { fileAddress, type RowPublication } from './fileAddress.ts';
import { type DetailColumns, Picture, pictureOf } from './picture.ts';
import { altFields, pictureDetailNames } from '../../shared/content/pictureDetails.rules.ts';
import { readSearch, type Search } from '../lists/search.ts';
import { translatedLanguage, translatedText } from '../translation/translated.ts';

@t.ObjectType('PictureDescription', 'The description of a picture in one language.')
class PictureDescription extends t.outputFields({
  language: t.field(() => Language, 'The language of the text.'),
  text: t.string('The description: one line of at most 250 characters.'),
}) {}

@t.ObjectType('MediaLibraryItem', 'A stored file of a record of content.')
class MediaLibraryItem extends t.outputFields({
  id: t.id('Identifies the file in this list.'),
  type: t.field(() => MediaType, 'The type of the file.'),
  kind: t.field<string>(() => contentKindEnum, 'The kind of the record with this file.'),
  recordId: t.id<number>('The id of the record among those of its kind.'),
  isInAlbum: t.boolean('Whether it is a picture of the album of the record, not its first one.'),
  title: t.string('The title or name of the record.'),
  language: t.field(() => Language, 'The language of the title.'),
  url: t.string(
    'The address of the file: absolute, or a path on this site that starts with `/media/`. ' +
      'It changes when the record gets another file.',
  ),
  picture: t.field.orNull(
    () => Picture,
    'The picture, or the still picture of a video. Null if there is none.',
  ),
  descriptions: t.field(
    () => [PictureDescription],
    'The descriptions of the picture, one for each language. Empty if the picture is an ornament or has no description.',
  ),
  bytes: t.int.orNull('The size in bytes. Null if it is not known.'),
}) {}

interface Found
  extends
    Omit<MediaLibraryItem, 'id' | 'language' | 'picture' | 'descriptions'>,
    DetailColumns,
    RowPublication {
  titleLanguage: Language;
  path: string;
  posterUrl: string | null;
  posterPath: string | null;
  width: number | null;
  height: number | null;
  /** When the file was stored, in milliseconds since 1970. */
  storedAt: number;
}

/** When a file was stored, and its path. */
const key = [z.int(), z.string().refine((path) => !path.includes('\0'))] as const;

/** The kinds of content that have files. */
const sources = contentKinds.flatMap(({ medium, ...kind }) =>
  medium ? [{ ...kind, medium }] : [],
);

/**
 * Counts the pictures of records, including still pictures of videos, without a description in
 * every language.
 */
export async function countUndescribedPictures(context: Context): Promise<number> {
  const types = [MediaType.IMAGE, MediaType.VIDEO];
  return countFiles(context, selectFiles([], 'matches', types, false));
}

const countFiles = (context: Context, files: Prisma.Sql) =>
  countFrom(context, Prisma.sql`(${files} SELECT FROM files) AS found`);

/**
 * The start of a statement that names the files `files`. The key of a file contains the time at
 * which it was stored.
 */
function selectFiles(
  searches: (Search | null)[],
  condition: keyof Search,
  types: MediaType[],
  isDescribed: boolean | null,
  language: Language | null = null,
) {
  const ofKinds = sources.flatMap(({ name, source, rules, titleColumn, medium }, index) => {
    const where = searches[index]?.[condition] ?? Prisma.sql`true`;
    const select = (file: Prisma.Sql, from = Prisma.empty) => Prisma.sql`
      SELECT ${name} AS kind, id AS "recordId", ${from !== Prisma.empty}::boolean AS "isInAlbum",
        ${translatedText(source.name, titleColumn, language)} AS title,
        ${translatedLanguage(source.name, language)} AS "titleLanguage",
        language, "publishedAt"::text, "unpublishAt"::text, ${file}
      FROM ${source.table} ${from} WHERE ${where}`;
    const first = select(Prisma.sql`${columnsOf(medium)}, ${detailsOf(rules)}`);
    return source.columnNames.has('album') ? [first, select(albumFile, albumFiles)] : [first];
  });
  return Prisma.sql`WITH files AS (
    SELECT DISTINCT ON (path) *,
      coalesce(substring(path FROM '/([0-9]{1,15})-')::double precision, 0) AS "storedAt"
    FROM (${Prisma.join(ofKinds, ' UNION ALL ')}) AS record
    WHERE path <> '' AND type = ANY(${types}::text[])
      AND (${isDescribed}::boolean IS NULL OR ${isFullyDescribed} = ${isDescribed})
    ORDER BY path, kind, "recordId"
  )`;
}

/** Whether the picture of `record` has a description in every language of the record. */
const isFullyDescribed = Prisma.sql`("imageIsOrnament" OR coalesce("posterPath", path) = ''
  OR NOT EXISTS (
    SELECT FROM (
      SELECT record.language UNION ALL SELECT t.language FROM "translation" AS t
      WHERE t.kind = record.kind AND t."recordId" = record."recordId"
    ) AS readable
    WHERE CASE readable.language WHEN 'EN' THEN "imageAltEn" ELSE "imageAltAm" END = ''
  ))`;

const column = (name: string) => Prisma.raw(`"${name}"`);

/** The pictures of an album as rows, and the columns of one. */
const albumFiles = Prisma.sql`CROSS JOIN jsonb_to_recordset(album) AS picture(path text, width int,
  height int, "imageAltEn" text, "imageAltAm" text, "imageIsOrnament" boolean, "imageFocusX" int, "imageFocusY" int)`;
const albumFile = Prisma.sql`'IMAGE' AS type, '' AS url, picture.path, NULL::text AS "posterUrl",
  NULL::text AS "posterPath", picture.width, picture.height, NULL::int AS bytes,
  ${Prisma.join(pictureDetailNames.map((name) => Prisma.sql`picture.${column(name)}`))}`;

/** The columns that describe the picture, for kinds that have one. */
const detailsOf = (rules: ContentKind['rules']): Prisma.Sql =>
  'imageIsOrnament' in rules.shape
    ? Prisma.join(pictureDetailNames.map(column))
    : Prisma.raw(`'' AS "imageAltEn", '' AS "imageAltAm", true AS "imageIsOrnament", NULL::int AS "imageFocusX",
        NULL::int AS "imageFocusY"`);

function columnsOf(medium: MediumColumns): Prisma.Sql {
  const { type, url, path, isVideo, posterUrl, posterPath, width, height, bytes } = medium;
  const orNull = (name: string | undefined, sqlType: string, as: string) =>
    Prisma.sql`${name ? column(name) : Prisma.raw(`NULL::${sqlType}`)} AS ${column(as)}`;
  const typeColumn = isVideo
    ? Prisma.sql`CASE WHEN ${column(isVideo)} THEN 'VIDEO' ELSE ${type} END`
    : Prisma.sql`${type}::text`;
  return Prisma.sql`${typeColumn} AS type, ${orNull(url, 'text', 'url')},
    ${orNull(path, 'text', 'path')}, ${orNull(posterUrl, 'text', 'posterUrl')},
    ${orNull(posterPath, 'text', 'posterPath')}, ${orNull(width, 'int', 'width')},
    ${orNull(height, 'int', 'height')}, ${orNull(bytes, 'int', 'bytes')}`;
}

function describeFile(context: Context, found: Found) {
  const { type, isInAlbum, path, width, height } = found;
  const url = isInAlbum ? context.media.urlOf(path) : found.url;
  const [imageUrl, imagePath] =
    type === MediaType.IMAGE ? [url, path] : [found.posterUrl, found.posterPath];
  const image = { imageUrl, imagePath, imageWidth: width, imageHeight: height };
  return {
    ...found,
    id: path,
    language: found.titleLanguage,
    url: fileAddress(context, found, url, path),
    picture: pictureOf(context, found, image),
    descriptions: Object.values(Language).flatMap((each) => {
      const text = found[altFields[each]];
      return text ? [{ language: each, text }] : [];
    }),
  };
}

const MediaLibraryItemConnection = connectionOf('MediaLibraryItem', MediaLibraryItem);

@t.ArgsType()
class MediaLibraryArgs extends t.inputFields.extending(SearchedPageArgs, {
  types: t.field(() => [MediaType], 'The types of the files.'),
  isDescribed: t.boolean.orNull(
    'True for files whose picture is an ornament or has a description in every language of ' +
      'the record. False for the others. Without it, all files. A document counts as ' +
      'described.',
  ),
}) {}

@Resolver()
export class MediaLibraryResolver {
  @Access(...contentReaders)
  @Query(() => MediaLibraryItemConnection, {
    description:
      'The pictures, videos and documents of records of content, published or not. Each file ' +
      'is listed once, the last stored first. A search looks in the texts of the records.',
  })
  async mediaLibrary(
    @Args(() => MediaLibraryArgs) args: MediaLibraryArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<Connection<MediaLibraryItem>> {
    const { types, search, isDescribed = null, ...page } = args;
    const { take, afterKey, toConnection } = pageRequest(page, key);
    const searches = await Promise.all(
      sources.map(({ source }) => readSearch(context, search, source)),
    );
    const beyond = afterKey
      ? Prisma.sql`("storedAt", path) < (${afterKey[0]}::double precision, ${afterKey[1]})`
      : Prisma.sql`true`;
    const filesWhere = (condition: keyof Search) =>
      selectFiles(searches, condition, types, isDescribed, language);
    const read = (condition: keyof Search) =>
      context.readRows<Found>(Prisma.sql`${filesWhere(condition)}
      SELECT * FROM files WHERE ${beyond} ORDER BY "storedAt" DESC, path DESC LIMIT ${take}`);
    const written = await read('matches');
    const condition = written.length === 0 ? 'matchesSlips' : 'matches';
    const found = condition === 'matches' ? written : await read(condition);
    const count = () => countFiles(context, filesWhere(condition));
    const items = found.map((each) => describeFile(context, each));
    return toConnection(items, count, ({ storedAt, path }) => [storedAt, path]);
  }
}
