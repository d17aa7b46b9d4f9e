import { type GraphQLSchema, isObjectType } from 'graphql';
import type { ClassType } from 'type-graphql';
import type { z } from 'zod';
import type { Fields } from '../shared/content/fields.rules.ts';
import type { FieldErrors } from '../shared/fieldErrors.rules.ts';
import type { FormMessages } from '../shared/messages/words.ts';
import type { CacheTag } from '../cache/cachePolicy.ts';
import type { Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { CsvKind } from './csvKind.ts';
import { isExample } from './examples/exampleRecords.ts';
import type { Direction, ListOrder } from './lists/listOrder.ts';
import type { ListSelection, Source } from './lists/lists.ts';
import { defineColumns } from './lists/requestedColumns.ts';
import type { MediumColumns } from './media/medium.ts';
import {
  type Publication,
  publicationState,
  PublicationState,
  toInstant,
} from './publication/publication.ts';
import { type RecordAddresses, recordPath } from '../shared/content/slug.rules.ts';
import { resolveTranslatable, Translatable } from './translation/translatable.ts';
import type { TranslatedRow } from './translation/translated.ts';
import * as t from '../graphqlTypes.ts';
import type { ChangeColumns } from './save/recordModel.ts';

@t.InterfaceType('Content', 'The common fields of all kinds of content.')
export class Content extends t.outputFields.extending(Translatable, {
  id: t.id<number>('Identifies the record among those of its kind.'),
  version: t.int('The number of the current version. Mutations that change the record require it.'),
  path: t.string(
    'The place of the record on the site: the path of its page, such as ' +
      '`/events/12-enkutatash`, or its anchor on a page with many records, such as ' +
      '`/resources#resource-12`. The same in every language.',
  ),
  publication: t.field(() => PublicationState, 'Whether visitors see it now.'),
  publishedAt: t.dateTime.orNull('The time from which visitors see it. Null for a draft.'),
  unpublishAt: t.dateTime.orNull(
    'The time from which visitors no longer see it. Null if no time is set.',
  ),
  updatedAt: t.dateTime(
    'When it was last changed, by the clock of the database. Reaching the time of publication ' +
      'does not change it.',
  ),
  isExample: t.boolean(
    'Whether it is an example from the bundled content that has not been changed.',
  ),
}) {}

/** A kind of content, with the properties that all kinds share. */
export interface ContentKind extends RecordAddresses {
  name: CacheTag;
  /** Its GraphQL type. */
  typename: string;
  /** The source of the rows of its lists. */
  source: Source;
  /** The column with the title of a record. */
  titleColumn: string;
  /** The order of its list, which also defines the next and the previous record. */
  order: (direction: Direction) => ListOrder<never>;
  /**
   * The rows that are listed with this one, before and after it; without it, all rows.
   * @param today in Auckland, YYYY-MM-DD
   */
  listedWith?: (row: Record<string, unknown>, today: string) => Prisma.Sql;
  /** The columns that reference files of a row. */
  fileColumns: readonly string[];
  /** The files that a row references. */
  pathsOf: (row: never) => (string | null)[];
  /** The errors of a row without a file that visitors need. */
  missingIn: (row: object) => FieldErrors;
  /** The columns of the picture, video or document of a record; null if the kind has none. */
  medium: MediumColumns | null;
  /** The catalogue messages of the fields of its form. */
  messages: FormMessages;
  /** The messages for an input, if they depend on it. */
  messagesOf?: (input: object) => FormMessages;
  /** The field that gets the error if an equal record exists. */
  duplicateField?: string;
  /** The fields of its form, and their rules. */
  fields: Fields;
  rules: z.ZodObject;
  draftRules: z.ZodObject;
  /** The type of a page of its list. */
  connection: ClassType;
  /** The rows that its list has. */
  list: { select: (args: never, context: Context) => ListSelection<never> };
  /** The form values of a row, for columns with other names than the fields. */
  inputOf?: (row: never) => Record<string, string>;
  /** How rows of a CSV file become records; null if the kind cannot be imported. */
  csv: CsvKind | null;
  /** Changes columns of a record. */
  change: ChangeColumns;
  /** The resolver class of its operations. */
  resolver: ClassType;
}

/** A row of any kind, with days as texts, as lists have them. */
export type Row = Record<string, unknown> &
  TranslatedRow &
  Publication<Date | string> & { updatedAt: Date | string };

export const titleOf = ({ titleColumn }: ContentKind, row: object) =>
  String((row as Record<string, unknown>)[titleColumn]);

/** The path of a row. It contains the title in the row's own language. */
export const pathOf = (kind: ContentKind, row: TranslatedRow) =>
  recordPath(kind, row.id, titleOf(kind, row.original ?? row));

/** Installs the functions of the fields that all kinds share. */
export function resolveContent(schema: GraphQLSchema, kinds: readonly ContentKind[]): void {
  for (const kind of kinds) {
    const type = schema.getType(kind.typename);
    const fields = isObjectType(type) ? type.getFields() : {};
    const { path, publication, publishedAt, unpublishAt, updatedAt, isExample: example } = fields;
    if (!path || !publication || !publishedAt || !unpublishAt || !updatedAt || !example)
      throw new Error(`${kind.typename} is no content.`);
    path.resolve = (row: Row) => pathOf(kind, row);
    path.extensions = { columns: [kind.titleColumn] };
    publication.resolve = (row: Row, _args, { now }: Context) => publicationState(row, now());
    publication.extensions = { columns: ['publishedAt', 'unpublishAt'] };
    for (const time of [publishedAt, unpublishAt, updatedAt]) {
      const column = time.name as 'publishedAt' | 'unpublishAt' | 'updatedAt';
      time.resolve = (row: Row) => toInstant(row[column]);
      time.extensions = { columns: [column] };
    }
    example.resolve = ({ id }: Row, _args, context: Context) => isExample(context, kind.name, id);
    example.extensions = { columns: [] };
    resolveTranslatable(schema, kind.typename, kind.source);
    defineColumns(schema, kind.typename, kind.source.columnNames);
  }
}
