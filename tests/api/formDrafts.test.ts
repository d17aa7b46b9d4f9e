import { beforeEach, expect, it } from 'vitest';
import { Role } from '../../api/access.ts';
import { removeOldFormDrafts } from '../../api/removals.ts';
import { adminKindNames, adminKinds, kindConstant } from '../../client/content/adminKinds.ts';
import type { Admin } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { codes } from '../support/sessions.ts';

const start = new Date('2030-01-05T00:00:00Z');
const second = 1_000;
const day = 24 * 60 * 60 * second;

let present = start;
const api = useApi({ now: () => present });
beforeEach(() => {
  present = start;
});
const admin = useAdmin(api);

interface Draft {
  tab: string;
  content: string;
  savedAt: string;
}

async function save(tab: string, content: string, more: object = {}): Promise<Draft> {
  present = new Date(present.getTime() + second);
  const input = { path: '/admin/add-event', tab, page: 'Create Event', content, ...more };
  const data = await admin.ask(
    `mutation ($input: FormDraftInput!) {
      saveFormDraft(input: $input) { tab content savedAt }
    }`,
    { input },
  );
  return data['saveFormDraft'] as Draft;
}

async function read(ask = admin.query, path: string | null = '/admin/add-event'): Promise<Draft[]> {
  const query = 'query ($path: String) { formDrafts(path: $path) { tab content savedAt } }';
  return (await ask(query, { path })).data['formDrafts'] as Draft[];
}
const contents = async () => (await read()).map(({ content }) => content);

it('each browser has its own draft of a form, the last saved first', async () => {
  await save('phone', 'A');
  await save('laptop', 'B');
  await save('phone', 'A2');
  expect(await contents()).toEqual(['A2', 'B']);
  expect(await read(admin.query, '/admin/add-post')).toEqual([]);
  // The list of all forms is small.
  const all = await read(admin.query, null);
  expect(all.map(({ tab, content }) => [tab, content])).toEqual([
    ['phone', null],
    ['laptop', null],
  ]);
});

it('a continued draft replaces the one that it continues, unless that has changed since', async () => {
  const { tab, savedAt } = await save('phone', 'A');
  await save('laptop', 'A and B', { continued: { tab, savedAt } });
  expect(await contents()).toEqual(['A and B']);
  await save('phone', 'A and C');
  await save('laptop', 'A and B and D', { continued: { tab, savedAt } });
  expect(await contents()).toEqual(['A and B and D', 'A and C']);
});

it('is deleted alone, with the one that it continues, or with all of the form', async () => {
  const remove = (tab?: string, continued?: object) =>
    admin.ask(
      `mutation ($tab: String, $continued: ContinuedDraftInput) {
        deleteFormDrafts(path: "/admin/add-event", tab: $tab, continued: $continued)
      }`,
      { tab, continued },
    );
  const { tab, savedAt } = await save('phone', 'A');
  await save('laptop', 'B');
  await save('laptop', 'Other', { path: '/admin/add-post' });
  // The form was saved before its own draft had reached the server.
  await remove('tablet', { tab, savedAt });
  expect(await contents()).toEqual(['B']);
  await save('phone', 'Changed since');
  await remove('laptop', { tab, savedAt });
  expect(await contents()).toEqual(['Changed since']);
  await remove();
  expect(await contents()).toEqual([]);
  expect(await read(admin.query, '/admin/add-post')).toHaveLength(1);
});

it('no other account reads or deletes it', async () => {
  await save('phone', 'A');
  const other = await api.signInAdmin('other@example.org');
  expect(await read(other.query)).toEqual([]);
  await other.query('mutation { deleteFormDrafts(path: "/admin/add-event") }');
  expect(await contents()).toEqual(['A']);
});

it('refuses values that are too long, and keeps the newest 100 drafts of an account', async () => {
  const answer = await admin.query(
    'mutation ($input: FormDraftInput!) { saveFormDraft(input: $input) { path } }',
    { input: { path: '/', tab: 'd', page: '', content: 'x'.repeat(150_001) } },
  );
  expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  for (let number = 0; number <= 100; number += 1) await save(`tab ${String(number)}`, 'A');
  const tabs = (await read()).map((draft) => draft.tab);
  expect(tabs).toHaveLength(100);
  expect(tabs).not.toContain('tab 0');
});

it('is deleted 60 days after it was saved last', async () => {
  const draft = { userId: admin.id, path: '/', tab: 'phone', page: '', userAgent: '' };
  const ago = (days: number) => new Date(start.getTime() - days * day);
  await api.services.prisma.formDraft.createMany({
    data: [
      { ...draft, content: 'Old', savedAt: ago(61) },
      { ...draft, tab: 'laptop', content: 'New', savedAt: ago(59) },
    ],
  });
  await removeOldFormDrafts(api.services);
  const kept = await api.services.prisma.formDraft.findMany();
  expect(kept.map(({ content }) => content)).toEqual(['New']);
});

