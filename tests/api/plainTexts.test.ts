import { expect, it } from 'vitest';
import { listen } from '../../api/http/httpServer.ts';

it('what the server answers with before there are pages is in the language of the address', async () => {
  const server = await listen(0, {});
  try {
    const answer = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${String(server.port)}${path}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        503,
        'text/plain; charset=utf-8',
      ]);
      return (await response.text()).trim();
    };
    expect(await answer('/about?am')).toBe('The site is starting. Please try again in a moment.');
    for (const path of ['/am', '/am/about?x', '/am/%F0']) {
      expect(await answer(path)).toBe('ድረ ገጹ በመነሳት ላይ ነው። እባክዎ ጥቂት ቆይተው እንደገና ይሞክሩ።');
    }
  } finally {
    await server.close(1);
  }
});
