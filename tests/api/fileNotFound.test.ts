import { describe, expect, it } from 'vitest';
import { useApi } from '../support/useApi.ts';

const api = useApi();

describe('a path without a file', () => {
  it.each([
    '/assets/gone',
    '/manifest.json',
    '/.vite/manifest.json',
    '/assets/Home-1234.js',
    '/media/gone',
    '/media/none.webp?w=400',
    '/apple-touch-icon-precomposed.png',
    '/events/index.php',
    '/.env',
    '/.well-known/change-password',
  ])('is answered in plain text: %s', async (path) => {
    const answer = await fetch(api.url + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe('Not Found');
  });

  it.each(['/index.html', '/am/old.php?id=4', '/documents/99.pdf'])(
    'is a page for a browser that opens an old link: %s',
    async (path) => {
      const headers = { accept: 'text/html,*/*;q=0.8' };
      const answer = await fetch(api.url + path, { headers });
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it.each(['/no-such-page', '/events/no-such-page', '/assets', '/version-1.2/notes', '/events/5.'])(
    'is a page if it looks like one: %s',
    async (path) => {
      const answer = await fetch(api.url + path);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );
});
