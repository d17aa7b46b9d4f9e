import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  deleteAllDrafts,
  draftKey,
  unsavedPages,
  saveDraft,
} from '../../client/forms/draft/drafts.ts';
import { createSession } from '../../client/session/session.ts';
import type { SignedInSession } from '../../client/session/storedSession.ts';
import {
  adminArea,
  button,
  clearAround,
  heading,
  openAccountMenu,
  showAdmin,
} from './support/adminArea.tsx';
import { leaveStored, opened, sessionOf, someone } from './support/session.ts';
import { enter } from './support/enter.ts';

clearAround();

/** The page's status; the toaster, once loaded, has its own. */
const pageStatus = () => within(screen.getByRole('main')).getByRole('status').textContent;

describe('a protected page', () => {
  it('shows nothing until the session is restored, and then its content', async () => {
    leaveStored('old', Date.now() - 1000);
    let answer: (value: SignedInSession) => void = () => undefined;
    const session = createSession(() => new Promise((resolve) => (answer = resolve)));
    showAdmin('/admin/secret', session);
    void session.restore();
    expect(pageStatus()).toBe('');
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => {
      answer(opened());
      await session.restore();
    });
    expect(heading()).toBe('Members only');
  });

  it('says what it waits for if that takes long', () => {
    vi.useFakeTimers();
    showAdmin(
      '/admin/secret',
      createSession(() => new Promise(() => undefined)),
    );
    act(() => void vi.advanceTimersByTime(1000));
    expect(pageStatus()).toContain('looking whether you are signed in');
  });

  it('comes from the server as an empty frame that must not be indexed', () => {
    const html = renderToString(adminArea('/admin/secret', sessionOf(someone)).element);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('Members only');
    expect(html).not.toContain(someone.email);
  });

  it('redirects visitors to the sign-in page and replaces its own history entry', async () => {
    const { router } = showAdmin('/admin/secret', sessionOf(null));
    await waitFor(() => expect(heading()).toBe('Sign in'));
    expect(router.state.location.pathname).toBe('/admin');
    await act(() => router.navigate(-1));
    expect(heading()).toBe('Front door');
  });

  it('opens again after signing in', async () => {
    const { router, user } = showAdmin('/admin/secret?of=1#here', sessionOf(null), {
      SignIn: () => ({ signIn: opened() }),
    });
    await enter(user, await screen.findByLabelText('Email'), 'abebe@example.org');
    await enter(user, screen.getByLabelText('Password'), 'injera');
    await user.click(button('Sign in'));
    await waitFor(() => expect(heading()).toBe('Members only'));
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/admin/secret?of=1#here');
  });

  it('redirects to the sign-in page when the session ends', async () => {
    const session = sessionOf(someone);
    showAdmin('/admin/secret', session);
    expect(heading()).toBe('Members only');
    act(() => session.end());
    await waitFor(() => expect(heading()).toBe('Sign in'));
  });
});

describe('an account without the role Admin', () => {
  const registrar = { ...someone, roles: ['REGISTRAR' as const] };
  const editor = { ...someone, roles: ['EDITOR' as const] };

  it('opens what its role may see', () => {
    showAdmin('/admin/secret', sessionOf(registrar));
    expect(heading()).toBe('Members only');
  });

  it('opens the page of a role that was given after the sign-in', async () => {
    const session = createSession(() => Promise.resolve(opened('next', registrar)));
    session.begin(opened('token', editor));
    showAdmin('/admin/secret', session);
    await waitFor(() => expect(heading()).toBe('Members only'));
  });

  it('sees a notice on a page for another role', () => {
    showAdmin('/admin/secret', sessionOf(editor));
    expect(heading()).toBe('This is not for your account');
  });

  it('sees only the sections of its role on the dashboard, and requests only their numbers', async () => {
    const { asked } = showAdmin('/admin/dashboard', sessionOf(editor), {
      Dashboard: () => ({
        ...waitingWork({}),
        pendingCounts: { ...waitingWork({}).pendingCounts, undecidedApplications: null },
      }),
    });
    await screen.findByText('2 to answer');
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    // Red marks failures, not waiting work.
    expect(screen.getByText('2 to answer').className).not.toContain('red');
    expect(names).toContain('Create an Event');
    expect(names).toContain('Translations7 missing or out of date');
    expect(names).not.toContain('Register a Member');
    expect(names).not.toContain('Show Members List');
    expect(names).not.toContain('Settings');
    expect(asked).toEqual([['Dashboard', { isAdmin: false, isEditor: true, language: 'EN' }]]);
  });
});

