import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { useApi } from '../support/useApi.ts';

const api = useApi();

describe('GraphQL over HTTP', () => {
  const audits = serverAudits({ url: () => `${api.url}/graphql` });
  for (const audit of audits.filter(({ name }) => name.startsWith('MUST'))) {
    it(audit.name, async () => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : result.reason).toBe('ok');
    });
  }

  it('refuses a body that a page of another site could send without a preflight', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      expect(response.status, type).toBeGreaterThanOrEqual(400);
      expect(response.status, type).toBeLessThan(500);
    }
  });
});
