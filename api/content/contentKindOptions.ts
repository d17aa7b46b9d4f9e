import type { ClassType } from 'type-graphql';
import type { z } from 'zod';
import type { CacheTag } from '../cache/cachePolicy.ts';
import type { Context } from '../context.ts';
import { type Language, Prisma } from '../generated/prisma/client.ts';
import { connectionOf, RecordListArgs } from './lists/connection.ts';
import { CategoryListArgs, ofCategory } from './lists/categoryList.ts';
import type { ContentKind } from './content.ts';
import type { CsvKeys } from './csvKind.ts';
import type { Fields } from '../shared/content/fields.rules.ts';
import { inputTypeOf, textColumnsOf } from './fieldTypes.ts';
import { byId, type Direction } from './lists/listOrder.ts';
import { type Listed, type ListSelection, sourceOf } from './lists/lists.ts';
import { PicturedInput } from './media/pictureDetails.types.ts';
import type { Publication } from './publication/publication.ts';
import type { RecordFiles } from './media/recordFiles.ts';
import type { SavedVersion } from './save/submissions.ts';

/** The Prisma types of the model of a kind. */
type Model<Name extends CacheTag> = Prisma.TypeMap['model'][Capitalize<Name>];
interface SavedText extends SavedVersion, Publication {
  language: Language;
}
/** A row, as Prisma reads it. */
export type RowOf<Name extends CacheTag> = Model<Name>['payload']['scalars'] & SavedText;
/** The columns of a new row. */
export type NewRowOf<Name extends CacheTag> = Omit<
  Model<Name>['operations']['create']['args']['data'],
  'createdBy' | 'language'
>;

/** The properties of the records of one kind. */
export interface ContentKindOptions<
  Name extends CacheTag,
  Values,
  ListArgs extends RecordListArgs,
  FileArgs extends object,
  FileRole extends string,
  FileColumns extends Partial<NewRowOf<Name>>,
> extends Omit<
  ContentKind,
  | 'typename'
  | 'source'
  | 'order'
  | 'connection'
  | 'resolver'
  | 'pathsOf'
  | 'fileColumns'
  | 'medium'
  | 'csv'
  | 'change'
  | 'list'
  | 'inputOf'
  | 'missingIn'
  | 'draftRules'
> {
  /** Also the name of its model. */
  name: Name;
  /** The name of a record in descriptions: with its article, and in one word. */
  words: { record: string; short: string };
  titleColumn: keyof RowOf<Name> & string;
  /** The name of the table of its categories, if it has any. */
  categories?: string;
  /** By default the newest first. */
  order?: ContentKind['order'];
  /** The GraphQL type of a record. */
  type: ClassType;
  list: {
    /** Its name in the schema. */
    name: string;
    description: string;
    args?: ClassType<ListArgs>;
    /** The rows of a list with these arguments. By default all, or those of a category. */
    select?: (args: ListArgs, context: Context) => ListSelection<RowOf<Name>>;
  };
  /** What the GraphQL input of the mutations has besides the fields, and the enums of choices. */
  input?: { description?: string; extends?: ClassType; enums?: Readonly<Record<string, object>> };
  fields: Fields;
  rules: z.ZodObject & z.ZodType<Values>;
  /** Columns that are not named after a field. */
  furtherColumnsOf?: (values: Values) => Partial<NewRowOf<Name>>;
  inputOf?: (row: Listed<RowOf<Name>>) => Record<string, string>;
  files: RecordFiles<FileArgs, FileRole, FileColumns>;
  /**
   * How rows of a CSV file become records; absent if the kind cannot be imported. The files of such
   * records must have a placeholder.
   */
  csv?: CsvKeys<keyof Values & keyof RowOf<Name> & string>;
}

/** What follows from the options of a kind: its rows, and its types in the schema. */
export function partsOf<Name extends CacheTag, ListArgs extends RecordListArgs>(
  kind: Pick<
    ContentKindOptions<Name, unknown, ListArgs, object, string, object>,
    'name' | 'words' | 'type' | 'categories' | 'order' | 'list' | 'input' | 'fields'
  > & { rules: z.ZodObject },
) {
  const { name, type, categories, fields, input = {} } = kind;
  const typename = type.name;
  // Prisma names the enum of the columns after the model.
  const enums = Prisma as unknown as Record<string, Record<string, string>>;
  const columns = enums[`${typename}ScalarFieldEnum`] ?? {};
  const order = kind.order ?? ((direction: Direction) => byId(reverse[direction]));
  const selectAll = (args: ListArgs) =>
    (categories ? ofCategory(args) : { order: order('ASC') }) as ListSelection<RowOf<Name>>;
  const { select = selectAll } = kind.list;
  return {
    typename,
    order,
    source: sourceOf(name, columns, { texts: textColumnsOf(fields), categories }),
    connection: connectionOf(typename, type),
    list: {
      args: (categories ? CategoryListArgs : RecordListArgs) as ClassType<ListArgs>,
      ...kind.list,
      select,
    },
    input: inputTypeOf(
      `${typename}Input`,
      input.description ?? `The values of ${kind.words.record}.`,
      fields,
      input.extends ?? ('imageIsOrnament' in kind.rules.shape ? PicturedInput : Object),
      input.enums,
    ),
  };
}

const reverse = { ASC: 'DESC', DESC: 'ASC' } as const;
