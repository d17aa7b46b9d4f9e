import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminActivity as amharic } from '../../api/shared/messages/am/adminActivity.ts';
import { adminActivity as english } from '../../api/shared/messages/en/adminActivity.ts';
import { Component as Activity } from '../../client/admin/activity/Activity.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

beforeEach(() => window.history.replaceState(null, '', '/'));

const plain = { fields: [], roles: [], device: null, exported: null, rows: null };
const entry = (id: string, at: string, more: object) => ({
  ...plain,
  id,
  at: new Date(at),
  accountName: 'abebe@example.org',
  recordId: '7',
  isThere: true,
  ...more,
});

const all = [
  entry('1', '2026-11-22T10:59:00Z', { action: 'CHANGED', kind: 'EVENT', title: 'Timkat' }),
  // A minute later it is the next day in Auckland.
  entry('2', '2026-11-22T11:00:00Z', {
    action: 'DELETED',
    kind: 'MEMBER',
    title: null,
    isThere: false,
  }),
  entry('3', '2026-11-22T09:00:00Z', {
    action: 'CHANGED',
    kind: 'SETTINGS',
    title: null,
    isThere: false,
    recordId: '',
    fields: ['bankName', 'unheardOf'],
  }),
  entry('4', '2026-11-22T08:00:00Z', {
    action: 'SIGNED_IN',
    kind: 'SIGN_IN',
    title: null,
    device: 'Firefox, Linux',
  }),
  entry('5', '2026-11-22T07:00:00Z', {
    action: 'CHANGED',
    kind: 'ROLE',
    title: 'sara@example.org',
    roles: ['EDITOR'],
  }),
  entry('6', '2026-11-22T06:00:00Z', {
    action: 'EXPORTED',
    kind: 'EXPORT',
    title: null,
    exported: 'backup',
    accountName: null,
  }),
  entry('7', '2026-11-22T05:00:00Z', {
    action: 'CREATED',
    kind: 'FEAST_DATE',
    title: 'x',
    recordId: 'EID_AL_FITR 1448',
  }),
].sort((a, b) => b.at.getTime() - a.at.getTime());

interface Asked {
  filter: object;
  after?: string | null;
}

interface Answers {
  nodes?: object[];
  exportActivity?: () => object;
}

function show({ nodes = all, exportActivity = () => ({}) }: Answers = {}) {
  const filters: object[] = [];
  renderPage(Activity, {
    accounts: [{ id: 'a', email: 'abebe@example.org', name: '' }],
    apiTokens: [{ id: 'c', name: 'Website of the embassy' }],
    formerAccounts: [{ id: 'b', email: 'former@example.org', name: '' }],
    activity: ({ filter, after }: Asked) => {
      filters.push({ ...filter });
      return inPagesOfTwo(nodes)({ after: after ?? null });
    },
    exportActivity,
  });
  return { user: userEvent.setup(), filters };
}

const entries = async () => {
  await screen.findAllByRole('article');
  return screen.getAllByRole('article').map(({ textContent }) => textContent);
};

it('lists what was done and by whom, by days in Auckland, and loads more', async () => {
  const { user } = show();
  expect(await entries()).toEqual([
    expect.stringMatching(/Deleted: Member Number 7, which is gone.*abebe@example\.org/),
    expect.stringMatching(/Changed: Event Timkat/),
  ]);
  const days = () => screen.getAllByRole('heading', { level: 2 }).map((day) => day.textContent);
  expect(days()).toEqual([
    expect.stringMatching(/Monday.*23 November.*ኅዳር 14/),
    expect.stringMatching(/Sunday.*22 November/),
  ]);
  for (const count of [4, 6, 7]) {
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText(new RegExp(`^${String(count)} .*entries shown`));
  }
  expect((await entries()).slice(2)).toEqual([
    expect.stringContaining('Changed: Settings abebe@example.org · Fields: Bank'),
    expect.stringMatching(/Signed in abebe@example\.org · Firefox, Linux/),
    expect.stringMatching(/Changed: Roles sara@example\.org.*Roles: Editor/),
    expect.stringMatching(/Downloaded Backup of everythingNot by an account/),
    expect.stringMatching(/Added: Feast date Eid al-Fitr 1448/),
  ]);
  expect(days()).toHaveLength(2);
});

