import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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

export default defineConfig(
  globalIgnores(['dist', '.data', '.wireit', 'api/generated', '**/*.generated.ts']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // type-graphql builds the schema from decorated classes that hold nothing else.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-default-export': 'error',
      // Layers (CONTRIBUTING.md, rule 2): the client sees of the API only its rules.
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            { target: './client', from: './api/**/*', except: ['**/*.rules.ts'] },
            { target: './client', from: ['./prisma', './tests'] },
            {
              target: ['./api/*.ts', './api/!(http|rendering)/**/*'],
              from: './client',
              except: ['./messages'],
              message: 'Only what serves and renders pages knows the client.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.rules.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!zod$|.*\\.rules\\.ts$)', message: 'Rules import only zod.' }] },
      ],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // The schema is the API's manual: everything in it is described.
    files: ['api/schema.graphql'],
    extends: [graphqlFiles],
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
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
      // Names such as `postTitle` are those of docs/product.md, section 8.1.
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
  {
    // A test proves the same on a machine that is slow and busy.
    files: ['tests/{api,client,e2e,startup}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="performance"][callee.property.name="now"]',
          message: 'What is measured belongs to tests/bench.',
        },
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message: 'Wait for what is to come, or let the time of page.clock pass.',
        },
        {
          selector: 'AwaitExpression > CallExpression[callee.name="sleep"] > Literal',
          message: 'Wait for a fact with expect.poll.',
        },
        {
          selector:
            'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/]',
          message: 'expect.poll has the patience that is set for all.',
        },
        {
          selector: 'CallExpression[callee.object.name="vi"][callee.property.name="mock"]',
          message: 'Files share the modules that they load: fake what the browser has instead.',
        },
      ],
    },
  },
  { files: ['**/*.config.ts', 'codegen.ts'], rules: { 'import-x/no-default-export': 'off' } },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  prettier,
);
