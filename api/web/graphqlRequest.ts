import { createHash } from 'node:crypto';
import { GraphQLError, Kind, OperationTypeNode, parse, stripIgnoredCharacters } from 'graphql';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from './readJson.ts';
import { maxTokens } from './requestLimits.ts';

/** What GraphQL over HTTP reads of a request's body or address, where it is well formed. */
const shape = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string() }).optional() })
    .nullish(),
});

/** Queries by the SHA-256 of their text, for readers who send only that. */
const persisted = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (text) => text.length,
});

/** What a query asks. */
export interface Meaning {
  /**
   * All of it: alike for two requests that must be answered alike, whatever their spaces, commas,
   * comments and the order of their variables.
   */
  text: string;
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/**
 * The exact meaning of a request.
 * @returns null for what is not a query (a mutation, or nothing that can be read)
 */
export function meaningOf(request: unknown): Meaning | null {
  const read = shape.safeParse(request);
  if (!read.success) return null;
  const { operationName, variables, extensions } = read.data;
  const hash = extensions?.persistedQuery?.sha256Hash;
  const query = read.data.query ?? (hash && persisted.get(hash));
  if (!query || !isQuery(query, operationName)) return null;
  if (hash) {
    // What sends a wrong hash is to be told so.
    if (hash !== createHash('sha256').update(query).digest('hex')) return null;
    persisted.set(hash, query);
  }
  return {
    text: JSON.stringify([stripIgnoredCharacters(query), operationName, variables], sorted),
    query,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
  };
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

/** A replacer for JSON.stringify that puts the fields of objects in order. */
function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a GET request asks, in the form of a POST's body. */
export function bodyOfAddress(url: string): unknown {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const object = (name: string) => {
    const text = parameters.get(name);
    return text === null ? undefined : parseJson(text);
  };
  return {
    query: parameters.get('query') ?? undefined,
    operationName: parameters.get('operationName') ?? undefined,
    variables: object('variables'),
    extensions: object('extensions'),
  };
}