it('names the fields of a membership type as its form does', async () => {
  const changed = { action: 'CHANGED', kind: 'MEMBERSHIP_TYPE', title: 'Adult', fields: ['name'] };
  show({ nodes: [entry('1', '2026-11-22T10:59:00Z', changed)] });
  expect(await entries()).toEqual([
    expect.stringMatching(/Changed: Membership type Adult.*Fields: Name/),
  ]);
});

it('says what was decided on an application, and links to it', async () => {
  const decided = { action: 'CHANGED', kind: 'APPLICATION', title: 'Sara', state: 'ACCEPTED' };
  show({ nodes: [entry('1', '2026-11-22T10:59:00Z', decided)] });
  expect(await entries()).toEqual([
    expect.stringMatching(/Changed: Membership application Sara.*· State: Accepted$/),
  ]);
  const link = screen.getByRole('link', { name: 'Sara' });
  expect(link.getAttribute('href')).toBe('/admin/applications/7');
});

it('says the amount and the first year of a fee', async () => {
  const fee = { fromYear: 2026, amountCents: 6000 };
  const changed = { action: 'CHANGED', kind: 'MEMBERSHIP_TYPE', title: 'Ordinary', fee };
  show({ nodes: [entry('1', '2026-11-22T10:59:00Z', changed)] });
  expect(await entries()).toEqual([
    expect.stringMatching(/Changed: Membership type Ordinary.*· \$60\.00 from 2026$/),
  ]);
});

it('says the amount and the year of a payment, and why it was voided', async () => {
  const at = '2026-11-22T10:59:00Z';
  const payment = { id: '7', amountCents: 2000, feeYear: 2026, voidReason: 'Typed twice' };
  const entryOf = (id: string, more: object) =>
    entry(id, at, { kind: 'PAYMENT', title: 'Abebe', payment, ...more });
  show({
    nodes: [
      entryOf('1', { action: 'CHANGED', fields: ['bankKey', 'voidReason', 'voidedAt'] }),
      entryOf('2', { action: 'CREATED' }),
    ],
  });
  expect(await entries()).toEqual([
    expect.stringMatching(/Changed: Payment Abebe.*· \$20\.00 · Fee 2026 · Void: Typed twice$/),
    expect.stringMatching(/Added: Payment Abebe.*· \$20\.00 · Fee 2026$/),
  ]);
});

it('links to the history of changed records, but not for deleted ones', async () => {
  show();
  await entries();
  expect(screen.getByRole('link', { name: 'Timkat' }).getAttribute('href')).toBe(
    '/admin/history/event/7',
  );
  const [gone] = screen.getAllByRole('article');
  expect(within(gone as HTMLElement).queryByRole('link')).toBeNull();
});

it('keeps its filters in the address', async () => {
  const { user, filters } = show();
  await entries();
  const none = { account: null, kind: null, from: null, until: null };
  expect(filters.at(-1)).toEqual(none);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Person' }),
    await screen.findByRole('option', { name: 'former@example.org (removed)' }),
  );
  expect(screen.getByRole('option', { name: 'Website of the embassy' })).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Members');
  await user.type(screen.getByLabelText('From day'), '2026-11-01');
  await user.type(screen.getByLabelText('Until day'), '2026-11-02');
  await expect.poll(() => filters.at(-1)).toMatchObject({ account: 'b', kind: 'MEMBERS' });
  expect(window.location.search).toBe('?person=b&kind=MEMBERS&from=2026-11-01&until=2026-11-02');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await expect.poll(() => window.location.search).toBe('');
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

it('filters by a day of the Ethiopian calendar, and keeps a part of a day until it is cleared', async () => {
  const { user, filters } = show();
  await entries();
  await user.click(
    screen.getAllByRole('button', { name: 'Use the Ethiopian calendar' })[0] as HTMLElement,
  );
  const year = screen.getByLabelText<HTMLInputElement>('From day: Year');
  await user.type(screen.getByLabelText('From day: Day'), '1');
  await user.selectOptions(screen.getByLabelText('From day: Month'), '1');
  await user.type(year, '2019');
  await expect.poll(() => filters.at(-1)).toMatchObject({ from: '2026-09-11' });
  await user.type(year, '{Backspace}');
  await expect.poll(() => filters.at(-1)).toMatchObject({ from: null });
  expect(document.activeElement).toBe(year);
  await user.type(year, '8');
  await expect.poll(() => filters.at(-1)).toMatchObject({ from: '2025-09-11' });
  await user.type(year, '{Backspace}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Members');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByLabelText<HTMLInputElement>('From day: Year').value).toBe('');
});

