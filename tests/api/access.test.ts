import { describe, expect, it } from 'vitest';
import { rootFields } from '../../api/access.ts';
import { buildSchema } from '../../api/schema.ts';

describe('access', () => {
  it('is closed to anonymous callers but for these operations', async () => {
    const table = rootFields(buildSchema())
      .map(({ type, field }) => {
        const who = field.extensions['public'] === true ? 'anyone' : 'admin';
        return `${type}.${field.name}: ${who}`;
      })
      .sort();
    await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('access.txt');
  });
});
