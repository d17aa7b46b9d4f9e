import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listen } from '../../api/http/httpServer.ts';
import { contentHash, securityHeaders } from '../../api/http/securityHeaders.ts';
import { plainPolicy } from '../../api/http/plainPage.ts';

it('the response before the pages are ready is in the language of the address', async () => {
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

it('the API responds with a GraphQL error until the site has started', async () => {
  const server = await listen(0, {});
  try {
    const response = await fetch(`http://127.0.0.1:${String(server.port)}/graphql?x`, {
      method: 'POST',
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const message = 'The site is starting. Please try again in a moment.';
    const extensions = { code: 'SERVICE_UNAVAILABLE', retryAfter: 1 };
    expect(await response.json()).toEqual({ errors: [{ message, extensions }] });
  } finally {
    await server.close(1);
  }
});

it.each(['/', '/healthz'])('a HEAD request for %s gets no body during the start', async (path) => {
  const server = await listen(0, {});
  try {
    const socket = connect(server.port, '127.0.0.1');
    socket.end(`HEAD ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/\r\n\r\n$/);
  } finally {
    await server.close(1);
  }
});

it('browsers get a page that reloads until the site has started', async () => {
  const policy = securityHeaders({ NODE_ENV: 'production', SITE_URL: '' }, plainPolicy);
  const server = await listen(0, {}, policy);
  const open = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${String(server.port)}${path}`, {
      method,
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
  try {
    for (const [path, language] of [
      ['/events?page=2', 'en-NZ'],
      ['/am/events', 'am'],
    ] as const) {
      const response = await open(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toMatch(/<meta http-equiv="refresh" content="\d+">/);
      expect(html).toContain('The site is starting. This page opens by itself in a moment.');
      expect(html).toContain('ይህ ገጽ ከጥቂት ጊዜ በኋላ በራሱ ይከፈታል።');
      expect(html).not.toContain('<script');
      const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
      const allowed = response.headers.get('content-security-policy');
      expect(allowed).toContain(`style-src ${contentHash(style)}`);
    }
    expect((await open('/contact-us', 'POST')).headers.get('content-type')).toMatch('text/plain');
  } finally {
    await server.close(1);
  }
});
