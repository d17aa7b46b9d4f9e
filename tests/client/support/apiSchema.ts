import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType } from 'graphql';

interface Value {
  id: string;
  [field: string]: unknown;
}

/**
 * The default values of records: they are only in English, unchanged since their creation, and not
 * deleted.
 */
const defaults: Record<string, (value: Value, type: string) => unknown> = {
  path: ({ id }, type) => `/${type.toLowerCase()}/${id}`,
  language: () => 'EN',
  languages: () => ['EN'],
  isOutdated: () => false,
  version: () => 1,
  imageUrl: ({ image }) => (image as { url: string } | null | undefined)?.url ?? '',
  restorableEntryCount: () => 0,
};

/** The API's own schema, to be executed over plain values. */
export function apiSchema() {
  const schema = buildSchema(readFileSync('api/schema.graphql', 'utf8'));
  const translatable = schema.getType('Translatable');
  if (!isInterfaceType(translatable)) throw new Error('There is no interface Translatable.');
  for (const type of schema.getPossibleTypes(translatable)) {
    for (const [name, field] of Object.entries(type.getFields())) {
      const make = defaults[name];
      if (make) field.resolve = (value: Value) => value[name] ?? make(value, type.name);
    }
  }
  return schema;
}
