import fc from 'fast-check';
import { execute, type ExecutionResult, GraphQLError, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Reads } from '../../api/content/reads.ts';
import { anonymousContext } from '../../api/context.ts';
import { buildSchema } from '../../api/schema.ts';
import { prepareQuery } from '../../api/web/preparedQuery.ts';
import { graphqlRequests } from '../fuzz/documents.ts';
import { startApi } from '../support/api.ts';
import { addDirectoryEntries, addEvent } from '../support/factories.ts';

const schema = buildSchema();

/** Requests that can be executed, drawn from a seed: these are the same in each run. */
function validRequests() {
  return fc.sample(graphqlRequests(false), { numRuns: 3_000, seed: 42 }).flatMap((request) => {
    const variables = z.record(z.string(), z.unknown()).safeParse(request.variables);
    try {
      const document = parse(request.query);
      if (!variables.success || validate(schema, document).length > 0) return [];
      return [{ ...request, document, variables: variables.data }];
    } catch (error) {
      if (error instanceof GraphQLError) return [];
      throw error;
    }
  });
}

/** An answer as it is sent, with failures in no order: they come as they happen. */
function told({ data, errors = [] }: ExecutionResult) {
  const failures = errors.map(({ message, path }) => JSON.stringify([path, message]));
  return { data: JSON.stringify(data), failures: failures.sort() };
}

it('a prepared query is answered as graphql-js answers it, whatever it asks', async () => {
  const api = await startApi();
  await addDirectoryEntries(api.services.prisma, 'Shops', ['A', 'B', 'C']);
  await addEvent(api.services.prisma, { title: 'Timket', date: new Date('2100-01-19') });
  const counts = { answered: 0, failed: 0, refused: 0 };
  for (const { query, document, variables } of validRequests()) {
    // Each ticket is another.
    if (query.includes('ticket')) continue;
    const prepared = prepareQuery(schema, document, undefined);
    if (!prepared) continue;
    const context = () => anonymousContext(api.services, new Reads());
    const contextValue = context();
    const expected = await execute({ schema, document, contextValue, variableValues: variables });
    const found = await prepared(context(), variables);
    if (found) {
      const [got, wanted] = [told(found), told(expected)];
      expect(got.data, query).toBe(wanted.data);
      if (expected.data) expect(got.failures, query).toEqual(wanted.failures);
      // Where nothing is left to tell of, one failure is enough, whichever came first.
      else expect(got.failures.length, query).toBeGreaterThan(0);
      counts[expected.data ? 'answered' : 'failed'] += 1;
    } else {
      expect(expected.errors, query).not.toHaveLength(0);
      counts.refused += 1;
    }
  }
  await api.stop();
  expect(counts.answered).toBeGreaterThan(400);
  expect(counts.failed).toBeGreaterThan(300);
  expect(counts.refused).toBeGreaterThan(30);
});
