import type { ClassType } from 'type-graphql';
import type { z } from 'zod';
import type { CacheTag } from '../cache/cachePolicy.ts';
import type { Context } from '../context.ts';
import type { Language, Prisma } from '../generated/prisma/client.ts';
import type { SearchedPageArgs } from './connection.ts';
import type { ContentKind } from './content.ts';
import type { CsvKeys } from './csvKind.ts';
import type { Listed, ListSelection } from './lists.ts';
import type { Publication } from './publication.ts';
import type { RecordFiles } from './recordFiles.ts';
import type { SavedVersion } from './submissions.ts';

/** What Prisma says of the model of a kind. */
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

/** What the records of one kind have of their own. */
export interface ContentKindOptions<
  Name extends CacheTag,
  Values,
  ListArgs extends SearchedPageArgs,
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
> {
  /** That of its model, too. */
  name: Name;
  /** What descriptions call a record, with its article and in one word. */
  words: { record: string; short: string };
  titleColumn: keyof RowOf<Name> & string;
  /** The type of a record in the schema. */
  type: ClassType;
  list: {
    /** Its name in the schema. */
    name: string;
    description: string;
    connection: ClassType;
    args: ClassType<ListArgs>;
    /** Which rows a list with these arguments has. */
    select: (args: ListArgs, context: Context) => ListSelection<RowOf<Name>>;
  };
  /** The type of the input of the mutations, and its rules. */
  input: ClassType;
  rules: z.ZodObject & z.ZodType<Values>;
  /** What an input says, as columns. */
  columnsOf: (values: Values) => Omit<NewRowOf<Name>, keyof FileColumns>;
  inputOf?: (row: Listed<RowOf<Name>>) => Record<string, string>;
  files: RecordFiles<FileArgs, FileRole, FileColumns>;
  /** How rows of a CSV file become records; absent where they do not. Their files must have a stand-in. */
  csv?: CsvKeys<keyof Values & keyof RowOf<Name> & string>;
  /** Refuses what a change has made of a row, by throwing: what depends on fields that stayed. */
  checkChange?: (row: RowOf<Name>) => void;
}
