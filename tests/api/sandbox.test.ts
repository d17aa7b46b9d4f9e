import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startApi } from '../support/api.ts';

const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
const askForSchema = '{ __schema { queryType { name } } }';

describe('the sandbox', () => {
  it('is shown to browsers, and programs get responses at the same address', async () => {
    const api = await startApi();
    try {
      const shown = await fetch(`${api.url}/graphql`, asBrowser);
      expect(await shown.text()).toBe('the sandbox');
      expect(shown.headers.get('vary')).toBe('Accept');
      expect(shown.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
      expect((await api.query(askForSchema)).data).toBeTruthy();
      const schema = await fetch(`${api.url}/schema.graphql`);
      expect(await schema.text()).toBe(readFileSync('api/schema.graphql', 'utf8'));
      expect(schema.headers.get('access-control-allow-origin')).toBe('*');
    } finally {
      await api.stop();
    }
  });

  it('is off together with the schema if this is configured', async () => {
    const api = await startApi({}, { SANDBOX: 'off' });
    try {
      const hidden = await fetch(`${api.url}/graphql`, asBrowser);
      expect(hidden.status).toBe(400);
      expect(await hidden.text()).not.toContain('sandbox');
      const { errors } = await api.query(askForSchema);
      expect(errors?.[0]?.message).toContain('introspection');
      expect(await (await fetch(`${api.url}/schema.graphql`)).text()).not.toContain('type Query');
      expect((await api.query('{ viewer { id } }')).data).toEqual({ viewer: null });
    } finally {
      await api.stop();
    }
  });
});
