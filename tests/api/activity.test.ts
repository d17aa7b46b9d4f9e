import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import { home } from '../../api/shared/messages/en/home.ts';
import { contentKinds } from '../../api/content/contentKinds.ts';
import { constantCase } from '../../api/shared/constantCase.ts';
import { accountOf, changeAccount, changeRoles } from '../support/accounts.ts';
import { accept, invite, reset } from '../support/accountLinks.ts';
import { askForActivity, didOf, readActivity } from '../support/activity.ts';
import { type Admin, testPassword } from '../support/api.ts';
import { useAdmin, useApi } from '../support/useApi.ts';
import { kinds } from '../support/kinds.ts';
import { createRecordOf, deleteRecordOf, prepareCategories } from '../support/records.ts';
import { confirm, setUpTotp } from '../support/secondFactors.ts';
import { codes } from '../support/sessions.ts';

const api = useApi({}, { TRASH_DAYS: '30' });
const admin = useAdmin(api);
beforeEach(() => prepareCategories(api));

const run = (text: string, variables = {}, as = admin) => as.ask(text, variables);
const remove = async (name: string, id: number) =>
  expect((await deleteRecordOf(admin, name, id)).errors).toBeUndefined();

async function change(name: string, id: number) {
  const kind = kinds.find((each) => each.name === name);
  const input = { ...kind?.input, [kind?.changed.field ?? '']: kind?.changed.value };
  await run(
    `mutation ($id: ID!, $input: ${kind?.inputType ?? ''}!) {
      update${name}(id: $id, version: 1, input: $input) { id } }`,
    { id: id.toString(), input },
  );
}

describe.each(contentKinds.map(({ name, typename }) => ({ name, typename })))(
  'content of the kind $name',
  ({ name, typename }) => {
    const kind = constantCase(name);

    it('has one time for all records of a bulk operation, by which lists put them together', async () => {
      const { field = '', value } = kinds.find((each) => each.name === typename)?.changed ?? {};
      const ids = [
        await createRecordOf(admin, typename),
        await createRecordOf(admin, typename, { [field]: value }),
      ];
      await run(
        `mutation ($records: [RecordVersionInput!]!) {
          deleteRecords(kind: ${kind}, records: $records) { done { id } }
        }`,
        { records: ids.map((id) => ({ id: String(id), version: 1 })) },
      );
      const { nodes } = await readActivity(admin, { kind: 'CONTENT' });
      const deletions = nodes.filter(({ action }) => action === 'DELETED');
      expect(deletions).toHaveLength(2);
      expect(new Set(deletions.map(({ at }) => at)).size).toBe(1);
    });

    it('is listed from its creation to its restoration, with the author', async () => {
      const id = await createRecordOf(admin, typename);
      await change(typename, id);
      await remove(typename, id);
      const [deletion] = (await readActivity(admin, { kind: 'CONTENT' })).nodes;
      expect(deletion).toMatchObject({
        action: 'DELETED',
        kind,
        recordId: String(id),
        isThere: false,
        email: 'admin@example.org',
      });
      expect(deletion?.title).toBeTruthy();
      await run(`mutation { restoreRecords(records: [{ kind: ${kind}, id: "${String(id)}" }]) }`);
      const { nodes, totalCount } = await readActivity(admin, { kind: 'CONTENT' });
      expect(totalCount).toBe(4);
      expect(nodes.map(({ action }) => action).sort()).toEqual([
        'CHANGED',
        'CREATED',
        'DELETED',
        'RESTORED',
      ]);
      for (const node of nodes)
        expect(node).toMatchObject({ kind, isThere: true, email: 'admin@example.org' });
    });
  },
);

it('names the restored version of a record, also in the export', async () => {
  const id = await createRecordOf(admin, 'Event');
  await change('Event', id);
  await run(`mutation {
    restoreRevision(kind: EVENT, id: "${String(id)}", version: 2, former: 1) { version }
  }`);
  const { nodes } = await readActivity(admin, { kind: 'CONTENT' });
  expect(nodes.map(({ action, restoredVersion }) => [action, restoredVersion])).toEqual([
    ['CHANGED', 1],
    ['CHANGED', null],
    ['CREATED', null],
  ]);
  expect((await exportCsv({ kind: 'CONTENT' }, 'EN')).csv).toContain('"Version 1 was restored."');
});

