import { type ClassType, ID } from 'type-graphql';
import { z } from 'zod';
import { invalidArgument } from '../../errors.ts';
import * as t from '../../graphqlTypes.ts';

/** The maximum page size, in entries. */
export const maxPageSize = 100;

@t.ArgsType()
export class PageArgs extends t.inputFields({
  first: t.int(`The number of entries to return, 1 to ${String(maxPageSize)}.`, {
    defaultValue: 20,
  }),
  after: t.string.orNull('The `endCursor` of the previous page.'),
}) {}

@t.ArgsType()
export class SearchedPageArgs extends t.inputFields.extending(PageArgs, {
  search: t.string(
    'Only entries that contain each of these words, in any order. Accents, Amharic ' +
      'homophones and apostrophes are ignored. The best matches come first, and those that ' +
      'only sound alike last. At most 200 characters; only for accounts.',
    { defaultValue: '' },
  ),
}) {}

@t.ArgsType()
export class RecordListArgs extends t.inputFields.extending(SearchedPageArgs, {
  ids: t.field.orNull(
    () => [ID],
    `Only the records with these ids, at most ${String(maxPageSize)}; in the order of the list. ` +
      'Ids that do not exist, or that the viewer may not see, are left out.',
  ),
}) {}

@t.ObjectType('PageInfo', 'The position of a page in its list.')
export class PageInfo extends t.outputFields({
  hasNextPage: t.boolean('Whether more entries follow this page.'),
  hasPreviousPage: t.boolean('Whether this page was requested with `after`.'),
  startCursor: t.string.orNull('The cursor of the first entry of this page.'),
  endCursor: t.string.orNull(
    'The cursor of the last entry of this page: the `after` of the next page.',
  ),
}) {}

export interface Connection<Node> {
  edges: { node: Node; cursor: string }[];
  nodes: Node[];
  pageInfo: PageInfo;
  /** Counted only if it is requested. */
  totalCount: () => Promise<number>;
}

/** Creates the Relay-style connection type `{name}Connection` of a node type. */
export function connectionOf<Node extends object>(
  name: string,
  NodeType: ClassType<Node>,
): ClassType<Connection<Node>> {
  const article = /^[AEIOU]/.test(name) ? 'An' : 'A';

  const Edge = t.objectTypeOf(`${name}Edge`, `${article} ${name} with its cursor.`, {
    node: t.field<Node>(() => NodeType, 'The entry.'),
    cursor: t.string('The cursor of this entry, for `after`.'),
  });
  const description = `A page of a list. Its nodes are of the type ${name}.`;
  return t.objectTypeOf(`${name}Connection`, description, {
    edges: t.field<{ node: Node; cursor: string }[]>(
      () => [Edge],
      'The entries with their cursors.',
    ),
    nodes: t.field<Node[]>(() => [NodeType], 'The entries without their cursors.'),
    pageInfo: t.field<PageInfo>(() => PageInfo, 'The position of this page.'),
    totalCount: t.int<() => Promise<number>>(
      'The number of entries of the whole list. For a search and for pending translations, 1,001 ' +
        'means more than 1,000.',
    ),
  });
}

/** The parts of a page request that a database query needs. */
export interface PageRequest<Key> {
  /** One more than requested. The extra row shows whether there is a next page. */
  take: number;
  /** The sort key of the entry before this page. */
  afterKey: Key | null;
  /**
   * Creates a connection from the rows found. There is one extra row if a next page exists.
   * @param totalCount counts the whole list
   * @param keyOf the sort key of a row; its id by default
   */
  toConnection: <Node extends object>(
    rows: Node[],
    totalCount: () => Promise<number>,
    keyOf?: (node: Node) => readonly (string | number)[],
  ) => Connection<Node>;
}

/** The rules of the values of a sort key. */
export type KeyParts = readonly z.ZodType<string | number>[];
export type KeyOf<Parts extends KeyParts> = { -readonly [At in keyof Parts]: z.output<Parts[At]> };

/**
 * Validates the arguments of a page.
 * @param parts the rules of the sort key; an id by default
 * @throws BAD_USER_INPUT if `first` is out of range or `after` is not a cursor of such a list
 */
export function pageRequest<const Parts extends KeyParts = readonly [typeof databaseInt]>(
  page: PageArgs,
  parts = [databaseInt] as unknown as Parts,
): PageRequest<KeyOf<Parts>> {
  const { first, after } = page;
  if (first < 1 || first > maxPageSize) {
    throw invalidArgument(`first must be from 1 to ${String(maxPageSize)}`);
  }
  const request: PageRequest<KeyOf<Parts>> = {
    take: first + 1,
    afterKey: null,
    toConnection: (rows, ...counted) => connectionFrom(page, rows, ...counted),
  };
  if (after === null || after === undefined) return request;
  const key = z.tuple(parts as unknown as []).safeParse(decodeCursor(after));
  if (!key.success) throw invalidArgument('after is not a cursor of this list');
  return { ...request, afterKey: key.data as unknown as KeyOf<Parts> };
}

function connectionFrom<Node extends object>(
  { first, after }: PageArgs,
  rows: Node[],
  totalCount: () => Promise<number>,
  keyOf = (node: Node): readonly (string | number)[] => [(node as { id: string | number }).id],
): Connection<Node> {
  const nodes = rows.slice(0, first);
  const cursorOf = (node: Node) => encodeCursor(keyOf(node));
  const [start, end] = [nodes.at(0), nodes.at(-1)];
  return {
    // Computed lazily, because most queries only request the nodes.
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

/** A value of the PostgreSQL type integer, which ids have. */
export const databaseInt = z.int32();

/** The cursor of the entry with this sort key. */
export function encodeCursor(key: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The sort key of a cursor; undefined for a text that is none. */
export function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
