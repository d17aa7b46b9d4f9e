import { buildSchema } from '../../api/graphql/schema.ts';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from '../../scripts/breakingChanges.ts';

const before = 'type Query { events(first: Int): [String!]! name: String }';
const after = 'type Query { events(first: Int, after: ID!): [String!]! title: String }';

describe('a change of the schema', () => {
  it('is reported if it breaks other clients', () => {
    expect(breakingChanges(before, after, '')).toEqual([
      'Query.name was removed.',
      'A required arg after on Query.events was added.',
    ]);
  });

  it('is accepted if it only adds something, or is listed as intended', () => {
    expect(breakingChanges(before, before.replace('}', 'title: String }'), '')).toEqual([]);
    const notes = '- Query.name was removed. Ask for `title`.';
    expect(breakingChanges(before, after, notes)).toEqual([
      'A required arg after on Query.events was added.',
    ]);
  });
});

it('names only locations of directives that clients of the 2021 edition can read', () => {
  const locations = buildSchema()
    .getDirectives()
    .flatMap((directive) => directive.locations);
  expect(locations).toContain('FIELD_DEFINITION');
  expect(locations).not.toContain('DIRECTIVE_DEFINITION');
});
