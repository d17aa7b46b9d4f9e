import { describe, expect, it } from 'vitest';
import { testPassword } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';

const settings = { SITE_URL: 'https://example.org', ALLOWED_ORIGINS: 'https://studio.example' };
const api = useApi({}, { ...settings, CACHE_MB: '1' });

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const query = '{ events { nodes { id } } }';

const requests: [string, string, RequestInit][] = [
  ['a page', '/', {}],
  ['a page that is kept', '/', {}],
  ['a form', '/contact-us', { method: 'POST', headers: form, body: 'name=' }],
  ['a form from elsewhere', '/contact-us', { method: 'POST', headers: { origin: 'null' } }],
  ['an answer', '/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query }) }],
  ['an answer that is kept', `/graphql?query=${encodeURIComponent(query)}`, {}],
  ['a request that is no GraphQL', '/graphql', { method: 'POST', headers: json, body: '{' }],
  ['a method that is not taken', '/graphql', { method: 'PUT' }],
  ['the sandbox', '/graphql', { headers: { accept: 'text/html' } }],
  ['a refused upload', '/graphql', { method: 'POST', body: new FormData() }],
  [
    'a browser that asks beforehand',
    '/graphql',
    { method: 'OPTIONS', headers: { origin: 'https://studio.example' } },
  ],
  ['an upload that is not there', '/media/none.webp', {}],
  ['a file that is not there', '/apple-touch-icon-120x120.png', {}],
  ['an address that cannot be read', '/%', {}],
  ['robots.txt', '/robots.txt', {}],
  ['sitemap.xml', '/sitemap.xml', {}],
  ['a probe', '/healthz', {}],
  ['the other probe', '/readyz', {}],
];

describe('the security headers', () => {
  it.each(requests)('are on the response to %s', async (_what, path, init) => {
    const { headers } = await fetch(api.url + path, init);
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each(requests)(
    'come with the content type of the response to %s',
    async (_what, path, init) => {
      const answer = await fetch(api.url + path, init);
      const body = await answer.text();
      const type = answer.headers.get('content-type');
      if (body) expect(type).toMatch(/^(text|application)\/[\w+-]+(; charset=utf-8)?$/i);
      if (type?.startsWith('text/')) expect(type.toLowerCase()).toContain('charset=utf-8');
    },
  );
});

it('pages show, play and copy files of Cloudinary', async () => {
  const { headers } = await fetch(api.url);
  const policy = headers.get('content-security-policy')?.split(';') ?? [];
  for (const directive of ['img-src', 'media-src', 'connect-src']) {
    const [sources] = policy.filter((each) => each.startsWith(`${directive} `));
    expect(sources?.split(' ')).toContain('https://res.cloudinary.com');
  }
});

it('the cookies of a session are Secure if the site uses https', async () => {
  await api.signInAdmin();
  const query = `mutation { signIn(email: "admin@example.org", password: "${testPassword}") { expiresIn } }`;
  const init = { method: 'POST', headers: json, body: JSON.stringify({ query }) };
  const answer = await fetch(`${api.url}/graphql`, init);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['device', 'refresh_token']);
  for (const cookie of cookies) expect(cookie).toContain('; Secure');
});

it('an input with an unknown field is refused as a whole', async () => {
  const admin = await api.signInAdmin('writer@example.org');
  const { status } = await admin.query(
    'mutation ($input: PostInput!) { createPost(input: $input) { id } }',
    { input: { postTitle: 'A post', postText: 'Words', createdBy: 'somebody else' } },
  );
  expect(status).toBe(400);
  expect(await api.services.prisma.post.count()).toBe(0);
});
