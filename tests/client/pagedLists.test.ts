import { readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { buildSchema, Kind, parse, type SelectionNode } from 'graphql';
import { expect, it } from 'vitest';
import { withAllArguments } from '../../client/build/allArguments.ts';
import { createCache } from '../../client/graphql/apollo.ts';

const documents = import.meta.glob<string>('../../client/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'));
const isNodes = (each: SelectionNode) => each.kind === Kind.FIELD && each.name.value === 'nodes';

/** The lists of operations that take the page after a cursor. */
const pagedFields = Object.values(documents)
  .flatMap((text) => withAllArguments(schema, parse(text)).definitions)
  .flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : []))
  .filter((each) => each.kind === Kind.FIELD)
  .filter((each) => each.arguments?.some(({ name }) => name.value === 'after'))
  .filter((each) => each.selectionSet?.selections.some(isNodes))
  .map(({ name }) => name.value);

it.each([...new Set(pagedFields)])('%s shows its further pages after the first', (field) => {
  const query = gql`query ($after: String) { ${field}(after: $after) { nodes } }`;
  const cache = createCache();
  for (const after of [null, 'cursor'])
    cache.writeQuery({ query, variables: { after }, data: { [field]: { nodes: [after] } } });
  expect(cache.readQuery({ query, variables: { after: null } })).toEqual({
    [field]: { nodes: [null, 'cursor'] },
  });
});
