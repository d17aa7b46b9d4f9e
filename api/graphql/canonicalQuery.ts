import { createHash } from 'node:crypto';
import { GraphQLError, Kind, OperationTypeNode, parse, stripIgnoredCharacters } from 'graphql';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { RequestBodyError } from './readJson.ts';
import { maxTokens } from './requestLimits.ts';

const persistedQuery = z.object({ version: z.literal(1), sha256Hash: z.string() });

/** The parts of a well-formed request that GraphQL over HTTP reads. */
const shape = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  // Not copied: a copy might omit parts that are executed.
  variables: z.unknown().optional(),
  extensions: z.object({ persistedQuery: persistedQuery.optional() }).nullish(),
});

/** A request with a persisted query, well-formed or not. */
const withPersistedQuery = z.object({
  query: z.unknown().optional(),
  extensions: z.object({ persistedQuery: z.unknown() }),
});

/** Queries by the SHA-256 of their text, for clients that only send the hash. */
const persisted = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (text) => text.length,
});

/**
 * Checks the hash of a persisted query that is sent with its text.
 * @throws RequestBodyError if it is not the hash of this text
 */
export function checkPersistedHash(request: unknown): void {
  const { query, extensions } = withPersistedQuery.safeParse(request).data ?? {};
  if (!extensions?.persistedQuery) return;
  const { data } = persistedQuery.safeParse(extensions.persistedQuery);
  if (!data) {
    throw new RequestBodyError(400, 'A persisted query needs `version` 1 and a `sha256Hash`.');
  }
  if (typeof query === 'string' && data.sha256Hash !== sha256(query)) {
    throw new RequestBodyError(400, 'The hash of the persisted query is not that of the query.');
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The canonical text of a query that may be cached. It is the same for two requests with the same
 * response, independent of spaces, commas, comments and the order of variables.
 * @returns null for another request (a mutation, or an invalid one)
 */
export function canonicalQuery(request: unknown): string | null {
  const read = shape.safeParse(request);
  if (!read.success) return null;
  const { operationName, variables, extensions } = read.data;
  const hash = extensions?.persistedQuery?.sha256Hash;
  const query = read.data.query ?? (hash && persisted.get(hash));
  if (!query || !isQuery(query, operationName)) return null;
  if (hash) persisted.set(hash, query);
  const values = canonicalJson(variables ?? {});
  if (values === null) return null;
  return JSON.stringify([stripIgnoredCharacters(query), operationName ?? null, values]);
}

function isQuery(text: string, operationName: string | null | undefined): boolean {
  try {
    const operations = parse(text, { noLocation: true, maxTokens }).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const chosen = operations.filter(({ name }) => !operationName || name?.value === operationName);
    return chosen.length === 1 && chosen[0]?.operation === OperationTypeNode.QUERY;
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}

/** The maximum depth of nested objects and lists. No input of the API has more than four levels. */
const maxDepth = 32;

/**
 * Serialises a parsed JSON value with the fields of objects in a fixed order.
 * @returns null if a different value has the same text, or if it is nested too deeply
 */
export function canonicalJson(value: unknown): string | null {
  return write(value, 0);
}

function write(value: unknown, level: number): string | null {
  // JSON has no text for a number such as 1e400, which is read as Infinity.
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (level === maxDepth) return null;
  if (Array.isArray(value)) {
    const parts = value.map((each) => write(each, level + 1));
    return parts.includes(null) ? null : `[${parts.join()}]`;
  }
  const parts = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => {
      const text = write(each, level + 1);
      return text === null ? null : `${JSON.stringify(name)}:${text}`;
    });
  return parts.includes(null) ? null : `{${parts.join()}}`;
}
