import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { waiting } from './tests/support/patience.ts';

/** The copy of graphql that packages get from Node, which Vite would pass over for another. */
const graphql = fileURLToPath(import.meta.resolve('graphql'));

/**
 * Milliseconds. They only end what hangs, on however slow a machine: a test takes seconds, and what
 * it waits for comes at once.
 */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: waiting, interval: 20 } },
};

export default defineConfig({
  test: {
    // Tests of the API wait for their database more than they compute.
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        // React renders pages several times as fast without its checks, which the tests of the client have.
        oxc: { jsx: { runtime: 'automatic', importSource: '#jsx', development: false } },
        test: {
          name: 'api',
          env: { NODE_ENV: 'production' },
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/support/globalPostgres.ts',
          setupFiles: ['tests/support/cloudinaryByHttp.ts', 'tests/support/loadDictionaries.ts'],
          // Each file has a database and an API of its own; loading the program again for each
          // would take a fifth of the time.
          isolate: false,
          ...patience,
        },
      },
      {
        plugins: [react({ jsxImportSource: '#jsx' })],
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/client/support/document.ts', 'tests/client/support/setup.ts'],
          isolate: false,
          ...patience,
        },
      },
      {
        // Whole processes, started and killed: these need the built server.
        test: {
          name: 'startup',
          include: ['tests/startup/**/*.test.ts'],
          globalSetup: 'tests/support/filledFolder.ts',
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
});