it('has files, which are deleted with it', async () => {
  const { tab, savedAt } = await save('phone', 'A');
  const keep = async (who: Admin, field: string, bytes: string, of = tab, name = 'genna.png') => {
    const { data, errors } = await who.upload(
      `mutation ($of: String!, $field: String!, $file: Upload!) {
        saveFormDraftFile(path: "/admin/add-event", tab: $of, field: $field, file: $file) { name url }
      }`,
      { of, field },
      { file: { name, content: Buffer.from(bytes) } },
    );
    return errors ? errors.map(({ extensions }) => extensions['code']) : data['saveFormDraftFile'];
  };
  const files = async () => {
    const { data } = await admin.query(
      '{ formDrafts(path: "/admin/add-event") { tab files { field name type url } } }',
    );
    return data['formDrafts'] as { tab: string; files: { field: string; url: string }[] }[];
  };
  const download = (address: string) => fetch(api.url + address);

  await keep(admin, 'image', 'first');
  await keep(admin, 'image', 'second');
  const [draft] = await files();
  const type = 'application/octet-stream';
  const url = expect.stringMatching(/^\/draft-files\/[0-9a-f-]+\?key=/) as string;
  expect(draft?.files).toEqual([{ field: 'image', name: 'genna.png', type, url }]);
  const address = draft?.files[0]?.url ?? '';
  const response = await download(address);
  expect(await response.text()).toBe('second');
  expect(response.headers.get('content-disposition')).toBe('attachment');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect((await download(address.replace(/key=.*/, 'key=1.x'))).status).toBe(404);

  const other = await api.signInAdmin('other@example.org');
  expect(await keep(other, 'image', 'theirs')).toEqual(['NOT_FOUND']);
  expect(await keep(admin, 'image', 'x'.repeat(10_000_001))).toEqual(['BAD_USER_INPUT']);

  // Continued on another device, which has not read the file.
  await save('laptop', 'B', { continued: { tab, savedAt } });
  expect(await files()).toMatchObject([{ tab: 'laptop', files: [{ name: 'genna.png' }] }]);
  const statements = async () => {
    api.statements.length = 0;
    await files();
    return api.statements.length;
  };
  const forOne = await statements();
  await save('phone', 'C');
  expect(await statements()).toBe(forOne);
  for (let number = 0; number < 20; number += 1) {
    present = new Date(present.getTime() + second);
    await keep(admin, `field ${String(number)}`, 'more', 'laptop');
  }
  const onLaptop = (await files()).find(({ tab: each }) => each === 'laptop');
  const fields = onLaptop?.files.map(({ field }) => field);
  expect(fields).toHaveLength(20);
  expect(fields).not.toContain('image');
  expect(await keep(admin, 'image', 'no name', 'laptop', '')).toMatchObject({ name: '' });
  await admin.query('mutation { deleteFormDrafts(path: "/admin/add-event") }');
  expect(await api.services.prisma.formDraftFile.count()).toBe(0);
  expect((await download(address)).status).toBe(404);
});

it('shows who else has a record open, or has typed in its form within the last hour', async () => {
  const other = await api.signInAdmin('selam@example.org', [Role.EDITOR]);
  const report = async ({ query }: Pick<Admin, 'query'>) => {
    const answer = await query(
      'mutation { reportOpenRecord(kind: ABOUT_ETHIOPIA, id: 3) { account savedAt } }',
    );
    return answer.errors ? codes(answer) : answer.data['reportOpenRecord'];
  };
  const path = '/admin/edit-about-ethiopia/3';
  await save('laptop', 'A', { path });
  await save('phone', 'B', { path });
  await save('phone', 'C', { path: '/admin/edit-about-ethiopia/30' });
  const savedAt = new Date(present.getTime() - second).toISOString();
  expect(await report(other)).toEqual([{ account: 'admin@example.org', savedAt }]);
  expect(await report(admin)).toEqual([{ account: 'selam@example.org', savedAt: null }]);
  const registrar = await api.signInAdmin('registrar@example.org', [Role.REGISTRAR]);
  expect(await report(registrar)).toEqual(['FORBIDDEN']);
  present = new Date(present.getTime() + 90 * second);
  expect(await report(admin)).toEqual([]);
  present = new Date(present.getTime() + 3_600 * second);
  expect(await report(await api.signInAdmin('kebede@example.org'))).toEqual([]);
  present = new Date(present.getTime() + 2 * day);
  await removeOldFormDrafts(api.services);
  expect(await api.services.prisma.openRecord.count()).toBe(0);
});

it.each(adminKindNames)('finds the drafts of the form of the kind %s', async (name) => {
  const other = await api.signInAdmin('selam@example.org', [Role.EDITOR]);
  await save('laptop', 'A', { path: `/admin/${adminKinds[name].editPath}/3` });
  const { data } = await other.query(
    `mutation { reportOpenRecord(kind: ${kindConstant(name)}, id: 3) { account } }`,
  );
  expect(data['reportOpenRecord']).toEqual([{ account: 'admin@example.org' }]);
});

it('an account that is removed while it saves a draft is asked to sign in', async () => {
  const editor = await api.signInAdmin('leaving@example.org', [Role.EDITOR]);
  await api.services.prisma.$executeRaw`
    CREATE FUNCTION remove_account() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN DELETE FROM "user" WHERE id = NEW."userId"; RETURN NEW; END $$`;
  await api.services.prisma.$executeRaw`
    CREATE TRIGGER remove_account BEFORE INSERT ON "form-draft"
    FOR EACH ROW EXECUTE FUNCTION remove_account()`;
  const input = { path: '/admin/add-event', tab: '1', page: 'Create Event', content: '{}' };
  const query = 'mutation ($input: FormDraftInput!) { saveFormDraft(input: $input) { tab } }';
  expect(codes(await editor.query(query, { input }))).toEqual(['UNAUTHENTICATED']);
});
