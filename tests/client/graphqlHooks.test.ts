import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('screens send operations only with generated hooks', () => {
  const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `client/${file.replaceAll('\\', '/')}`);
  const senders = files.filter((file) =>
    /\bclient\s*\.(?:query|mutate)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(senders.sort()).toEqual([
    // The hooks themselves.
    'client/graphql/refreshQueries.ts',
    'client/graphql/useLazyQuery.ts',
    'client/graphql/useMutation.ts',
    // Code that runs before or below the screens.
    'client/loadPageMessages.ts',
    'client/session/connect.ts',
  ]);
});
