import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filePolicy } from '../../api/http/securityHeaders.ts';
import { type Admin, type Api, startApi } from '../support/api.ts';
import { useApi } from '../support/useApi.ts';
import { type FakeCloudinary, startFakeCloudinary } from '../support/fakeCloudinary.ts';
import { cloudinaryAt } from '../support/mediaStores.ts';
import { pdf } from '../support/files.ts';
import { storedFiles } from '../support/storedFiles.ts';

let admin: Admin;
const api = useApi({}, { MAX_DOCUMENT_MB: '1', MAX_IMAGE_MB: '2', MAX_VIDEO_MB: '2' });

const input = { title: 'Constitution', link: '', description: 'Our rules', categoryId: '1' };
const link = 'https://example.org/';
const fields = '{ id version link document { url bytes version } }';
const createResource = `mutation ($input: ResourceInput!, $document: Upload) {
  createResource(input: $input, document: $document) ${fields}
}`;
const updateResource = `mutation ($input: ResourceInput!, $document: Upload, $remove: Boolean, $version: Int!) {
  updateResource(id: "1", version: $version, input: $input, document: $document, removeDocument: $remove) ${fields}
}`;

interface Saved {
  id: string;
  version: number;
  link: string;
  document: { url: string; bytes: number; version: string } | null;
}

async function start(started: Api) {
  await started.reset();
  const data = { id: 1, categoryName: 'Papers' };
  await started.services.prisma.resourceCategory.create({ data });
  return started.signInAdmin();
}

const send = (content: Buffer, name = 'My rules.pdf', by = admin, values = input) =>
  by.upload(createResource, { input: values }, { document: { name, content } });
const savedBy = ({ data, errors }: Awaited<ReturnType<typeof send>>) => {
  expect(errors).toBeUndefined();
  return (data['createResource'] ?? data['updateResource']) as Saved;
};
const change = (variables: object, content?: Buffer) =>
  content
    ? admin.upload(
        updateResource,
        { input, version: 1, ...variables },
        { document: { name: 'new.pdf', content } },
      )
    : admin.query(updateResource, { input, version: 1, ...variables });

beforeEach(async () => {
  admin = await start(api);
});

describe('a document', () => {
  it('does not reveal its storage path in its version', async () => {
    const { document } = savedBy(await send(pdf()));
    const [path = ''] = await storedFiles(api);
    const [time = '', digits = ''] = (path.split('/').at(-1) ?? '').split('-');
    expect(digits).toMatch(/^[0-9a-f]{8}$/);
    expect(document?.version).toMatch(/^[\w-]{16}$/);
    expect(document?.version).not.toContain(time);
    expect(document?.version).not.toContain(digits);
  });

  it('is sent from its own address as a PDF to download, never as content to run', async () => {
    const content = pdf();
    const { document } = savedBy(await send(content));
    expect(document).toMatchObject({ url: '/documents/1.pdf', bytes: content.length });
    const response = await fetch(`${api.url}/documents/1.pdf`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Constitution.pdf"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(filePolicy);
    expect(headers.get('content-length')).toBe(String(content.length));
    expect(headers.get('cache-control')).toBe('no-cache');
    // By default fetch bypasses caches.
    const etag = headers.get('etag') ?? '';
    const again = { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } };
    expect((await fetch(`${api.url}/documents/1.pdf`, again)).status).toBe(304);
    const head = await fetch(`${api.url}/documents/1.pdf`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([
      200,
      String(content.length),
    ]);
  });

  it('is sent for download from the address of its stored file, too', async () => {
    await send(pdf());
    const row = await api.services.prisma.resource.findFirst();
    const { status, headers } = await fetch(`${api.url}${row?.documentUrl ?? ''}`);
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment']);
  });

  it('is named after its resource, whatever the title contains', async () => {
    const title = 'ደንብ "1"; filename=x.html\\../a';
    savedBy(await send(pdf(), 'x.pdf', admin, { ...input, title }));
    const { headers } = await fetch(`${api.url}/documents/1.pdf`);
    expect(headers.get('content-type')).toBe('application/pdf');
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="/);
    const name = /filename\*=UTF-8''(\S+)/.exec(disposition)?.[1] ?? '';
    expect(decodeURIComponent(name)).toBe('ደንብ "1"; filename=x.html-..-a.pdf');
  });

  it('keeps its address when it is replaced, and the former file is removed', async () => {
    const first = savedBy(await send(pdf()));
    const [former] = await storedFiles(api);
    const newer = pdf('newer');
    const second = savedBy(await change({}, newer));
    expect(second.document).toMatchObject({ url: '/documents/1.pdf', bytes: newer.length });
    expect(second.document?.version).not.toBe(first.document?.version);
    const response = await fetch(`${api.url}/documents/1.pdf`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(newer);
    const files = await storedFiles(api);
    expect(files).toHaveLength(1);
    expect(files).not.toContain(former);
  });

  it('remains when another field changes', async () => {
    savedBy(await send(pdf()));
    const { document } = savedBy(await change({ input: { ...input, title: 'Rules' } }));
    expect(document?.url).toBe('/documents/1.pdf');
    expect(await storedFiles(api)).toHaveLength(1);
  });

  it('can be removed with its file if the resource has a link', async () => {
    savedBy(await send(pdf()));
    const saved = savedBy(await change({ input: { ...input, link }, remove: true }));
    expect(saved).toMatchObject({ link, document: null });
    expect((await fetch(`${api.url}/documents/1.pdf`)).status).toBe(404);
    expect(await storedFiles(api)).toEqual([]);
  });

  it('is deleted with its resource', async () => {
    savedBy(await send(pdf()));
    const { errors } = await admin.query('mutation { deleteResource(id: "1", version: 1) }');
    expect(errors).toBeUndefined();
    expect((await fetch(`${api.url}/documents/1.pdf`)).status).toBe(404);
    expect(await storedFiles(api)).toEqual([]);
  });

  it('of a draft is not sent', async () => {
    savedBy(await send(pdf()));
    await api.services.prisma.resource.update({ where: { id: 1 }, data: { publishedAt: null } });
    expect((await fetch(`${api.url}/documents/1.pdf`)).status).toBe(404);
  });

  it.each([
    ['a page', 'x.pdf', Buffer.from('<!doctype html><script>1</script>'), 'File must be a PDF'],
    [
      'a page with a PDF behind',
      'x.pdf',
      Buffer.concat([Buffer.from('<script>1</script>\n'), pdf()]),
      'File must be a PDF',
    ],
    ['a script', 'x.pdf', Buffer.from('#!/bin/sh\n'), 'File must be a PDF'],
    ['nothing', 'x.pdf', Buffer.alloc(0), 'File must be a PDF'],
    ['one that was cut off', 'x.pdf', pdf().subarray(0, 60), 'The PDF is damaged or incomplete'],
    ['one that is too large', 'x.pdf', pdf('x'.repeat(1_000_001)), 'The file is larger than 1 MB'],
    ['one beyond all limits', 'x.pdf', pdf('x'.repeat(2_500_000)), 'The file is larger than 1 MB'],
  ])('cannot be %s', async (_what, name, content, message) => {
    const { errors } = await send(content, name);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { document: message },
    });
    expect(await api.services.prisma.resource.count()).toBe(0);
    expect(await storedFiles(api)).toEqual([]);
  });

  it('is stored as a PDF, whatever the name of its file', async () => {
    savedBy(await send(pdf(), '../../page.html'));
    const [file] = await storedFiles(api);
    expect(file).toMatch(/resourceBucket\/images\/\d{13}-[0-9a-f]{8}-[\w-]+\.pdf$/);
  });
});