describe('the dashboard', () => {
  it('shows who is signed in and links to the sections', () => {
    showAdmin('/admin/dashboard', sessionOf(someone));
    const main = within(screen.getByRole('main'));
    expect(main.getByText(someone.email)).toBeTruthy();
    const targets = [
      ['Create an Event', '/admin/add-event'],
      ['Create a Directory', '/admin/add-directory'],
      ['Create a Resource', '/admin/add-resource'],
      ['Create a Post', '/admin/create-post'],
      ['Create About Ethiopia Content', '/admin/create-about-ethiopia'],
      ['Register a Member', '/admin/add-member'],
      ['Show Members List', '/admin/show-members'],
    ];
    for (const [name = '', target] of targets) {
      expect(main.getByRole('link', { name }).getAttribute('href')).toBe(target);
    }
  });
});

/** The response to the dashboard's query. */
const waitingWork = (backup: object, clockJump: object | null = null) => ({
  pendingCounts: {
    __typename: 'PendingCounts',
    unansweredInquiries: 2,
    undecidedApplications: 0,
    memberReports: 0,
    childrenOfAge: 0,
    dueDates: 0,
    unsentMail: 3,
    failedMail: 1,
    pendingTranslations: 7,
    undescribedPictures: 0,
    brokenLinks: 0,
    failedWebhooks: 0,
  },
  formDrafts: [],
  latestChanges: [
    {
      __typename: 'Activity',
      id: 'event:7',
      at: '2031-01-07T14:15:00.000Z',
      action: 'CHANGED',
      kind: 'EVENT',
      recordId: '7',
      title: 'Meskel',
      isThere: true,
      accountName: 'Hirut',
      reason: null,
      payment: null,
      state: null,
      fee: null,
      fields: [],
      roles: [],
      device: null,
      rows: null,
      exported: null,
      imported: null,
      restoredVersion: null,
    },
  ],
  recordCounts: [
    { __typename: 'RecordCount', type: 'Event', count: 5 },
    { __typename: 'RecordCount', type: 'Member', count: 12 },
  ],
  events: {
    __typename: 'EventConnection',
    nodes: [
      { __typename: 'Event', id: '7', language: 'EN', title: 'Enkutatash', date: '2031-09-12' },
    ],
  },
  backup: { __typename: 'Backup', ...goodBackup, ...backup },
  clockJump,
});
const goodBackup = {
  succeededAt: '2031-01-07T14:15:00.000Z',
  failedAt: null,
  failure: null,
  isOverdue: false,
};

it('the dashboard reports that nothing is deleted because the clock jumped', async () => {
  const jump = { from: '2031-01-07T14:15:00.000Z', to: '2031-08-07T14:15:00.000Z' };
  const Dashboard = () => waitingWork({}, { __typename: 'ClockJump', ...jump });
  showAdmin('/admin/dashboard', sessionOf(someone), { Dashboard });
  await screen.findByRole('link', { name: 'Inquiries 2 to answer' });
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toMatch(
    /jumped from \d+ Jan 2031, .+ to \d+ Aug 2031, .+ deletes nothing permanently/,
  );
});