const saveType = async (fee: object, seen: { id?: string; version?: number } = {}) => {
  const data = await run(
    `mutation ($id: ID, $version: Int, $input: MembershipTypeInput!) {
      saveMembershipType(id: $id, version: $version, input: $input) { id version } }`,
    { ...seen, input: { name: 'Ordinary', perHousehold: false, ...fee } },
  );
  return data['saveMembershipType'] as { id: string; version: number };
};

it('says that a further fee changes its membership type, also in the export', async () => {
  const type = await saveType({ fromYear: 2025, amount: '50' });
  const changed = await saveType({ fromYear: 2026, amount: '60' }, type);
  await saveType({ fromYear: 2026, amount: '65' }, changed);
  const { nodes } = await readActivity(admin, { kind: 'MEMBERS' });
  expect(nodes.map(({ action, fee }) => [action, fee])).toEqual([
    ['CHANGED', { fromYear: 2026, amountCents: 6500 }],
    ['CHANGED', { fromYear: 2026, amountCents: 6000 }],
    ['CREATED', { fromYear: 2025, amountCents: 5000 }],
  ]);
  expect((await exportCsv({ kind: 'MEMBERS' }, 'EN')).csv).toContain('$60.00 from 2026');
});

it('says that a bulk operation changed the publication or the membership type', async () => {
  const id = await createRecordOf(admin, 'Event');
  const records = [{ id: String(id), version: 1 }];
  await run(
    `mutation ($records: [RecordVersionInput!]!) {
      takeDownRecords(kind: EVENT, records: $records) { done { id } } }`,
    { records },
  );
  const member = await createRecordOf(admin, 'Member');
  const type = await saveType({ fromYear: 2026, amount: '50' });
  await run(
    `mutation ($id: ID!, $members: [RecordVersionInput!]!) {
      setMembershipType(membershipTypeId: $id, members: $members) { done { id } } }`,
    { id: type.id, members: [{ id: String(member), version: 1 }] },
  );
  const fieldsOf = async (kind: string) =>
    (await readActivity(admin, { kind })).nodes
      .filter(({ action }) => action === 'CHANGED')
      .map(({ fields }) => fields);
  expect(await fieldsOf('CONTENT')).toEqual([['unpublishAt']]);
  expect(await fieldsOf('MEMBERS')).toEqual([['membershipTypeId']]);
  const { csv } = await exportCsv({}, 'EN');
  expect(csv).toContain('Published until');
  expect(csv).toContain('Membership type');
});

it('adds a single row when a content record is created', async () => {
  await createRecordOf(admin, 'Event');
  expect(await api.services.prisma.activity.count({ where: { kind: { not: 'signIn' } } })).toBe(1);
  expect(await didOf(admin, { kind: 'ACCOUNTS' })).toHaveLength(1);
});

it('does not list bundled content', async () => {
  const input = { title: 'T', date: new Date(), time: '', description: '', location: '' };
  await api.services.prisma.event.create({
    data: { ...input, mapLink: '', imageUrl: '', imagePath: '' },
  });
  expect(await didOf(admin, { kind: 'CONTENT' })).toEqual([]);
});

