import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import {
  type ExecutionResult,
  graphql,
  type GraphQLFormattedError,
  parse as parseQuery,
} from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { anonymousContext } from '../../api/context.ts';
import { compiledQueries } from '../../api/graphql/compiledQueries.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import { canonicalJson } from '../../api/graphql/canonicalQuery.ts';
import { maxResponseBytes } from '../../api/graphql/responseBudget.ts';
import { seed as addBundledContent } from '../../prisma/seed/seed.ts';
import { type GraphqlRequest, validQueries } from '../fuzz/documents.ts';
import { useApi } from '../support/useApi.ts';
import { randomRuns } from '../support/randomRuns.ts';

interface Result {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

// The tickets of forms contain the time.
const now = new Date();
const api = useApi({ now: () => now }, { CACHE_MB: '64' });
beforeAll(() => addBundledContent(api.services));

const schema = buildSchema();
const json = { 'content-type': 'application/json' };
/** Characters of an address that every server accepts. */
const longestAddress = 4_000;

/** Variables as a server reads them. */
const read = (variables: unknown) =>
  JSON.parse(JSON.stringify(variables)) as Record<string, unknown>;

/** Executes by graphql-js itself, without Apollo Server, limits and caches. */
const execute = ({ query, variables }: GraphqlRequest) =>
  sent(
    graphql({
      schema,
      source: query,
      variableValues: read(variables),
      contextValue: anonymousContext(api.services),
    }),
  );

const queries = compiledQueries(schema, 0);
/** The same with the query compiled. */
const executeCompiled = ({ query, variables }: GraphqlRequest) =>
  sent(queries.executeWith(anonymousContext(api.services))(parseQuery(query), read(variables)));

/** A result as it is sent: an instant is a Date until then. */
const sent = async (result: Promise<ExecutionResult>) =>
  JSON.parse(JSON.stringify(await result)) as Result;

/** The same request in all the ways that are cached, each of them twice. */
async function ask(body: GraphqlRequest): Promise<string[]> {
  const url = `${api.url}/graphql`;
  const search = new URLSearchParams({
    query: body.query,
    variables: JSON.stringify(body.variables),
  }).toString();
  const posted = () => fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const got = () => (search.length > longestAddress ? posted() : fetch(`${url}?${search}`));
  const texts = [];
  for (const send of [posted, got, posted, got]) texts.push(await (await send()).text());
  return texts;
}

const parse = (text: string) => JSON.parse(text) as Result;
const codes = ({ errors = [] }: Result) => errors.map(({ extensions }) => extensions?.['code']);
/**
 * Without the messages of errors: Apollo Server has its own words for some, and of several errors for
 * the same null, Apollo Server reports the first, which depends on timing.
 */
const comparable = ({ data = null, errors = [] }: Result) =>
  canonicalJson({ data, hasErrors: errors.length > 0 });

/** Milliseconds that all of them may take on a slow machine. */
const timeout = 4 * 3_600_000;

it('a value of more than 32 levels has no canonical text, so no response is kept for it', () => {
  const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
  expect(canonicalJson(nested(32))).toBe('['.repeat(32) + ']'.repeat(32));
  expect(canonicalJson(nested(33))).toBeNull();
});

it(
  'gives the same responses to random queries from its caches as graphql-js does without them',
  { timeout },
  async () => {
    const seed = randomInt(2 ** 31);
    const count = randomRuns({ all: 20_000, few: 40 });
    const requests = fc.sample(validQueries(), { seed, numRuns: count }).values();
    let refused = 0;
    async function compareNext() {
      for (const request of requests) {
        const told = `seed ${seed}: ${JSON.stringify(request)}`;
        const texts = await ask(request);
        const results = texts.map(parse);
        const [first = {}] = results;
        for (const result of results) {
          expect(codes(result), told).not.toContain('INTERNAL_SERVER_ERROR');
          expect(comparable(result), told).toEqual(comparable(first));
        }
        for (const text of texts) {
          expect(Buffer.byteLength(text), told).toBeLessThanOrEqual(maxResponseBytes);
        }
        if (codes(first).includes('GRAPHQL_VALIDATION_FAILED')) refused += 1;
        else {
          const expected = await execute(request);
          expect(comparable(first), told).toEqual(comparable(expected));
          // With errors, graphql-js executes it.
          if (!expected.errors) expect(await executeCompiled(request), told).toEqual(expected);
        }
      }
    }
    await Promise.all([compareNext(), compareNext(), compareNext(), compareNext()]);
    // Documents beyond the limits.
    expect(refused, `seed ${seed}`).toBeLessThan(count / 4);
  },
);

it('counts the values of a compiled query once if graphql-js executes it again', async () => {
  const context = anonymousContext(api.services);
  context.responseBudget.spend('x'.repeat(maxResponseBytes - 400));
  const document = parseQuery('{ uploadLimits { imageBytes } siteSettings { contactEmail } }');
  const { data, errors } = await queries.executeWith(context)(document, {});
  expect(errors?.map(({ path }) => path)).toEqual([['uploadLimits']]);
  expect(data).toMatchObject({ siteSettings: { contactEmail: null } });
  context.responseBudget.spend('x'.repeat(maxResponseBytes - 400));
});
