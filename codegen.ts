import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildSchema } from 'graphql';
import { withAllArguments } from './client/build/allArguments.ts';
import { hooksPlugin } from './client/build/hooksPlugin.ts';

const schemaFile = 'api/schema.graphql';

const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

const allArguments: Types.DocumentTransformObject = {
  transform: ({ documents }) =>
    documents.map(({ document, ...file }) =>
      document ? { ...file, document: withAllArguments(schema, document) } : file,
    ),
};
const documentTransforms = [allArguments];

const shared = {
  scalars: { LocalDate: 'string', DateTime: 'string', ID: 'string', JSONObject: 'object' },
  enumType: 'string-literal',
  enumsAsTypes: true,
  useTypeImports: true,
  documentMode: 'documentNode',
  optimizeDocumentNode: true,
  dedupeFragments: true,
};

/**
 * Writes typed documents and hooks beside each .graphql file, so that a page's chunk holds its own
 * operations and no others.
 */
const config: CodegenConfig = {
  schema: schemaFile,
  // The sandbox shows its examples as they are written.
  documents: ['client/**/*.graphql', '!client/sandbox/**'],
  generates: {
    'client/graphql/schemaTypes.generated.ts': {
      documentTransforms,
      plugins: ['typescript'],
      config: shared,
    },
    // Which types a fragment on an interface is for: the cache cannot read it otherwise.
    'client/graphql/possibleTypes.generated.ts': {
      documentTransforms,
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
    'client/': {
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'graphql/schemaTypes.generated.ts',
      },
      documentTransforms,
      plugins: ['typescript-operations', 'typed-document-node', 'hooks'],
      config: shared,
    },
  },
  pluginLoader: (name) => (name.endsWith('hooks') ? hooksPlugin : import(name)),
};

export default config;