describe('a resource', () => {
  const missing = { link: 'Link is required' };

  it('requires a link or a document', async () => {
    const { errors } = await admin.query(createResource, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: missing });
    savedBy(await admin.query(createResource, { input: { ...input, link } }));
    const changed = await change({});
    expect(changed.errors?.[0]?.extensions).toMatchObject({ fields: missing });
  });

  it('does not lose its only document', async () => {
    savedBy(await send(pdf()));
    const { errors } = await change({ remove: true });
    expect(errors?.[0]?.extensions).toMatchObject({ fields: missing });
    expect((await fetch(`${api.url}/documents/1.pdf`)).status).toBe(200);
    expect(await storedFiles(api)).toHaveLength(1);
  });

  it('does not lose its only document when a version without a link is restored', async () => {
    await send(pdf());
    const link = 'https://www.example.org/';
    await change({ input: { ...input, link }, remove: true });
    const { errors } = await admin.query(
      'mutation { restoreRevision(kind: RESOURCE, id: "1", version: 2, former: 1) { version } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { link: expect.any(String) as string },
    });
    expect(await api.services.prisma.resource.findFirst()).toMatchObject({ link, version: 2 });
  });

  it.each(['0', '2', '99999999999', '1.html'])('has no document at %s', async (id) => {
    savedBy(await send(pdf()));
    const path = id.includes('.') ? id : `${id}.pdf?key=${'x'.repeat(43)}`;
    expect((await fetch(`${api.url}/documents/${path}`)).status).toBe(404);
  });
});

describe('with Cloudinary', () => {
  let cloud: FakeCloudinary;
  let elsewhere: Api;
  beforeAll(async () => {
    cloud = await startFakeCloudinary();
    elsewhere = await startApi({ media: cloudinaryAt(cloud.url) });
  });
  afterAll(async () => {
    await elsewhere.stop();
    await cloud.stop();
  });

  it('a document is stored unchanged, sent by the site, and removed', async () => {
    const by = await start(elsewhere);
    savedBy(await send(pdf(), 'rules.pdf', by));
    const [key] = [...cloud.files.keys()];
    expect(key).toMatch(/^raw\/resourceBucket\/images\/[\w-]+-rules\.pdf$/);
    const response = await fetch(`${elsewhere.url}/documents/1.pdf`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    await by.query('mutation { deleteResource(id: "1", version: 1) }');
    await expect.poll(() => cloud.files.size).toBe(0);
  });

  it('a document that the store cannot return causes an error, not an empty file', async () => {
    const by = await start(elsewhere);
    savedBy(await send(pdf(), 'rules.pdf', by));
    cloud.files.clear();
    expect((await fetch(`${elsewhere.url}/documents/1.pdf`)).status).toBe(500);
  });
});
