import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Role } from '../../api/generated/prisma/enums.ts';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { constantCase } from '../../api/shared/constantCase.ts';
import { removeExpired } from '../../api/removals.ts';
import { changeRoles } from '../../api/session/admins.ts';
import type { Api } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { pdf } from '../support/files.ts';
import { usePages } from '../support/pageServer.ts';
import { createRecordOf, deleteRecordOf, prepareCategories } from '../support/records.ts';
import { codes } from '../support/sessions.ts';

const start = new Date('2030-01-05T00:00:00Z');
const day = 24 * 60 * 60 * 1000;
const siteUrl = 'http://site.test';
const isDraft = { isDraft: true };

let present = start;
const settings = { CACHE_MB: '10', SITE_URL: siteUrl };
const api = useApi({ now: () => present }, settings);
/** Another process with the same database. */
const other = useApi({ now: () => present }, settings, { beside: api });
const servers = [usePages(api), usePages(other)] as const;
beforeEach(() => {
  present = start;
});
const editor = useAdmin(api, 'editor@example.org', [Role.EDITOR]);
beforeEach(async () => {
  await prepareCategories(api);
  for (const { services } of [api, other]) services.cache.invalidate();
});

const createLink = `mutation ($kind: ContentKind!, $id: ID!, $note: String!) {
  createPreviewLink(kind: $kind, id: $id, note: $note) {
    address link { id note createdBy createdAt expiresAt }
  }
}`;
const withdraw = 'mutation ($id: ID!) { withdrawPreviewLink(id: $id) }';

interface Made {
  address: string;
  link: { id: string; note: string; createdBy: string; createdAt: string; expiresAt: string };
}

