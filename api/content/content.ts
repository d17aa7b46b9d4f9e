import type { GraphQLSchema } from 'graphql';
import { type ClassType, Field, ID, Int, InterfaceType } from 'type-graphql';
import type { CacheTag } from '../cache/cachePolicy.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Direction, ListOrder } from './listOrder.ts';
import type { Source } from './lists.ts';
import { type RecordAddresses, recordPath } from './slug.rules.ts';

@InterfaceType({
  description: 'What all kinds of content have in common.',
  resolveType: ({ __typename }: { __typename: string }) => __typename,
})
export abstract class Content {
  @Field(() => ID, { description: 'Identifies the record among those of its kind.' })
  id!: number;

  @Field(() => Int, { description: 'Counts the changes; whoever changes the record sends it.' })
  version!: number;

  @Field(() => String, {
    description:
      'Where the site shows it: the path of its page, such as `/events/12-enkutatash`, or its place ' +
      'on a page that shows many, such as `/resources#resource-12`.',
  })
  path!: string;
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
  listedWith?: (row: Row, today: string) => Prisma.Sql;
  /** The class of its operations. */
  resolver: ClassType;
}

/** A row of any kind, with days as lists have them. */
export type Row = Record<string, unknown> & { id: number | string };

/** The title of a row. */
export const titleOf = ({ titleColumn }: ContentKind, row: Row) => String(row[titleColumn]);

/** Has the field `path` of each kind made of its rows. */
export function resolvePaths(schema: GraphQLSchema, kinds: readonly ContentKind[]): void {
  for (const kind of kinds) {
    const type = schema.getType(kind.typename);
    const field = type && 'getFields' in type ? type.getFields()['path'] : undefined;
    if (!field || !('resolve' in field)) throw new Error(`${kind.typename} is no content.`);
    field.resolve = (row: Row) => recordPath(kind, row.id, titleOf(kind, row));
  }
}
