import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../api/http/requestLog.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { makeToken, queryWith, revokeToken, tokenRefusal } from '../support/apiTokens.ts';
import { addEvent } from '../support/factories.ts';
import { picture } from '../support/files.ts';
import { flush } from '../support/flush.ts';
import { end, multipart, openUpload, part } from '../support/multipart.ts';
import { codes } from '../support/sessions.ts';

let lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const api = useApi({ log }, { CACHE_MB: '10' });
beforeEach(() => {
  lines = [];
});
const admin = useAdmin(api);

const drafts = '{ events(publication: ALL) { nodes { title } } }';
const titles = '{ events { nodes { title } } }';
const createPost = `mutation ($title: String!, $key: ID, $image: Upload) {
  createPost(input: { postTitle: $title, postText: "Text" }, idempotencyKey: $key, image: $image) { id }
}`;

it('a refused token gets no public response either, even if that is cached', async () => {
  await addEvent(api.services.prisma, { title: 'Meskel' });
  expect(await api.query(titles)).toMatchObject({ status: 200 });
  const { secret } = await makeToken(api, admin, ['CONTENT_READ']);
  for (const bad of [`${secret.slice(0, -1)}!`, secret.replace(/.{6}$/, '000000'), 'eca_']) {
    expect(await queryWith(api, bad)(titles)).toEqual(tokenRefusal);
  }
  const get = `${api.url}/graphql?${new URLSearchParams({ query: titles }).toString()}`;
  const forms = ['Bearer eca_x', secret, `Token ${secret}`, `Bearer ${secret}, Bearer ${secret}`];
  for (const authorization of [...forms, 'Bearer ECA_x', `Bearer\t${secret}`]) {
    const response = await fetch(get, { headers: { authorization } });
    expect(response.status, authorization).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  }
});

it('responses to a token neither come from the cache nor enter it', async () => {
  const { query } = await makeToken(api, admin, ['CONTENT_READ']);
  await addEvent(api.services.prisma, { title: 'Draft', publishedAt: null });
  const { data } = await query(drafts);
  expect(data['events']).toEqual({ nodes: [{ title: 'Draft' }] });
  expect(codes(await api.query(drafts))).toEqual(['UNAUTHENTICATED']);
  await query(titles);
  expect((await api.query(titles)).data['events']).toEqual({ nodes: [] });
  await api.services.prisma.$executeRaw`ALTER TABLE "event" DISABLE TRIGGER USER`;
  await addEvent(api.services.prisma, { title: 'Unnoticed' });
  await api.services.prisma.$executeRaw`ALTER TABLE "event" ENABLE TRIGGER USER`;
  expect((await api.query(titles)).data['events']).toEqual({ nodes: [] });
  expect((await query(titles)).data['events']).toEqual({ nodes: [{ title: 'Unnoticed' }] });
});

it('a token counts in place of the cookies of a session, and sets none', async () => {
  const { secret, query } = await makeToken(api, admin, ['CONTENT_READ']);
  const cookie = `refresh_token=${admin.refreshToken}`;
  const mutations = [
    'mutation { refreshSession { accessToken } }',
    'mutation { signOut(scope: GLOBAL) }',
    'mutation { signIn(email: "admin@example.org", password: "injera wot kitfo shiro") { accessToken } }',
  ];
  for (const text of mutations) {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}`, cookie },
      body: JSON.stringify({ query: text }),
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    const body = (await response.json()) as { errors: { extensions: object }[] };
    expect(body.errors[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'scopeRequired',
    });
  }
  expect(await api.services.prisma.session.count()).toBe(1);
  expect((await query('{ viewer { email } }', {}, { cookie })).data['viewer']).toBeNull();
  expect((await admin.query('{ viewer { email } }')).data['viewer']).not.toBeNull();
});

describe('an upload', () => {
  const upload = async (secret: string, variables: object) => {
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true', authorization: `Bearer ${secret}` },
      body: multipart(
        createPost,
        { ...variables },
        { image: { name: 'a.jpg', content: await picture() } },
      ),
    });
    return { status: response.status, ...((await response.json()) as object) };
  };

  it('works with a token, and is saved once for each idempotency key', async () => {
    const { secret } = await makeToken(api, admin, ['CONTENT_WRITE']);
    const variables = { title: 'Picture', key: 'a-key-of-the-program' };
    const first = await upload(secret, variables);
    expect(first).toMatchObject({ status: 200, data: { createPost: { id: '1' } } });
    expect(await upload(secret, variables)).toEqual(first);
    expect(await api.services.prisma.post.count()).toBe(1);
  });

  it('is refused before its body is read, if the token is', async () => {
    expect(await upload('eca_x', { title: 'Picture' })).toEqual(tokenRefusal);
  });

  it('saves nothing if the token is revoked in the meantime', async () => {
    const { id, secret } = await makeToken(api, admin, ['CONTENT_WRITE']);
    const file = part('name="0"; filename="late.jpg"', await picture());
    const operations = { query: createPost, variables: { title: 'Late', image: null } };
    const sent = openUpload(api.url, secret);
    const responded = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.write(part('name="operations"', JSON.stringify(operations)));
    sent.write(part('name="map"', '{"0":["variables.image"]}'));
    sent.write(file.subarray(0, file.length / 2));
    await flush(api);
    await revokeToken(admin, id);
    sent.end(Buffer.concat([file.subarray(file.length / 2), end]));
    const [response] = await responded;
    expect(JSON.parse(await text(response))).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED', reason: 'tokenRefused' } }],
    });
    expect(await api.services.prisma.post.count()).toBe(0);
  });
});

it('no log line contains a secret', async () => {
  const { secret, query } = await makeToken(api, admin, ['CONTENT_READ']);
  await query(drafts);
  await query('mutation { signOut }');
  await api.services.prisma.$executeRaw`ALTER TABLE "event" RENAME TO gone`;
  await query(drafts);
  await api.services.prisma.$executeRaw`ALTER TABLE gone RENAME TO "event"`;
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('\n')).not.toContain(secret.slice(4, 20));
});
