import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  concatAST,
  type DocumentNode,
  getIntrospectionQuery,
  Kind,
  Lexer,
  parse,
  print,
  separateOperations,
  Source,
  TokenKind,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildSchema } from '../../api/graphql/schema.ts';
import { withAllArguments } from '../../client/build/allArguments.ts';
import { maxTokens, measure, requestLimits } from '../../api/graphql/requestLimits.ts';
import { useApi } from '../support/useApi.ts';

const api = useApi();

const schema = buildSchema();

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  while (lexer.advance().kind !== TokenKind.EOF) tokens += 1;
  return tokens;
}

/** Every operation of the client with the fragments that it uses, by its name. */
function ownOperations(): [string, DocumentNode][] {
  // The sandbox's examples are documents of their own, whose names may be taken.
  const parts = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.graphql') && !file.startsWith('sandbox'),
  );
  const whole = concatAST(parts.map((file) => parse(readFileSync(join('client', file), 'utf8'))));
  return Object.entries(separateOperations(withAllArguments(schema, whole)));
}

describe('our own pages', () => {
  it.each(ownOperations())('%s uses at most half of each limit', (_name, document) => {
    const measures = measure(schema, document);
    for (const [name, limit] of Object.entries(requestLimits)) {
      expect(measures[name as keyof typeof measures], name).toBeLessThanOrEqual(limit / 2);
    }
    expect(tokensOf(print(document))).toBeLessThanOrEqual(maxTokens / 2);
  });
});

const options = { descriptions: true, oneOf: true, inputValueDeprecation: true };
const introspection = getIntrospectionQuery({ ...options, specifiedByUrl: true });

it('the sandbox can query the schema', async () => {
  await api.ask(introspection);
});

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** Nested fragments: each doubles the selections of the next. */
const doubling = `{ posts(first: 100) { ...F0 } }
  ${many(25, (index) => `fragment F${index} on PostConnection { ...F${index + 1} ... { ...F${index + 1} } }`)}
  fragment F25 on PostConnection { nodes { id } }`;

describe('a document is refused for', () => {
  it.each([
    ['tokens', `{ ${many(801, () => 'viewer { id }')} }`],
    ['depth', `{ __type(name: "Post") { ${'ofType { '.repeat(20)} name ${'}'.repeat(20)} } }`],
    ['aliases', `{ ${many(31, (index) => `a${index}: viewer { id }`)} }`],
    ['directives', `{ viewer ${many(21, () => '@include(if: true)')} { id } }`],
    ['fragments', many(31, (index) => `fragment F${index} on User { id }`)],
    ['cost', doubling],
    ['cost', `{ ${many(12, (index) => `a${index}: members(search: "abebe") { totalCount }`)} }`],
    [
      'cost',
      `{ ${many(25, (index) => `a${index}: directoryCategories { entries(first: 100) { nodes { id name } } }`)} }`,
    ],
    [
      'cost',
      `{ ${many(2, (index) => `a${index}: membershipApplications(first: 100) { nodes { similarApplications { similarities } } }`)} }`,
    ],
    [
      'cost',
      `{ ${many(2, (index) => `a${index}: memberMessages(first: 100) { nodes { previews { text } } }`)} }`,
    ],
    [
      'cost',
      `query ($n: Int!) { ${many(25, (index) => `a${index}: directoryCategories { entries(first: $n) { edges { node { id name } } } }`)} }`,
    ],
    [
      'cost',
      `query A { ${many(25, (index) => `a${index}: directoryCategories { entries(first: 100) { nodes { id name } } }`)} }
       query B($missing: ID!) { event(id: $missing) { id } }`,
    ],
  ])('its %s', async (name, document) => {
    const { status, errors } = await api.query(document, { n: 1 });
    expect(status).toBe(400);
    expect(errors?.map(({ message }) => message).join()).toContain(name);
  });
});

it('a fragment is read a limited number of times, however often it is used', () => {
  const document = parse(doubling);
  let reads = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const { selectionSet } = definition;
    Object.defineProperty(definition, 'selectionSet', { get: () => ((reads += 1), selectionSet) });
  }
  expect(measure(schema, document).cost).toBeGreaterThan(requestLimits.cost);
  // A few for each of the 26 fragments. Counting each use of each would give 67 million.
  expect(reads).toBeLessThan(1_000);
});

it('a recursive fragment is refused, and does not block the server', async () => {
  const { errors } = await api.query('{ viewer { ...F } } fragment F on User { id ...F }');
  expect(errors?.[0]?.message).toContain('Cannot spread fragment "F" within itself');
});

it('batched requests are refused', async () => {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]),
  });
  expect(response.status).toBe(400);
});

it('the cost of a page counts its entries, both by node and by edge', () => {
  const cost = (query: string) => measure(schema, parse(query)).cost;
  expect(cost('{ posts(first: 50) { nodes { id postTitle } } }')).toBe(1 + 50 * (1 + 2));
  expect(cost('{ posts { edges { node { id } } } }')).toBe(1 + 20 * (1 + (1 + 1)));
  expect(cost('{ directoryCategories { id } }')).toBe(1 + 10);
});