it('names the changed fields of members, but not their values', async () => {
  const id = await createRecordOf(admin, 'Member');
  await change('Member', id);
  const entries = await readActivity(admin, { kind: 'MEMBERS' });
  expect(entries.nodes).toMatchObject([
    { action: 'CHANGED', title: 'Other name', fields: ['name'], email: 'admin@example.org' },
    { action: 'CREATED', title: 'Other name', fields: [] },
  ]);
  await remove('Member', id);
  const after = JSON.stringify(await readActivity(admin, { kind: 'MEMBERS' }));
  expect(after).toContain('DELETED');
  expect(after).not.toContain('Other name');
  expect(JSON.stringify(await api.services.prisma.activity.findMany())).not.toMatch(/name"?:|አበበ/);
});

it('lists changes of officers, categories, texts and feast dates', async () => {
  const created = await run(`mutation { officer: createOfficer(input: {
    office: PRESIDENT, name: "Abebe", nameAmharic: "", title: "", titleAmharic: "", from: "2026-01-01" }) { id } }`);
  const { id } = created['officer'] as { id: string };
  await run(`mutation { deleteOfficer(id: "${id}", version: 1) }`);
  await run('mutation { createDirectoryCategory(input: { categoryName: "Cafes" }) { id } }');
  const { feastDates } = (await run('{ feastDates { feast year expectedDate } }')) as {
    feastDates: { feast: string; year: number; expectedDate: string }[];
  };
  const [feast] = feastDates;
  await run(
    `mutation ($feast: MuslimFeastName!, $year: Int!, $date: LocalDate) {
      setFeastDate(feast: $feast, year: $year, date: $date) { id } }`,
    { feast: feast?.feast, year: feast?.year, date: feast?.expectedDate },
  );
  await run(`mutation { updateInterfaceText(
    id: "EN.home.welcomeHeading", version: 0, texts: ["Come in"]) { id } }`);
  const all = await readActivity(admin, { kind: 'CONTENT' });
  expect(all.nodes.map(({ action, kind }) => `${action} ${kind}`)).toEqual([
    'CHANGED INTERFACE_TEXT',
    'CREATED FEAST_DATE',
    'CREATED DIRECTORY_CATEGORY',
    'DELETED OFFICER',
    'CREATED OFFICER',
  ]);
  expect(all.nodes[0]?.title).toBe(home.welcomeHeading);
  for (const { email } of all.nodes) expect(email).toBe('admin@example.org');
});

it('names current and deleted records in the requested language, also in the export', async () => {
  const translate = (kind: string, recordId: number, values: object) =>
    api.services.prisma.translation.create({
      data: { kind, recordId, language: 'AM', original: {}, values },
    });
  const [event, post] = [await createRecordOf(admin, 'Event'), await createRecordOf(admin, 'Post')];
  const { created } = (await run(
    'mutation { created: createDirectoryCategory(input: { categoryName: "Cafes" }) { id } }',
  )) as { created: { id: string } };
  await translate('event', event, { title: 'እራት' });
  await translate('post', post, { postTitle: 'ዜና' });
  await translate('directory-category', Number(created.id), { categoryName: 'ካፌዎች' });
  await remove('Post', post);
  const did = (language: 'EN' | 'AM' | null) => didOf(admin, { kind: 'CONTENT' }, { language });
  const inAmharic = await did('AM');
  expect(inAmharic).toEqual([
    ['DELETED', 'POST', 'ዜና'],
    ['CREATED', 'DIRECTORY_CATEGORY', 'ካፌዎች'],
    ['CREATED', 'POST', 'ዜና'],
    ['CREATED', 'EVENT', 'እራት'],
  ]);
  const own = await did(null);
  expect(own[1]?.[2]).toBe('Cafes');
  expect(await did('EN')).toEqual(own);
  const { table } = (await run(
    'mutation { table: exportActivity(filter: { kind: CONTENT }, language: AM) { csv } }',
  )) as { table: { csv: string } };
  for (const title of ['ዜና', 'ካፌዎች', 'እራት']) expect(table.csv).toContain(title);
});

it('shows the last name of a deleted category', async () => {
  const { created } = (await run(
    'mutation { created: createDirectoryCategory(input: { categoryName: "Cafes" }) { id version } }',
  )) as { created: { id: string; version: number } };
  const { id, version } = created;
  await run(`mutation { updateDirectoryCategory(id: "${id}", version: ${String(version)},
    input: { categoryName: "Cafés" }) { id } }`);
  await run(`mutation { deleteDirectoryCategory(id: "${id}", version: 2) }`);
  const { nodes } = await readActivity(admin, { kind: 'CONTENT' });
  expect(nodes.map(({ action, title, isThere }) => [action, title, isThere])).toEqual([
    ['DELETED', 'Cafés', false],
    ['CHANGED', 'Cafés', false],
    ['CREATED', 'Cafés', false],
  ]);
});

it('lists changes of accounts and roles', async () => {
  const colleague = await api.signInAdmin('colleague@example.org');
  const account = () => accountOf(admin, 'colleague@example.org');
  await confirm(admin);
  await changeRoles(admin, await account(), ['EDITOR']);
  await changeAccount(admin, 'disableAccount', await account());
  await changeAccount(admin, 'enableAccount', await account());
  await run(`mutation { sendPasswordReset(id: "${colleague.id}") { link } }`);
  await run(`mutation { createInvitation(input: {
    email: "new@example.org", roles: [EDITOR], language: EN }) { link } }`);
  const { invitations } = (await run('{ invitations { id } }')) as {
    invitations: { id: string }[];
  };
  await run(`mutation { withdrawInvitation(id: "${invitations[0]?.id ?? ''}") }`);
  await changeAccount(admin, 'removeAccount', await account());
  const email = 'colleague@example.org';
  expect(await didOf(admin, { kind: 'ACCOUNTS', account: admin.id })).toEqual([
    ['DELETED', 'ACCOUNT', email],
    ['DELETED', 'INVITATION', 'new@example.org'],
    ['CREATED', 'INVITATION', 'new@example.org'],
    ['PASSWORD_LINK_SENT', 'ACCOUNT', email],
    ['ENABLED', 'ACCOUNT', email],
    ['DISABLED', 'ACCOUNT', email],
  ]);
  expect((await readActivity(admin, { kind: 'ROLES' })).nodes).toMatchObject([
    { action: 'CHANGED', title: email, roles: ['EDITOR'], email: 'admin@example.org' },
  ]);
});

it('lists an accepted invitation and a password reset by a link', async () => {
  await confirm(admin);
  const { data } = await invite(admin, 'new@example.org');
  const { link } = data['createInvitation'] as { link: string };
  const accepted = await accept(api, link.split('#')[1] ?? '');
  const { id } = (accepted.data['acceptInvitation'] as { user: { id: string } }).user;
  const sent = await run(`mutation { sendPasswordReset(id: "${id}") { link } }`);
  const token = (sent['sendPasswordReset'] as { link: string }).link.split('#')[1] ?? '';
  expect((await reset(api, token, 'shiro tibs gomen kocho')).errors).toBeUndefined();
  expect(await didOf(admin, { account: id })).toEqual([
    ['PASSWORD_CHANGED', 'ACCOUNT', 'new@example.org'],
    ['SIGNED_IN', 'SIGN_IN', null],
    ['CREATED', 'ACCOUNT', 'new@example.org'],
  ]);
});

it('lists changes by an admin to their own password and second factor', async () => {
  await confirm(admin);
  await setUpTotp(admin, api.services.now);
  await run(`mutation { removeTotp { totpSince } }`);
  await run(`mutation { changePassword(
    currentPassword: "${testPassword}", newPassword: "shiro tibs gomen kocho") { expiresIn } }`);
  const second = await api.signInAdmin('second@example.org');
  expect(await didOf(second, { kind: 'ACCOUNTS', account: admin.id })).toEqual([
    ['PASSWORD_CHANGED', 'ACCOUNT', 'admin@example.org'],
    ['SECOND_FACTOR_REMOVED', 'ACCOUNT', 'admin@example.org'],
    ['SECOND_FACTOR_ADDED', 'ACCOUNT', 'admin@example.org'],
  ]);
});

it('lists sign-ins with the browser and the system of the device, and no other details', async () => {
  await api.query(
    `mutation { signIn(email: "admin@example.org", password: "${testPassword}") { expiresIn } }`,
    {},
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  );
  const { nodes } = await readActivity(admin, { kind: 'SIGN_INS' });
  expect(nodes).toMatchObject([
    { action: 'SIGNED_IN', email: 'admin@example.org', device: 'Firefox, Linux' },
    { action: 'SIGNED_IN', email: 'admin@example.org', device: null },
  ]);
});

it('names the changed settings', async () => {
  const seen = (await run('{ settings { version } }'))['settings'] as object;
  const input = {
    phoneNumber: '+64 9 555 0100',
    contactEmail: '',
    officeLocation: '',
    facebookUrl: '',
    telegramUrl: '',
    whatsappUrl: '',
    viberUrl: '',
    bankAccountName: '',
    bankName: '',
    bankAccountNumber: '',
    inquiryRetentionDays: 30,
    saveMembershipApplications: false,
  };
  await run(
    `mutation ($version: Int!, $input: SettingsInput!) {
      updateSettings(version: $version, input: $input) { id } }`,
    { ...seen, input },
  );
  const [entry] = (await readActivity(admin, { kind: 'SETTINGS' })).nodes;
  expect(entry).toMatchObject({ action: 'CHANGED', kind: 'SETTINGS', email: 'admin@example.org' });
  expect(entry?.fields).toEqual(expect.arrayContaining(['inquiryRetentionDays', 'phoneNumber']));
});

it('lists a change by a command without a person', async () => {
  const id = await createRecordOf(admin, 'Member');
  await api.services.prisma.member.update({ where: { id }, data: { address: 'Elsewhere' } });
  expect((await readActivity(admin, { kind: 'MEMBERS' })).nodes).toMatchObject([
    { action: 'CHANGED', email: null, fields: ['address'] },
    { action: 'CREATED', email: 'admin@example.org' },
  ]);
});

const exportCsv = (filter: object, language: string) =>
  run(
    `mutation ($filter: ActivityFilter!, $language: Language!) {
      exportActivity(filter: $filter, language: $language) { csv rows isCut } }`,
    { filter, language },
  ).then((data) => data['exportActivity'] as { csv: string; rows: number; isCut: boolean });

it('exports a table in the requested language, and lists the export', async () => {
  await createRecordOf(admin, 'Event', { title: '=1+1' });
  const { csv, rows, isCut } = await exportCsv({ kind: 'CONTENT' }, 'AM');
  expect({ rows, isCut }).toEqual({ rows: 1, isCut: false });
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const read: string[][] = parse(csv, { bom: true });
  expect(read[0]).toContain('የተሠራው');
  expect(read[1]).toEqual(expect.arrayContaining(['ተጨምሯል', 'ዝግጅት', "'=1+1", 'admin@example.org']));
  const { nodes } = await readActivity(admin, { kind: 'EXPORTS' });
  expect(nodes).toMatchObject([
    { action: 'EXPORTED', exported: 'activity', rows: 1, email: 'admin@example.org' },
  ]);
  const again = await exportCsv({ kind: 'EXPORTS' }, 'EN');
  expect(again.csv).toContain('"Downloaded","Download",,,"Activity, 1 entry"');
});

it('filters by person, area and days in Auckland', async () => {
  const colleague = await api.signInAdmin('colleague@example.org');
  await createRecordOf(colleague, 'Event', { title: 'Theirs' });
  const id = await createRecordOf(admin, 'Event', { title: 'Mine' });
  // Ten minutes past midnight in Auckland, the 20th.
  const at = new Date('2026-10-19T11:10:00Z');
  await api.services.prisma.event.update({ where: { id }, data: { createdAt: at } });
  const titles = async (filter: object) =>
    (await readActivity(admin, { kind: 'CONTENT', ...filter })).nodes.map(({ title }) => title);
  expect(await titles({})).toEqual(['Theirs', 'Mine']);
  expect(await titles({ account: colleague.id })).toEqual(['Theirs']);
  expect(await titles({ from: '2026-10-20', until: '2026-10-20' })).toEqual(['Mine']);
  expect(await titles({ until: '2026-10-19' })).toEqual([]);
  expect(await titles({ from: '2026-10-21', account: admin.id })).toEqual([]);
  // The first and the last day that can be asked for.
  expect(await titles({ until: '0001-01-01' })).toEqual([]);
  expect(await titles({ from: '9999-12-31', until: '9999-12-31' })).toEqual([]);
  expect(await titles({ from: '0001-01-01', until: '9999-12-31' })).toEqual(await titles({}));
  expect(await titles({ account: 'x' })).toEqual([]);
});

it('is allowed only for the role ADMIN', async () => {
  for (const role of ['EDITOR', 'REGISTRAR'] as const) {
    const other = await api.signInAdmin(`${role}@example.org`, [role]);
    expect(codes(await askForActivity(other))).toEqual(['FORBIDDEN']);
  }
  expect(codes(await askForActivity(api))).toEqual(['UNAUTHENTICATED']);
});

it('shows each role its latest changes only', async () => {
  const editor = await api.signInAdmin('editor@example.org', ['EDITOR']);
  const registrar = await api.signInAdmin('registrar@example.org', ['REGISTRAR']);
  const kindsOf = async (by: Admin) => {
    const { latestChanges } = await run('{ latestChanges { kind } }', {}, by);
    return (latestChanges as { kind: string }[]).map(({ kind }) => kind);
  };
  await createRecordOf(admin, 'Event');
  await createRecordOf(admin, 'Member');
  expect(await kindsOf(editor)).toEqual(['EVENT']);
  expect(await kindsOf(registrar)).toEqual(['MEMBER']);
  const all = await kindsOf(admin);
  expect(all.slice(0, 2)).toEqual(['MEMBER', 'EVENT']);
  expect(all).toContain('ACCOUNT');
  expect(all).not.toContain('SIGN_IN');
  for (let count = 0; count < 8; count++) await createRecordOf(admin, 'Event');
  expect(await kindsOf(editor)).toHaveLength(8);
});
