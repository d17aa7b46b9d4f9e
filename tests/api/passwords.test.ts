import { expect, it } from 'vitest';
import { hashPassword, isPassword, standIn } from '../../api/session/passwords.ts';

/** A hash with its salt and its digest replaced by how long they are. */
const shapeOf = (hash: string) =>
  hash.replace(/\$([\w+/]+)\$([\w+/]+)$/, (_, salt: string, digest: string) =>
    [salt, digest].map(({ length }) => `$${String(length)}`).join(''),
  );

it('compares with a hash of the present parameters where there is no account', async () => {
  expect(shapeOf(standIn)).toBe(shapeOf(await hashPassword('a password')));
  // Rejects a text that is no hash, as signing in would.
  expect(await isPassword('a password', null)).toBe(false);
});
