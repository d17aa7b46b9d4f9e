import { defineConfig } from 'vitest/config';

/** Apart from the other tests, because installing takes a minute. Time-outs only end what hangs. */
export default defineConfig({
  test: {
    include: ['tests/production/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
