import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The copy of graphql that packages get from Node, which Vite would pass over for another. */
const graphql = fileURLToPath(import.meta.resolve('graphql'));

export default defineConfig({
  test: {
    // Tests of the API wait for their database more than they compute.
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/support/globalPostgres.ts',
          setupFiles: 'tests/support/cloudinaryByHttp.ts',
          // Each file has a database and an API of its own; loading the program again for each
          // would take a fifth of the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          environment: 'happy-dom',
          include: ['tests/client/**/*.test.{ts,tsx}'],
        },
      },
      {
        // Whole processes, started and killed: these need the built server.
        test: {
          name: 'startup',
          include: ['tests/startup/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