it('applies the filters of its address and ignores invalid days and areas', async () => {
  window.history.replaceState(null, '', '/?kind=NOTHING&from=2026-02-31&until=2026-03-01');
  const { filters } = show();
  await entries();
  expect(filters[0]).toMatchObject({ account: null, kind: null, from: null });
  expect(screen.getByLabelText<HTMLInputElement>('Until day').value).toBe('2026-03-01');
});

it('uses the same name for posts as the rest of the admin area', async () => {
  const post = { action: 'CREATED', kind: 'POST', title: 'Thanks' };
  show({ nodes: [entry('1', '2026-11-22T10:59:00Z', post)] });
  expect(await entries()).toEqual([expect.stringContaining('Added: Post Thanks')]);
});

it('reports that nothing matches the filters', async () => {
  show({ nodes: [] });
  await screen.findByText('Nothing was done that fits.');
});

it('downloads a table of what is shown, and reports if it is cut off', async () => {
  window.history.replaceState(null, '', '/?kind=ROLES');
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:table';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const asked: unknown[] = [];
  const { user } = show({
    exportActivity: (...[given]: unknown[]) => {
      asked.push(given);
      return { csv: '\uFEFF"Time"', rows: 5000, isCut: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await screen.findByText(/latest 5000 entries/);
  expect(asked).toMatchObject([{ language: 'EN', filter: { kind: 'ROLES' } }]);
  expect(click).toHaveBeenCalledOnce();
  const bytes = new Uint8Array((await made[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});

it('shows why a table could not be created', async () => {
  const { user } = show({
    exportActivity: () => {
      throw new GraphQLError('No', { extensions: { code: 'FORBIDDEN' } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await screen.findByText('“Download as CSV” did not work.');
});

it('shows a bulk operation as one entry, which unfolds to its records', async () => {
  const user = userEvent.setup();
  const at = '2026-11-22T09:00:00Z';
  const deleted = { action: 'DELETED', kind: 'EVENT' };
  show({
    nodes: [
      // As the API sends times.
      { ...entry('1', at, { ...deleted, title: 'Timkat' }), at },
      { ...entry('2', at, { ...deleted, title: 'Meskel' }), at },
    ],
  });
  const summary = await screen.findByText('Deleted: Event · 2 entries');
  expect(screen.getByText('Timkat').closest('details')?.open).toBe(false);
  await user.click(summary);
  expect(screen.getByText('Meskel').closest('details')?.open).toBe(true);
});

it('says what a bulk operation changed', async () => {
  const at = '2026-11-22T09:00:00Z';
  const changed = (id: string, kind: string, field: string) => ({
    ...entry(id, at, { action: 'CHANGED', kind, title: id, fields: [field] }),
    at,
  });
  const { user } = show({
    nodes: [
      changed('1', 'EVENT', 'unpublishAt'),
      changed('2', 'EVENT', 'unpublishAt'),
      changed('3', 'MEMBER', 'membershipTypeId'),
      changed('4', 'MEMBER', 'membershipTypeId'),
    ],
  });
  const summaryOf = async (kind: string) =>
    (await screen.findByText(`Changed: ${kind} · 2 entries`)).closest('summary')?.textContent;
  expect(await summaryOf('Event')).toMatch(/abebe@example\.org · Fields: Published until$/);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await summaryOf('Member')).toMatch(/abebe@example\.org · Fields: Membership type$/);
});

it('does not claim that a link for a new password was sent, because sites without mail show it', () => {
  expect(english.actions.PASSWORD_LINK_SENT).toBe('Link for a new password created');
  expect(amharic.actions.PASSWORD_LINK_SENT).not.toContain('ተልኳል');
});
