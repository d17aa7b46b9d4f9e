import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';

const sandboxExamples = 'client/sandbox/**/*.graphql';

/** GraphQL files, judged by the committed schema. The plugin takes the first project it hears of. */
const graphqlFiles = {
  plugins: { '@graphql-eslint': graphql },
  languageOptions: {
    parser: graphql.parser,
    parserOptions: {
      graphQLConfig: {
        schema: 'api/schema.graphql',
        documents: ['client/**/*.graphql', `!${sandboxExamples}`],
      },
    },
  },
};

const schemaRules = graphql.configs['flat/schema-recommended'].rules;
const [, naming] = schemaRules['@graphql-eslint/naming-convention'];

/** GraphQL files alone: oxlint reads the code (.oxlintrc.json). */
export default defineConfig(
  globalIgnores(['dist', '.data', '.wireit', '**/*.{js,mjs,cjs}']),
  {
    // The schema is the API's manual: everything in it is described.
    files: ['api/schema.graphql'],
    extends: [graphqlFiles],
    rules: {
      ...schemaRules,
      // Registers of members call it `MembershipType`.
      '@graphql-eslint/naming-convention': [
        'error',
        { ...naming, 'ObjectTypeDefinition,ObjectTypeExtension': { forbiddenPrefixes: ['Type'] } },
      ],
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      // Sessions, pictures and the parts of lists are no things with an identity.
      '@graphql-eslint/strict-id-in-types': 'off',
      // Names such as `postTitle` are those of docs/product/data.md, section 8.1.
      '@graphql-eslint/no-typename-prefix': 'off',
    },
  },
  {
    files: ['client/**/*.graphql'],
    ignores: [sandboxExamples],
    extends: [graphqlFiles],
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // Fragments are named `Component_prop` (CONTRIBUTING.md, rule 7).
      '@graphql-eslint/naming-convention': ['error', { OperationDefinition: 'PascalCase' }],
      // The generator expands it, and then checks the arguments (client/build/allArguments.ts).
      '@graphql-eslint/known-directives': ['error', { ignoreClientDirectives: ['allArguments'] }],
      '@graphql-eslint/provided-required-arguments': 'off',
    },
  },
  {
    files: [sandboxExamples],
    extends: [graphqlFiles],
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // They are shown, and are no part of the client's operations.
      '@graphql-eslint/unique-operation-name': 'off',
    },
  },
);
