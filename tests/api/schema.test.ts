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
