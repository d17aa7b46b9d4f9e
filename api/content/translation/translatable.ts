import type { GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import type { Context } from '../../context.ts';
import { Language } from '../../generated/prisma/enums.ts';
import { loadRows } from '../lists/batch.ts';
import { creatorOf } from '../creatorOf.ts';
import type { Source } from '../lists/lists.ts';
import { boolean, field, id, InterfaceType, outputFields } from '../../graphqlTypes.ts';
import { isOriginalChanged, type TranslatedRow } from './translated.ts';
import { type TranslatedText, Translation } from './translation.types.ts';
import { contentReaders, onlyForContentReaders, requireRole } from '../../access.ts';

@InterfaceType('Translatable', 'A record with texts that can be translated.')
export class Translatable extends outputFields({
  language: field(() => Language, 'The language of its texts in this response.'),
  isOutdated: boolean('Whether its texts are a translation whose original has changed since.'),
  languages: field(
    () => [Language],
    'The languages in which it can be read: first its own, then those of its translations.',
  ),
  translations: field(
    () => [Translation],
    `All translations of the record, whatever language is requested. ${onlyForContentReaders}`,
  ),
  createdBy: id.orNull(
    'The id of the account that created it. Null for bundled content, and for visitors.',
  ),
}) {}

/**
 * Installs the functions of the fields of `Translatable` for a type.
 * @param source the source of the rows
 */
export function resolveTranslatable(schema: GraphQLSchema, typename: string, source: Source): void {
  const { name: table } = source;
  const type = schema.getType(typename);
  const fields = isObjectType(type) ? type.getFields() : {};
  const { isOutdated, languages, translations, createdBy } = fields;
  if (!isOutdated || !languages || !translations || !createdBy)
    throw new Error(`${typename} is not translatable.`);
  isOutdated.resolve = (row: TranslatedRow) => row.isOutdated ?? false;
  languages.resolve = async (row: TranslatedRow, _args, context: Context) => [
    (row.original ?? row).language,
    ...(await languagesOf(context, table, row.id)).map(({ language }) => language),
  ];
  translations.resolve = (row: TranslatedRow, _args, context: Context) =>
    listTranslations(context, source, row);
  for (const field of [isOutdated, languages, createdBy]) field.extensions = { columns: [] };
  createdBy.resolve = ({ id }: TranslatedRow, _args, context: Context) =>
    creatorOf(context, table, id);
}

/** The translations of a record, without their texts. */
const languagesOf = (context: Context, kind: string, id: number) =>
  loadRows(context, `${kind} languages`, id, 'recordId', (ids) =>
    context.prisma.translation.findMany({
      where: { kind, recordId: { in: ids } },
      select: { recordId: true, language: true },
      orderBy: { language: 'asc' },
    }),
  );

/**
 * Lists the translations of a row. All rows of a request share one statement.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
async function listTranslations(
  context: Context,
  { name: kind, texts }: Source,
  row: TranslatedRow,
): Promise<Translation[]> {
  requireRole(context, contentReaders);
  const found = await loadRows(context, `${kind} translations`, row.id, 'recordId', (ids) =>
    context.prisma.translation.findMany({
      where: { kind, recordId: { in: ids } },
      orderBy: { language: 'asc' },
    }),
  );
  const columns = Object.keys(texts);
  const own: Record<string, unknown> = { ...(row.original ?? row) };
  const present = Object.fromEntries(columns.map((column) => [column, own[column]]));
  return found.map(({ language, values, original, updatedAt }) => ({
    language,
    // A column that could not be translated at that time has its current value.
    texts: textsOf(columns, { ...present, ...(values as object) }),
    original: textsOf(columns, { ...present, ...(original as object) }),
    isOutdated: isOriginalChanged(columns, original as Record<string, unknown>, present),
    updatedAt,
  }));
}

const textsOf = (columns: readonly string[], values: Record<string, unknown>): TranslatedText[] =>
  columns.map((field) => ({ field, text: [values[field]].flat().join('\n') }));