describe('the backup notice on the dashboard', () => {
  it.each([
    ['nothing while all is well', {}, /^$/],
    [
      'that there is none yet',
      { succeededAt: null, isOverdue: true },
      /^No backup has been made yet\.$/,
    ],
    [
      'when and why one failed',
      { failedAt: '2031-01-08T14:15:00.000Z', failure: 'The disk is full.', isOverdue: true },
      /^The backup of \d+ Jan 2031, .+ failed: The disk is full\.$/,
    ],
    [
      'that the last one is old',
      { isOverdue: true },
      /^The last backup is older than a week: it is of \d+ Jan 2031, .+\.$/,
    ],
  ])('says %s', async (_what, backup, sentence) => {
    const Dashboard = () => waitingWork(backup);
    showAdmin('/admin/dashboard', sessionOf(someone), { Dashboard });
    await screen.findByRole('link', { name: 'Inquiries 2 to answer' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('status').textContent).toMatch(sentence);
  });
});

describe('waiting work', () => {
  it('is shown on the dashboard with its number', async () => {
    showAdmin('/admin/dashboard', sessionOf(someone), {
      Dashboard: () => waitingWork({}),
    });
    expect(await screen.findByRole('link', { name: 'Inquiries 2 to answer' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Outbox 3 not sent 1 failed' })).toBeTruthy();
    const translations = 'Translations 7 missing or out of date';
    expect(screen.getByRole('link', { name: translations })).toBeTruthy();
    const next = screen.getByRole('link', { name: 'Next event: 12-09-2031, Enkutatash' });
    expect(next.getAttribute('href')).toBe('/admin/edit-event/7');
    const create = screen.getByRole('link', { name: 'Create an Event' });
    expect(create.closest('li')?.textContent).toBe('5Create an EventManage Events');
  });

  it('is shown for each section that has some', async () => {
    const { pendingCounts, ...others } = waitingWork({});
    const counts = Object.keys(pendingCounts).filter((key) => key !== '__typename');
    const numbered = Object.fromEntries(counts.map((key, index) => [key, index + 2]));
    showAdmin('/admin/dashboard', sessionOf(someone), {
      Dashboard: () => ({ ...others, pendingCounts: { ...pendingCounts, ...numbered } }),
    });
    const today = await screen.findByRole('region', { name: 'What waits today' });
    const links = within(today).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Show Members List4 from members5 children came of age',
      'Inquiries2 to answer',
      'Membership Applications3 to decide',
      'Due Dates6 overdue or due soon',
      'Outbox7 not sent8 failed',
      'Translations9 missing or out of date',
      'Descriptions of Pictures10 not described',
      'Broken Links11 broken links',
      'Webhooks12 switched off by the site',
      'Next event: 12-09-2031, Enkutatash',
    ]);
  });

  it('has the day of the next event in both calendars in Amharic', async () => {
    showAdmin('/admin/dashboard', sessionOf({ ...someone, language: 'AM' }), {
      Dashboard: () => waitingWork({}),
    });
    const next = await screen.findByRole('link', { name: /Enkutatash$/ });
    expect(next.textContent).toBe('ቀጣዩ ዝግጅት፦ 12-09-2031 · መስከረም 1 ቀን 2024 ዓ.ም.፣ Enkutatash');
  });
});

it('the dashboard lists the latest changes, each with its record', async () => {
  showAdmin('/admin/dashboard', sessionOf(someone), { Dashboard: () => waitingWork({}) });
  const changes = within(await screen.findByRole('region', { name: 'Latest changes' }));
  expect(changes.getByText('Hirut')).toBeTruthy();
  const record = changes.getByRole('link', { name: 'Meskel' });
  expect(record.getAttribute('href')).toBe('/admin/history/event/7');
});

describe('the bar for signed-in users', () => {
  it('is hidden from visitors and absent in HTML from the server', () => {
    showAdmin('/', sessionOf(null));
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    expect(renderToString(adminArea('/', sessionOf(someone)).element)).not.toContain('Sign out');
  });

  it('signs out of the backend everywhere, removes the session and opens /', async () => {
    const session = sessionOf(someone);
    const { asked, router, user } = showAdmin('/admin/dashboard', session, {
      SignOut: () => ({ signOut: true }),
    });
    await openAccountMenu(user);
    await user.click(button('Sign out'));
    await waitFor(() => expect(session.read().status).toBe('signedOut'));
    expect(asked).toContainEqual(['SignOut', { scope: 'GLOBAL' }]);
    expect(localStorage).toHaveLength(0);
    // Not the sign-in page, to which the guard of a protected page would redirect.
    expect(router.state.location.pathname).toBe('/');
    expect(heading()).toBe('Front door');
  });

  it('asks before it discards unsaved text', async () => {
    const typed = { values: { name: 'Typed' }, base: null, sent: null };
    saveDraft(draftKey(someone.id, '/admin/add-member'), typed);
    const session = sessionOf(someone);
    const { asked, user } = showAdmin('/admin/dashboard', session, {
      SignOut: () => ({ signOut: true }),
    });
    const didSignOut = () => asked.some(([name]) => name === 'SignOut');
    await openAccountMenu(user);
    await user.click(button('Sign out'));
    await waitFor(() => expect(screen.queryByRole('alertdialog') ?? didSignOut()).toBeTruthy());
    expect(didSignOut()).toBe(false);
    const question = within(screen.getByRole('alertdialog', { name: 'Sign out' }));
    question.getByText('You have unsaved text.');
    expect(question.getAllByRole('button')[0]?.textContent).toBe('Cancel');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(button(`Account: ${someone.email}`));
    expect(unsavedPages(someone.id)).toHaveLength(1);
    // Another admin's text does not cause the question.
    expect(unsavedPages('somebody else')).toEqual([]);

    await openAccountMenu(user);
    await user.click(button('Sign out'));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(session.read().status).toBe('signedOut'));
    await waitFor(() => expect(unsavedPages(someone.id)).toEqual([]));
    expect(sessionStorage).toHaveLength(0);
  });

  it('names and links the place of the unsaved text', async () => {
    document.title = 'Secret Members | Admin area | Association';
    const typed = { values: { name: 'Typed' }, base: null, sent: null };
    saveDraft(draftKey(someone.id, '/admin/secret#3'), typed);
    const session = sessionOf(someone);
    const { router, user } = showAdmin('/admin/dashboard', session);
    await openAccountMenu(user);
    await user.click(button('Sign out'));
    const where = within(await screen.findByRole('alertdialog')).getByRole('link');
    expect(where.textContent).toBe('Secret Members · Typed');
    await user.click(where);
    expect(router.state.location.pathname).toBe('/admin/secret');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(session.read().status).toBe('signedIn');
    deleteAllDrafts();
  });

  it('reports a failed sign-out and keeps the session', async () => {
    const session = sessionOf(someone);
    const { user } = showAdmin('/admin/dashboard', session);
    await openAccountMenu(user);
    await user.click(button('Sign out'));
    expect(await screen.findByText('You could not be signed out. Please try again.')).toBeTruthy();
    expect(session.read().status).toBe('signedIn');
    expect(heading()).toBe('Admin Dashboard');
  });
});
