import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { invalidArgument } from '../errors.ts';

/** The largest page a reader may ask for, in entries. */
export const maxPageSize = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: 20,
    description: `How many entries to return, 1 to ${String(maxPageSize)}.`,
  })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The `endCursor` of the page before, to read on from there.',
  })
  after?: string | null;
}

@ArgsType()
export class SearchedPageArgs extends PageArgs {
  @Field(() => String, {
    defaultValue: '',
    description:
      'Only entries that have each of these words, in any order; accents, Amharic homophones and ' +
      'apostrophes do not matter. The best matches come first, what only sounds alike last. At ' +
      'most 200 characters; only for admins.',
  })
  search!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Where a page of a list stands within the whole list.',
})
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more entries follow this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether this page was asked for with `after`.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first entry here.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last entry here: pass it as `after` for the next page.',
  })
  endCursor!: string | null;
}

export interface Connection<Node> {
  edges: { node: Node; cursor: string }[];
  nodes: Node[];
  pageInfo: PageInfo;
  /** Counted only where it is asked for. */
  totalCount: () => Promise<number>;
}

/** Makes the Relay-style connection type `{name}Connection` of a node type. */
export function connectionOf<Node extends object>(
  name: string,
  NodeType: ClassType<Node>,
): ClassType<Connection<Node>> {
  @ObjectType(`${name}Edge`, {
    simpleResolvers: true,
    description: `A ${name} at its place in a list.`,
  })
  class Edge {
    @Field(() => NodeType, { description: 'The entry itself.' })
    node!: Node;

    @Field(() => String, { description: 'The place of this entry, for `after`.' })
    cursor!: string;
  }

  @ObjectType(`${name}Connection`, {
    simpleResolvers: true,
    description: `A page of a list of ${name}.`,
  })
  class NamedConnection {
    @Field(() => [Edge], { description: 'The entries with their cursors.' })
    edges!: Edge[];

    @Field(() => [NodeType], { description: 'The entries alone.' })
    nodes!: Node[];

    @Field(() => PageInfo, { description: 'Whether and how to read on.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description:
        'How many entries the whole list has. Of a search, and of pending translations, 1,001 stands ' +
        'for more than 1,000.',
    })
    totalCount!: () => Promise<number>;
  }
  return NamedConnection;
}

/** What a database query needs to know of a page. */
export interface PageRequest<Key> {
  /** One more than requested: the surplus row shows whether there is a next page. */
  take: number;
  /** The sort key of the entry before this page. */
  afterKey: Key | null;
}

/**
 * Checks the arguments of a page.
 * @param keyLength how many values the sort key has
 * @throws BAD_USER_INPUT when `first` is out of range or `after` is no cursor of such a list.
 */
export function pageRequest<Key extends (string | number)[]>(
  { first, after }: PageArgs,
  isKey: (value: unknown) => value is Key,
): PageRequest<Key> {
  if (first < 1 || first > maxPageSize) {
    throw invalidArgument(`first must be from 1 to ${String(maxPageSize)}`);
  }
  if (after === null || after === undefined) return { take: first + 1, afterKey: null };
  const key = decodeCursor(after);
  if (!isKey(key)) throw invalidArgument('after is not a cursor of this list');
  return { take: first + 1, afterKey: key };
}

/**
 * Makes a connection of the rows found, of which there is one too many where a page follows.
 * @param totalCount counts the whole list
 */
export function toConnection<Node>(
  rows: Node[],
  { first, after }: PageArgs,
  keyOf: (node: Node) => (string | number)[],
  totalCount: () => Promise<number>,
): Connection<Node> {
  const nodes = rows.slice(0, first);
  const cursorOf = (node: Node) => encodeCursor(keyOf(node));
  const [start, end] = [nodes.at(0), nodes.at(-1)];
  return {
    // Computed lazily: most readers want the nodes only.
    get edges() {
      return nodes.map((node) => ({ node, cursor: cursorOf(node) }));
    },
    nodes,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== null && after !== undefined,
      startCursor: start === undefined ? null : cursorOf(start),
      endCursor: end === undefined ? null : cursorOf(end),
    },
    totalCount,
  };
}

/** The key of lists that are sorted by id alone. */
export const isIdKey = (value: unknown): value is [number] =>
  Array.isArray(value) && value.length === 1 && isDatabaseInt(value[0]);

/** Whether a value fits PostgreSQL's integer, which ids are. */
export const isDatabaseInt = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647;

/** The cursor of the entry with this sort key. */
export function encodeCursor(key: (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
