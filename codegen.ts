import type { CodegenConfig } from '@graphql-codegen/cli';
import { hooksPlugin } from './client/build/hooksPlugin.ts';

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
  schema: 'api/schema.graphql',
  // The sandbox shows its examples as they are written.
  documents: ['client/**/*.graphql', '!client/sandbox/**'],
  generates: {
    'client/graphql/schemaTypes.generated.ts': { plugins: ['typescript'], config: shared },
    // Which types a fragment on an interface is for: the cache cannot read it otherwise.
    'client/graphql/possibleTypes.generated.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: true },
    },
    'client/': {
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'graphql/schemaTypes.generated.ts',
      },
      plugins: ['typescript-operations', 'typed-document-node', 'hooks'],
      config: shared,
    },
  },
  pluginLoader: (name) => (name.endsWith('hooks') ? hooksPlugin : import(name)),
};

export default config;
