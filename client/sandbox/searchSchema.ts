import type { DocExplorerNavStackItem } from '@graphiql/plugin-doc-explorer';
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isIntrospectionType,
} from 'graphql';

export interface Found {
  name: string;
  description: string;
  /** Where its documentation is: its type, and its field. */
  path: DocExplorerNavStackItem[];
}

type Field = GraphQLField<unknown, unknown> | GraphQLInputField;

const maxFound = 100;

/** Types, fields, arguments and values with all words in name and description; by name first. */
export function searchSchema(schema: GraphQLSchema, text: string): Found[] {
  const words = text.toLowerCase().split(/\s+/);
  const has = (place: string) => words.every((word) => place.toLowerCase().includes(word));
  const found = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap(entriesOf)
    .filter(({ name, description }) => has(`${name} ${description}`));
  const byName = found.filter(({ name }) => has(name));
  return [...new Set([...byName, ...found])].slice(0, maxFound);
}

function entriesOf(type: GraphQLNamedType): Found[] {
  const path: Found['path'] = [{ name: type.name, def: type }];
  const entry = (name: string, description: string | null | undefined, at = path): Found => ({
    name,
    description: description ?? '',
    path: at,
  });
  const values = isEnumType(type) ? type.getValues() : [];
  const fields = 'getFields' in type ? Object.values<Field>(type.getFields()) : [];
  return [
    entry(type.name, type.description),
    ...values.map(({ name, description }) => entry(`${type.name}.${name}`, description)),
    ...fields.flatMap((field) => {
      const name = `${type.name}.${field.name}`;
      const at = [...path, { name: field.name, def: field }];
      const args = 'args' in field ? field.args : [];
      return [
        entry(name, field.description, at),
        ...args.map((arg) => entry(`${name}(${arg.name})`, arg.description, at)),
      ];
    }),
  ];
}
