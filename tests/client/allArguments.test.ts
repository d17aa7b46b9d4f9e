import { buildSchema, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { withAllArguments } from '../../client/build/allArguments.ts';

const schema = buildSchema(`
  type Query { members(first: Int! = 20, after: String, search: String! = "", id: ID!): Members }
  type Members { names(first: Int): [String] }
`);
const expanded = (text: string) => print(withAllArguments(schema, parse(text)));

it('a field takes the arguments that it does not name, and may leave out those with a default', () => {
  const document = expanded(
    'query Members($search: String!) { members(first: 50) @allArguments { names } }',
  );
  expect(document).toBe(
    print(
      parse(`query Members($search: String!, $after: String, $id: ID!) {
        members(first: 50, after: $after, search: $search, id: $id) { names }
      }`),
    ),
  );
});

it('other documents stay as they are', () => {
  const text = 'query Members($id: ID!) { members(id: $id) { names } }';
  expect(expanded(text)).toBe(print(parse(text)));
});

it.each([
  'query Members($id: ID!) { members(id: $id) { names @allArguments } }',
  'fragment Members_names on Members { names @allArguments }',
])('%s is refused, because only root fields are expanded', (text) => {
  expect(() => expanded(text)).toThrow('root fields only');
});