async function makeLink(kind: string, id: number, note = 'Almaz', by = editor): Promise<Made> {
  const variables = { kind: constantCase(kind), id: String(id), note };
  const { data, errors } = await by.query(createLink, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data['createPreviewLink'] as Made;
}

async function listed(kind: string, id: number) {
  const { data } = await editor.query(
    `{ previewLinks(kind: ${constantCase(kind)}, id: "${String(id)}") { note createdBy } }`,
  );
  return data['previewLinks'];
}

/** What a visitor gets at an address, from one of the processes. */
async function open(address: string, process: 0 | 1 = 0) {
  const url = servers[process].url + address.replace(siteUrl, '');
  const response = await fetch(url, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

const draftOf = (name: string, changes: object = {}, publication: object = isDraft) =>
  createRecordOf(
    editor,
    name,
    { ...changes },
    {
      publication: { type: 'PublicationInput', value: publication },
    },
  );
const draftPost = (publication?: object) => draftOf('Post', { postTitle: 'Quagga' }, publication);

const endedHeading = 'This link does not work any more';

/** An invalid link always shows the same page, which reveals nothing. */
async function expectEnded(address: string) {
  for (const process of [0, 1] as const) {
    const { status, text } = await open(address, process);
    expect({ status, isEnded: text.includes(endedHeading) }).toEqual({
      status: 404,
      isEnded: true,
    });
    expect(text).not.toContain('Quagga');
  }
}

describe.each(contentKinds.map((kind) => ({ ...kind, kind: kind.typename })))(
  'a link for a record of the kind $kind',
  ({ name, typename, titleColumn, path }) => {
    it('shows the record in both languages to everybody who has the link, and to nobody else', async () => {
      const id = await draftOf(typename, { [titleColumn]: 'Quagga' });
      const { address } = await makeLink(name, id);
      expect(address).toMatch(
        new RegExp(`^${siteUrl}/preview/${path}/${String(id)}\\?key=[\\w-]{43}$`),
      );
      for (const [each, until] of [
        [address, 'The link ends by itself: 12-01-2030, 13:00'],
        [address.replace('/preview/', '/am/preview/'), 'አገናኙ በራሱ የሚያበቃው፦ 12-01-2030, 13:00'],
      ] as const) {
        const { status, headers, text } = await open(each);
        expect(status).toBe(200);
        expect(text).toContain('Quagga');
        expect(text).toContain(until);
        expect(text).toContain('ጥር 4 ቀን 2022');
        expect(text).toContain('<meta name="robots" content="noindex"/>');
        expect(text).not.toContain('rel="canonical"');
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        expect(headers.get('x-robots-tag')).toBe('noindex');
      }
      // Neither the page nor the refusal is cached for others.
      const bare = address.replace(/\?.*/, '');
      await expectEnded(bare);
      await expectEnded(`${bare}?key=${'A'.repeat(43)}`);
      expect((await open(address, 1)).status).toBe(200);
      expect((await open(`/${path}/${String(id)}`)).text).not.toContain('Quagga');
    });
  },
);

describe('a preview link', () => {
  it('opens no other record, and no record of another kind', async () => {
    const id = await draftOf('Post', { postTitle: 'First' });
    const other = await draftPost();
    const { address } = await makeLink('post', id);
    await expectEnded(address.replace(`/${String(id)}?`, `/${String(other)}?`));
    // Each first record has the same id.
    for (const { name, path, typename } of contentKinds.filter((each) => each.name !== 'post')) {
      expect(await draftOf(typename), name).toBe(id);
      await expectEnded(address.replace('/posts/', `/${path}/`));
    }
  });

  it('shows the picture, which is hidden without the link', async () => {
    const { address } = await makeLink('event', await draftOf('Event'));
    const { text } = await open(address);
    const files = [...text.matchAll(/\/(?:media|previews)\/[^" ]+/g)].map(([file]) =>
      file.replaceAll('&amp;', '&'),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect((await fetch(api.url + file)).status, file).toBe(200);
      expect((await fetch(api.url + file.replace(/[?&]key=.*/, ''))).status, file).toBe(404);
    }
  });

  it('is created, listed and withdrawn by editors, and is listed in the activity', async () => {
    // The database notes activity by its own clock.
    present = new Date();
    const id = await draftPost();
    const { link } = await makeLink('post', id, '  Almaz\nTesfaye ');
    expect(link).toMatchObject({
      note: 'Almaz Tesfaye',
      createdBy: 'editor@example.org',
      expiresAt: new Date(present.getTime() + 7 * day).toISOString(),
    });
    present = new Date(present.getTime() + 1);
    await makeLink('post', id, 'Bekele');
    expect(await listed('post', id)).toMatchObject([{ note: 'Bekele' }, { note: 'Almaz Tesfaye' }]);
    expect(await editor.query(withdraw, { id: link.id })).toMatchObject({
      data: { withdrawPreviewLink: link.id },
    });
    expect(await listed('post', id)).toMatchObject([{ note: 'Bekele' }]);
    expect(codes(await editor.query(withdraw, { id: link.id }))).toEqual(['NOT_FOUND']);
    expect(codes(await editor.query(withdraw, { id: 'x' }))).toEqual(['NOT_FOUND']);
    const admin = await api.signInAdmin();
    const { data } = await admin.query(
      '{ activity(filter: { kind: CONTENT }) { nodes { action kind recordId email title } } }',
    );
    const about = { kind: 'POST', recordId: String(id), email: 'editor@example.org' };
    expect(data['activity']).toMatchObject({
      nodes: expect.arrayContaining([
        { ...about, action: 'PREVIEW_LINK_WITHDRAWN', title: 'Quagga' },
        { ...about, action: 'PREVIEW_LINK_CREATED', title: 'Quagga' },
      ]) as unknown,
    });
  });

  it('requires a note and an existing record, and a record has at most ten links', async () => {
    const id = await draftPost();
    const variables = { kind: 'POST', id: String(id), note: ' ' };
    const { errors } = await editor.query(createLink, variables);
    expect(errors?.[0]?.extensions['fieldCodes']).toEqual({
      note: { code: 'required', values: {} },
    });
    const unknown = { ...variables, id: '999', note: 'Almaz' };
    expect(codes(await editor.query(createLink, unknown))).toEqual(['NOT_FOUND']);
    for (let count = 0; count < 10; count += 1) await makeLink('post', id);
    const eleventh = await editor.query(createLink, { ...variables, note: 'Almaz' });
    expect(eleventh.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'tooManyPreviewLinks',
      values: { max: 10 },
    });
    // Expired links do not count.
    present = new Date(start.getTime() + 8 * day);
    await makeLink('post', id, 'Almaz', await api.signInAdmin());
  });

  it('expires, and is then deleted', async () => {
    const { address } = await makeLink('post', await draftPost());
    present = new Date(start.getTime() + 7 * day - 1);
    expect((await open(address)).status).toBe(200);
    await removeExpired(api.services);
    expect((await open(address)).status).toBe(200);
    present = new Date(start.getTime() + 7 * day);
    await expectEnded(address);
    await removeExpired(api.services);
    expect(await api.services.prisma.previewLink.count()).toBe(0);
  });

  it('ends at once in every process when it is withdrawn', async () => {
    const { address, link } = await makeLink('post', await draftPost());
    expect((await open(address, 1)).status).toBe(200);
    await editor.query(withdraw, { id: link.id });
    await expectEnded(address);
  });

  it.each([
    ['cut', (address: string) => address.slice(0, -1)],
    ['longer', (address: string) => `${address}A`],
    [
      'changed',
      (address: string) => address.replace(/.(?=.{9}$)/, (old) => (old === 'x' ? 'y' : 'x')),
    ],
    ['given twice', (address: string) => `${address}&key=x`],
    ['without an id', (address: string) => address.replace(/\d+\?/, 'x?')],
    ['for an id that cannot be', (address: string) => address.replace(/\d+\?/, '99999999999?')],
  ])('is refused when it is %s', async (_how, change) => {
    const { address } = await makeLink('post', await draftPost());
    await expectEnded(change(address));
  });

  it('redirects to the page of the record while visitors can see it', async () => {
    const due = new Date(start.getTime() + day);
    const over = new Date(start.getTime() + 2 * day);
    const id = await draftPost({ publishAt: due, unpublishAt: over });
    const { address } = await makeLink('post', id);
    expect((await open(address)).status).toBe(200);
    present = due;
    const moved = await open(address.replace('/preview/', '/am/preview/'));
    expect(moved.status).toBe(302);
    expect(moved.headers.get('location')).toBe(`/am/posts/${String(id)}-quagga`);
    expect(moved.headers.get('cache-control')).toBe('no-store');
    present = over;
    expect((await open(address)).status).toBe(200);
  });

  it('ends when the record is deleted, and remains ended after its restoration', async () => {
    const id = await draftPost();
    const { address } = await makeLink('post', id);
    await deleteRecordOf(editor, 'Post', id);
    await expectEnded(address);
    const restore = `mutation { restoreRecords(records: [{ kind: POST, id: "${String(id)}" }]) { kind } }`;
    await editor.query(restore);
    await expectEnded(address);
  });

  it('does not open if its account was disabled while it was created', async () => {
    const maker = await api.signInAdmin('maker@example.org', [Role.EDITOR]);
    const { address } = await makeLink('post', await draftPost(), 'Almaz', maker);
    const { prisma } = api.services;
    await prisma.user.update({
      where: { email: 'maker@example.org' },
      data: { disabledAt: start },
    });
    // As if the link was stored after the account was disabled.
    await prisma.previewLink.updateMany({ data: { endedAt: null } });
    await expectEnded(address);
  });

  it.each<[string, (api: Api) => Promise<unknown>]>([
    [
      'loses its role',
      ({ services }) => changeRoles(services.prisma, 'maker@example.org', [Role.REGISTRAR]),
    ],
    [
      'is switched off',
      ({ services: { prisma } }) =>
        prisma.user.update({
          where: { email: 'maker@example.org' },
          data: { disabledAt: start },
        }),
    ],
    [
      'is removed',
      ({ services: { prisma } }) => prisma.user.delete({ where: { email: 'maker@example.org' } }),
    ],
  ])('ends permanently when the account that created it %s', async (_what, change) => {
    const maker = await api.signInAdmin('maker@example.org', [Role.EDITOR]);
    const id = await draftPost();
    const { address } = await makeLink('post', id, 'Almaz', maker);
    const kept = await makeLink('post', id, 'Bekele');
    await change(api);
    await expectEnded(address);
    await api.services.prisma.user.updateMany({
      where: { email: 'maker@example.org' },
      data: { roles: [Role.EDITOR], disabledAt: null },
    });
    await expectEnded(address);
    expect((await open(kept.address)).status).toBe(200);
  });

  it('remains valid when the account that created it gets an additional role', async () => {
    const { address } = await makeLink('post', await draftPost());
    await changeRoles(api.services.prisma, 'editor@example.org', [Role.EDITOR, Role.REGISTRAR]);
    expect((await open(address)).status).toBe(200);
  });

  it('can be opened any number of times', async () => {
    const { address } = await makeLink('post', await draftPost());
    for (let count = 0; count < 3; count += 1) expect((await open(address)).status).toBe(200);
    const url = servers[0].url + address.replace(siteUrl, '');
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(url, { method: 'POST' })).status).not.toBe(200);
  });

  it('is neither stored nor logged', async () => {
    const { log, prisma } = api.services;
    const lines: unknown[] = [];
    for (const level of ['debug', 'info', 'warn', 'error'] as const) {
      vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
    }
    const { address } = await makeLink('post', await draftPost());
    await open(address);
    await expectEnded(`${address}x`);
    const token = address.slice(-43);
    const rows = await prisma.previewLink.findMany();
    expect(JSON.stringify([lines, rows])).not.toContain(token);
    expect(JSON.stringify(rows)).toContain('tokenHash');
    vi.restoreAllMocks();
  });

  it('is limited to a number of tries per network', async () => {
    const { address } = await makeLink('post', await draftPost());
    await api.services.prisma.attemptCount.create({
      data: {
        key: 'previews from 127.0.0.1',
        count: 300,
        resetsAt: new Date(start.getTime() + 60_000),
      },
    });
    const response = await fetch(api.url + address.replace(siteUrl, ''));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await response.text()).toBe('Too many requests at once. Please try again in a moment.');
  });

  it('opens the document of a resource, which is hidden without the link', async () => {
    const input = { title: 'Rules', link: '', description: 'All', categoryId: '1' };
    const { data } = await editor.upload(
      `mutation ($input: ResourceInput!, $document: Upload) {
        createResource(input: $input, document: $document, publication: { isDraft: true }) { id }
      }`,
      { input },
      { document: { name: 'rules.pdf', content: pdf() } },
    );
    const { id } = data['createResource'] as { id: string };
    const { address } = await makeLink('resource', Number(id));
    const { text } = await open(address);
    const [, path = ''] = /href="(\/documents\/[^"]+)"/.exec(text) ?? [];
    const given = await fetch(api.url + path);
    expect(given.status).toBe(200);
    expect(given.headers.get('cache-control')).toBe('no-store');
    await given.arrayBuffer();
    expect((await fetch(api.url + path.replace(/\?.*/, ''))).status).toBe(404);
  });
});
