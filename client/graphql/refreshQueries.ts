import type { ApolloCache, ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';

interface Connection {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
type Data = Record<string, unknown>;

/**
 * Refetches the data of the page and updates it only when all of it is there, so that users keep
 * their scroll position. Lists are read to their former length.
 * @param forget evicts further data from the cache
 * @throws the error of the API or the network
 */
export async function refreshQueries(
  client: ApolloClient,
  forget?: (cache: ApolloCache) => void,
): Promise<void> {
  const shown = [...client.getObservableQueries('active')];
  const read = await Promise.allSettled(
    shown.map(async (each) => {
      const { query, variables } = each;
      const held = each.getCurrentResult().data as Data | undefined;
      return held && { query, variables, data: await readAnew(client, query, variables, held) };
    }),
  );
  client.cache.batch({
    update(cache) {
      forget?.(cache);
      for (const { value } of read.filter((each) => each.status === 'fulfilled'))
        if (value) cache.writeQuery(value);
    },
  });
  const failure = read.find((each) => each.status === 'rejected');
  if (failure) throw failure.reason;
}

async function readAnew(
  client: ApolloClient,
  query: DocumentNode,
  variables: OperationVariables,
  held: Data,
): Promise<Data> {
  async function read(after?: string | null): Promise<Data> {
    const { data }: { data?: unknown } = await client.query({
      query,
      variables: after ? { ...variables, after } : variables,
      fetchPolicy: 'no-cache',
    });
    if (!isObject(data)) throw new Error('The answer was empty.');
    return data;
  }
  const data = await read();
  for (const [name, list] of Object.entries(data)) {
    const before = held[name];
    if (isConnection(list) && isConnection(before)) {
      data[name] = await readOn(
        list,
        before.nodes.length,
        async (after) => (await read(after))[name],
      );
    } else keepLoaded(list, before);
  }
  return data;
}

/** Reads a list until it has its former length, or ends. */
async function readOn(
  list: Connection,
  length: number,
  read: (after: string | null) => Promise<unknown>,
): Promise<Connection> {
  const { nodes, pageInfo } = list;
  if (!pageInfo.hasNextPage || nodes.length >= length) return list;
  const next = await read(pageInfo.endCursor);
  if (!isConnection(next)) return list;
  return readOn({ ...next, nodes: [...nodes, ...next.nodes] }, length, read);
}

/**
 * Nested lists, such as those of categories, keep their loaded pages, because another query loads
 * those.
 */
function keepLoaded(fresh: unknown, held: unknown): void {
  if (isConnection(fresh) && isConnection(held)) {
    const last = held.nodes.findIndex(({ id }) => id === fresh.nodes.at(-1)?.id);
    if (last < 0 || !fresh.pageInfo.hasNextPage) return;
    fresh.nodes = [...fresh.nodes, ...held.nodes.slice(last + 1)];
    fresh.pageInfo = held.pageInfo;
  } else if (Array.isArray(fresh) && Array.isArray(held)) {
    const previous = new Map(held.map((each: { id?: string }) => [each.id, each]));
    for (const each of fresh as { id?: string }[]) keepLoaded(each, previous.get(each.id));
  } else if (isObject(fresh) && isObject(held)) {
    for (const [name, value] of Object.entries(fresh)) keepLoaded(value, held[name]);
  }
}

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

const isConnection = (value: unknown): value is Connection =>
  isObject(value) && Array.isArray(value['nodes']) && isObject(value['pageInfo']);
