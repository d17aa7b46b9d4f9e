import { type GraphQLSchema, isObjectType } from 'graphql';
import { type ClassType, Field, ID, Int, InterfaceType } from 'type-graphql';
import type { z } from 'zod';
import type { FormMessages } from '../../client/messages/words.ts';
import type { CacheTag } from '../cache/cachePolicy.ts';
import type { Context } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { DateTime } from '../scalars.ts';
import type { CsvKind } from './csvKind.ts';
import { isExample } from './exampleRecords.ts';
import type { Direction, ListOrder } from './listOrder.ts';
import type { ListSelection, Source } from './lists.ts';
import type { MediumColumns } from './medium.ts';
import { type Publication, publicationState, PublicationState, toInstant } from './publication.ts';
import { type RecordAddresses, recordPath } from './slug.rules.ts';
import { resolveTranslatable, Translatable } from './translatable.ts';
import type { TranslatedRow } from './translated.ts';
import type { ChangeColumns } from './writeWith.ts';

@InterfaceType({
  implements: Translatable,
  description: 'What all kinds of content have in common.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Content extends Translatable {
  @Field(() => ID, { description: 'Identifies the record among those of its kind.' })
  id!: number;

  @Field(() => Int, { description: 'Counts the changes; whoever changes the record sends it.' })
  version!: number;

  @Field(() => String, {
    description:
      'Where the site shows it: the path of its page, such as `/events/12-enkutatash`, or its place ' +
      'on a page that shows many, such as `/resources#resource-12`. The same in every language.',
  })
  path!: string;

  @Field(() => PublicationState, { description: 'Whether visitors see it at present.' })
  publication!: PublicationState;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on visitors see it; null for a draft.',
  })
  publishedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on they see it no more; null where nobody has said.',
  })
  unpublishAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether it is an example of the bundled content that nobody has changed yet.',
  })
  isExample!: boolean;
}

/** A kind of content, as the parts of the server know it that all kinds share. */
export interface ContentKind extends RecordAddresses {
  name: CacheTag;
  /** Its type in the schema. */
  typename: string;
  /** Where lists find its rows. */
  source: Source;
  /** The column that holds the name of a record. */
  titleColumn: string;
  /** The order of its list, by which records lead to the next and the previous one. */
  order: (direction: Direction) => ListOrder<never>;
  /**
   * Which rows follow and precede this one in the list; all where it is left out.
   * @param today in Auckland, YYYY-MM-DD
   */
  listedWith?: (row: Record<string, unknown>, today: string) => Prisma.Sql;
  /** The columns in which its rows keep their files. */
  fileColumns: readonly string[];
  /** The files that a row refers to. */
  pathsOf: (row: never) => (string | null)[];
  /** Refuses what a change has made of a row, by throwing. */
  checkChange?: (row: never) => void;
  /** Where a record's picture, video or document is; null where records have none. */
  medium: MediumColumns | null;
  /** The messages of its form's fields. */
  messages: FormMessages;
  /** The field to blame when an equal record is there already. */
  duplicateField?: string;
  /** The rules of its form. */
  rules: z.ZodObject;
  /** Which rows its list has. */
  list: { select: (args: never, context: Context) => ListSelection<never> };
  /** What its form says of a row, where that is not in columns of the same names. */
  inputOf?: (row: never) => Record<string, string>;
  /** How rows of a CSV file become records; absent where they do not. */
  csv: CsvKind | null;
  /** Changes columns of a record. */
  change: ChangeColumns;
  /** The class of its operations. */
  resolver: ClassType;
}

/** A row of any kind, with days as lists have them. */
export type Row = Record<string, unknown> & TranslatedRow & Publication<Date | string>;

/** The title of a row. */
export const titleOf = ({ titleColumn }: ContentKind, row: object) =>
  String((row as Record<string, unknown>)[titleColumn]);

/** The address of a row, which its title in its own language names. */
export const pathOf = (kind: ContentKind, row: TranslatedRow) =>
  recordPath(kind, row.id, titleOf(kind, row.original ?? row));

/** Has the fields that all kinds have in common made of their rows. */
export function resolveContent(schema: GraphQLSchema, kinds: readonly ContentKind[]): void {
  for (const kind of kinds) {
    const type = schema.getType(kind.typename);
    const fields = isObjectType(type) ? type.getFields() : {};
    const { path, publication, publishedAt, unpublishAt, isExample: example } = fields;
    if (!path || !publication || !publishedAt || !unpublishAt || !example)
      throw new Error(`${kind.typename} is no content.`);
    path.resolve = (row: Row) => pathOf(kind, row);
    publication.resolve = (row: Row, _args, { now }: Context) => publicationState(row, now());
    publishedAt.resolve = (row: Row) => toInstant(row.publishedAt);
    unpublishAt.resolve = (row: Row) => toInstant(row.unpublishAt);
    example.resolve = ({ id }: Row, _args, context: Context) => isExample(context, kind.name, id);
    resolveTranslatable(schema, kind.typename, kind.source.name);
  }
}
