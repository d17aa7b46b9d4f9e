import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType } from 'graphql';

/** The API's own schema, to be executed over plain values; records need not say their `path`. */
export function apiSchema() {
  const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'));
  const content = schema.getType('Content');
  if (!isInterfaceType(content)) throw new Error('There is no interface Content.');
  for (const type of schema.getPossibleTypes(content)) {
    const { path } = type.getFields();
    if (path) path.resolve = ({ id, path }) => path ?? `/${type.name.toLowerCase()}/${id}`;
  }
  return schema;
}
