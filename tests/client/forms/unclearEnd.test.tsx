import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { submissionUsed } from '../../../api/errors.ts';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, forgetMemory, renderForm } from './renderForm.tsx';
import { membership, type } from './savedRecords.ts';

interface Sent {
  input: { name: string; address: string };
  idempotencyKey: string;
}

const member = {
  id: '4',
  version: 1,
  name: 'Almaz Ayana',
  dob: '1991-11-21',
  email: '',
  address: 'Mount Albert',
  contactNumber: '021 111 111',
  date: '2020-01-01',
  ...membership,
};

/** The server's record, the requests it got, and whether it is reachable. */
let server: { saved: typeof member | null; sent: Sent[]; isAway: boolean; settled: string[] };
beforeEach(() => {
  server = { saved: null, sent: [], isAway: false, settled: [] };
});
afterEach(() => {
  deleteAllDrafts();
});

const never = (sent: Sent) => {
  server.sent.push(sent);
  return new Promise(() => undefined);
};
/** Saves, but the response is lost. */
const savedUnheard = (sent: Sent) => {
  server.saved = { ...member, ...sent.input, version: (server.saved?.version ?? 0) + 1 };
  return never(sent);
};
const answers = {
  member: () => server.saved,
  createMember: never,
  resolveSubmission: ({ idempotencyKey }: { idempotencyKey: string }) => {
    server.settled.push(idempotencyKey);
    if (server.isAway)
      throw new GraphQLError('', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    return server.saved && { id: server.saved.id, version: server.saved.version };
  },
};

async function open(more: object = {}, path = 'add-member') {
  vi.useRealTimers();
  const view = await renderForm(path, { ...answers, ...more });
  vi.useFakeTimers();
  return view;
}
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

async function fillInAndSend() {
  type('Full Name', member.name);
  type('Date of Birth', member.dob);
  type('Address', member.address);
  type('Contact Number', member.contactNumber);
  fireEvent.click(button('Register Member'));
  await wait(1);
}
async function sendInVain() {
  await fillInAndSend();
  await wait(60_000);
}
async function sendAndReload() {
  await fillInAndSend();
  cleanup();
  forgetMemory();
}
const created = () => screen.queryByText('Member has been created successfully');
const alert = () => screen.getByRole('alert').textContent;

describe('the form after a submission without a response', () => {
  it('reports that the record was saved', async () => {
    await open({ createMember: savedUnheard });
    await sendInVain();
    expect(created()).toBeTruthy();
    expect(alert()).toBe('');
    expect(server.settled).toEqual(server.sent.map(({ idempotencyKey }) => idempotencyKey));
    expect(sessionStorage.length).toBe(0);
  });

  it('reports that the record was not saved, and sends it again with another key', async () => {
    await open();
    await sendInVain();
    expect(alert()).toMatch(/^No answer came, and nothing has been saved/);
    expect(control('Full Name').value).toBe('Almaz Ayana');
    fireEvent.click(button('Register Member'));
    await wait(1);
    const [first, second] = server.sent;
    expect(first?.idempotencyKey).toMatch(/^[\w-]{16,64}$/);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('finds out the result before it sends again if the server cannot be reached', async () => {
    await open({ createMember: savedUnheard });
    server.isAway = true;
    await sendInVain();
    await wait(40_000);
    expect(alert()).toMatch(/^No answer came, so it may have been saved/);
    server.isAway = false;
    fireEvent.click(button('Register Member'));
    await wait(1);
    expect(created()).toBeTruthy();
    expect(server.sent).toHaveLength(1);
  });

  it('continues with the created record if something else was typed since', async () => {
    const { router } = await open({ createMember: savedUnheard });
    server.isAway = true;
    await sendInVain();
    await wait(40_000);
    server.isAway = false;
    type('Address', 'Titirangi');
    fireEvent.click(button('Register Member'));
    await wait(1);
    vi.useRealTimers();
    await screen.findByText(/has been brought back/);
    expect(router.state.location.pathname).toBe('/admin/edit-member/4');
    expect(control('Address').value).toBe('Titirangi');
    expect(screen.queryByRole('region', { name: /^Somebody else/ })).toBeNull();
    expect(server.sent).toHaveLength(1);
  });

  it('says that a record that nobody can edit was saved before something else was typed', async () => {
    const createPayment = (sent: Sent) => {
      server.saved = member;
      return never(sent);
    };
    const feeYear = { year: 2026, firstDay: '2026-01-01', lastDay: '2026-12-31', totals: [] };
    await open({ createPayment, feeYear, payments: { nodes: [] } }, 'add-payment');
    server.isAway = true;
    type('What for', 'DONATION');
    type('Name of the payer', 'Almaz Ayana');
    type('Amount', '20');
    fireEvent.click(button('Record the payment'));
    await wait(100_000);
    server.isAway = false;
    type('Amount', '25');
    fireEvent.click(button('Record the payment'));
    await wait(1);
    expect(alert()).toMatch(/^It was saved before you changed the fields/);
    expect(control('Amount').value).toBe('25');
    expect(server.sent).toHaveLength(1);
  });

  it('merges what a colleague has saved since into an edited record', async () => {
    server.saved = member;
    const updateMember = savedUnheard;
    await open({ updateMember }, 'edit-member/4');
    type('Address', 'Titirangi');
    fireEvent.click(button('Save changes'));
    await wait(1);
    // Saved as version 2, but the response is lost; then another admin saves.
    expect(server.saved).toMatchObject({ version: 2, address: 'Titirangi' });
    server.saved = { ...member, address: 'Titirangi', name: 'Theirs', version: 3 };
    await wait(61_000);
    expect(screen.getByText('Member has been saved successfully')).toBeTruthy();
    expect(control('Full Name').value).toBe('Theirs');
    expect(control('Address').value).toBe('Titirangi');
  });
});

describe('a draft that another device continues', () => {
  const draft = {
    values: { name: 'Almaz', address: 'Titirangi' },
    base: null,
    sent: null,
    lostFiles: [],
    continued: null,
    origin: 'origin-of-the-new-member',
  };
  const row = { path: '/admin/add-member', tab: 'phone', page: '', userAgent: '', files: [] };
  const rows = [{ ...row, content: JSON.stringify(draft), savedAt: '2026-11-20T03:00:00Z' }];

  it('is saved once: the second device goes on with the record of the first', async () => {
    const createMember = (sent: Sent) => {
      server.sent.push(sent);
      server.saved = { ...member, address: 'Titirangi' };
      throw submissionUsed();
    };
    const formDrafts = ({ path }: { path: string }) => (path === row.path ? rows : []);
    const { router } = await open({ createMember, formDrafts });
    await fillInAndSend();
    vi.useRealTimers();
    await screen.findByRole('region', { name: /^Somebody else/ });
    expect(router.state.location.pathname).toBe('/admin/edit-member/4');
    expect(control('Address').value).toBe('Mount Albert');
    expect(server.sent).toMatchObject([{ idempotencyKey: draft.origin }]);
  });
});

describe('leaving before the response', () => {
  it('by a reload shows on return that it was saved', async () => {
    await open({ createMember: savedUnheard });
    await sendAndReload();
    await open();
    await wait(1);
    expect(created()).toBeTruthy();
    expect(screen.queryByText(/has been brought back/)).toBeNull();
    await wait(5001);
    expect(control('Full Name').value).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('by a reload shows on return that it was not saved', async () => {
    await open();
    await sendAndReload();
    await open();
    await wait(1);
    expect(screen.getByText(/has been brought back. It has not been saved yet/)).toBeTruthy();
    expect(control('Full Name').value).toBe('Almaz Ayana');
  });

  it('by a reload shows that the result is not known yet', async () => {
    await open();
    await sendAndReload();
    server.isAway = true;
    await open();
    await wait(40_000);
    expect(screen.getByText(/Whether it was saved is not known yet/)).toBeTruthy();
  });

  it('within the site shows the result after the response arrives', async () => {
    let answer: (saved: typeof member) => void = () => undefined;
    const createMember = () => new Promise((resolve) => (answer = resolve));
    const { router } = await open({ createMember });
    await fillInAndSend();
    await act(() => router.navigate(-1));
    await wait(1);
    await act(() => router.navigate(1));
    await wait(1);
    expect(screen.getByText(/^Finding out whether/)).toBeTruthy();
    expect(server.settled).toEqual([]);
    server.saved = member;
    answer(member);
    await wait(1);
    expect(created()).toBeTruthy();
  });
});
