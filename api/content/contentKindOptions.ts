import type { ClassType } from 'type-graphql';
import type { z } from 'zod';
import type { CacheTag } from '../cache/cachePolicy.ts';
import type { Context } from '../context.ts';
import type { Language, Prisma } from '../generated/prisma/client.ts';
import type { RecordListArgs } from './lists/connection.ts';
import type { ContentKind } from './content.ts';
import type { CsvKeys } from './csvKind.ts';
import type { Fields } from '../shared/content/fields.rules.ts';
import type { Listed, ListSelection } from './lists/lists.ts';
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
  /** The GraphQL type of a record. */
  type: ClassType;
  list: {
    /** Its name in the schema. */
    name: string;
    description: string;
    connection: ClassType;
    args: ClassType<ListArgs>;
    /** The rows of a list with these arguments. */
    select: (args: ListArgs, context: Context) => ListSelection<RowOf<Name>>;
  };
  /** The GraphQL input of the mutations, and its rules. */
  input: ClassType;
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
