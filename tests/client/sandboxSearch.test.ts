import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { searchSchema } from '../../client/sandbox/searchSchema.ts';

const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'));

it.each([
  ['Event', 'Event'],
  ['picture', 'Picture'],
  ['search', 'Query.search'],
  ['updateEvent', 'Mutation.updateEvent'],
])('the search of the documentation finds %s first as %s', (text, name) => {
  expect(searchSchema(schema, text).first[0]?.name).toBe(name);
});

it('finds exact names before the beginnings of others, and these before descriptions', () => {
  const own = searchSchema(schema, 'publishAt').first.map(
    ({ name }) => /\w+(?=\)?$)/.exec(name)?.[0],
  );
  expect(own.lastIndexOf('publishAt')).toBe(own.filter((name) => name === 'publishAt').length - 1);
});

it('says how many there are', () => {
  const { first, count } = searchSchema(schema, 'the');
  expect(first).toHaveLength(100);
  expect(count).toBeGreaterThan(100);
});
