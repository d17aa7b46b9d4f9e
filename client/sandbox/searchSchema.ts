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

/**
 * Types, fields, arguments and values with all words in name and description: first those that are
 * called so, then those whose name begins so, then those with the words in their name.
 * @returns the first of them, and how many there are
 */
export function searchSchema(schema: GraphQLSchema, text: string) {
  const typed = text.toLowerCase();
  const words = typed.split(/\s+/);
  const has = (place: string) => words.every((word) => place.toLowerCase().includes(word));
  const found = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap(entriesOf)
    .filter(({ name, description }) => has(`${name} ${description}`));
  const rankOf = ({ name }: Found) => {
    const whole = name.toLowerCase();
    const own = /\w+(?=\)?$)/.exec(whole)?.[0] ?? '';
    const isArgument = whole.endsWith(')');
    const ranks = [whole === typed, own === typed && !isArgument, own === typed];
    return [...ranks, own.startsWith(typed), has(name), true].indexOf(true);
  };
  found.sort((one, other) => rankOf(one) - rankOf(other));
  return { first: found.slice(0, maxFound), count: found.length };
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
