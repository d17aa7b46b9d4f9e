import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as Account } from '../../client/admin/Account.tsx';
import { Component as Dashboard } from '../../client/admin/Dashboard.tsx';
import { Component as SignIn } from '../../client/admin/SignIn.tsx';
import { createApollo, createCache } from '../../client/apollo.ts';
import { SignedInBar } from '../../client/layout/SignedInBar.tsx';
import { RequireAdmin } from '../../client/session/RequireAdmin.tsx';
import { createSession, type Session } from '../../client/session/session.ts';
import type { OpenedSession } from '../../client/session/storedSession.ts';
import { SessionContext } from '../../client/session/useSession.ts';
import { failure, leaveStored, opened, sessionOf, someone } from './support/session.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Variables = Record<string, unknown>;
type Answers = Record<string, (variables: Variables) => object | Error>;

const pages: RouteObject[] = [
  { path: '/', element: <h1>Front door</h1> },
  { path: '/admin', element: <SignIn /> },
  {
    path: '/admin',
    element: <RequireAdmin />,
    children: [
      { path: 'dashboard', element: <Dashboard /> },
      { path: 'account', element: <Account /> },
      { path: 'secret', element: <h1>Members only</h1> },
    ],
  },
];
const frame = (
  <>
    <SignedInBar />
    <main>
      <Outlet />
    </main>
  </>
);

/** The admin area, with what the API answers to operations by their names. */
function adminArea(address: string, session: Session, answers: Answers = {}) {
  const asked: [string | undefined, Variables][] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    asked.push([operationName, variables]);
    const data = answers[operationName ?? '']?.(variables) ?? new TypeError('Failed to fetch');
    return data instanceof Error ? throwError(() => data) : of({ data });
  });
  const router = createMemoryRouter([{ element: frame, children: pages }], {
    initialEntries: ['/', address],
  });
  const element = (
    <ApolloProvider client={createApollo(link, createCache())}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </ApolloProvider>
  );
  return { router, asked, element };
}

function showAdmin(...parts: Parameters<typeof adminArea>) {
  const { element, ...rest } = adminArea(...parts);
  render(element);
  return { ...rest, user: userEvent.setup() };
}

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const alertText = () => within(screen.getByRole('main')).getByRole('alert').textContent;

describe('a protected page', () => {
  it('shows nothing until the session is restored, and then itself', async () => {
    leaveStored('old', Date.now() - 1000);
    let answer: (value: OpenedSession) => void = () => undefined;
    const session = createSession(() => new Promise((resolve) => (answer = resolve)));
    showAdmin('/admin/secret', session);
    void session.restore();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => {
      answer(opened());
      await session.restore();
    });
    expect(heading()).toBe('Members only');
  });

  it('says what it waits for when that takes long', () => {
    vi.useFakeTimers();
    showAdmin(
      '/admin/secret',
      createSession(() => new Promise(() => undefined)),
    );
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status').textContent).toContain('looking whether you are signed in');
  });

  it('comes from the server as an empty frame that is not to be indexed', () => {
    const html = renderToString(adminArea('/admin/secret', sessionOf(someone)).element);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('Members only');
    expect(html).not.toContain(someone.email);
  });

  it('sends visitors to sign in, in its own place of the history', async () => {
    const { router } = showAdmin('/admin/secret', sessionOf(null));
    await waitFor(() => expect(heading()).toBe('Sign in'));
    expect(router.state.location.pathname).toBe('/admin');
    await act(() => router.navigate(-1));
    expect(heading()).toBe('Front door');
  });

  it('is where one comes back to after signing in', async () => {
    const { router, user } = showAdmin('/admin/secret?of=1#here', sessionOf(null), {
      SignIn: () => ({ signIn: opened() }),
    });
    await user.type(await screen.findByLabelText('Email'), 'abebe@example.org');
    await user.type(screen.getByLabelText('Password'), 'injera');
    await user.click(button('Sign in'));
    await waitFor(() => expect(heading()).toBe('Members only'));
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/admin/secret?of=1#here');
  });

  it('gives way to the sign-in when the session ends', async () => {
    const session = sessionOf(someone);
    showAdmin('/admin/secret', session);
    expect(heading()).toBe('Members only');
    act(() => session.end());
    await waitFor(() => expect(heading()).toBe('Sign in'));
  });
});

describe('signing in', () => {
  async function signIn(answer: () => object | Error) {
    const session = sessionOf(null);
    const shown = showAdmin('/admin', session, { SignIn: answer });
    await shown.user.type(screen.getByLabelText('Email'), 'abebe@example.org');
    await shown.user.type(screen.getByLabelText('Password'), 'injera wot');
    await shown.user.click(button('Sign in'));
    return { ...shown, session };
  }

  it('stores the session and goes to the dashboard', async () => {
    const { asked, router } = await signIn(() => ({ signIn: opened() }));
    await waitFor(() => expect(heading()).toBe('Admin Dashboard'));
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(asked).toEqual([['SignIn', { email: 'abebe@example.org', password: 'injera wot' }]]);
    expect(localStorage.getItem('session')).toContain('first');
  });

  it.each([
    [
      'what the server says',
      failure('INVALID_CREDENTIALS', 'Invalid login credentials'),
      /^Invalid login credentials$/,
    ],
    ['that it was not reached', new TypeError('Failed to fetch'), /^We could not reach the server/],
    ['the message of another failure', new Error('odd'), /^odd$/],
    ['that it failed, where there is no message', new Error(), /^Login failed$/],
  ])('shows %s, and keeps what was typed', async (_what, error, text) => {
    const { session } = await signIn(() => error);
    await waitFor(() => expect(alertText()).toMatch(text));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('abebe@example.org');
    expect(session.read().status).toBe('signedOut');
  });

  it('tells at what time it is worth trying again', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 30), toFake: ['Date'] });
    await signIn(() => failure('TOO_MANY_REQUESTS', 'Too many tries.', { retryAfter: 900 }));
    await waitFor(() => expect(alertText()).toContain('Too many tries. You can try again at 2:45'));
  });

  it('suits password managers, and shows the password when asked to', async () => {
    const { user } = showAdmin('/admin', sessionOf(null));
    const password = screen.getByLabelText('Password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    expect(password.getAttribute('type')).toBe('password');
    await user.click(button('Show password'));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(button('Hide password'));
    expect(password.getAttribute('type')).toBe('password');
  });

  it('is not asked of those who are signed in', async () => {
    showAdmin('/admin', sessionOf(someone));
    await waitFor(() => expect(heading()).toBe('Admin Dashboard'));
  });
});

describe('the dashboard', () => {
  it('shows who is signed in, and the links of the specification', () => {
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
      ['Manage Categories', '/admin/categories'],
      ['Your Account', '/admin/account'],
    ];
    for (const [name = '', target] of targets) {
      expect(main.getByRole('link', { name }).getAttribute('href')).toBe(target);
    }
  });
});

describe('the bar of those who are signed in', () => {
  it('is not there for visitors, nor from the server', () => {
    showAdmin('/', sessionOf(null));
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
    expect(renderToString(adminArea('/', sessionOf(someone)).element)).not.toContain('Sign out');
  });

  it('signs out of the backend everywhere, forgets the session and goes to /', async () => {
    const session = sessionOf(someone);
    const { asked, router, user } = showAdmin('/admin/dashboard', session, {
      SignOut: () => ({ signOut: true }),
    });
    await user.click(button('Sign out'));
    await waitFor(() => expect(session.read().status).toBe('signedOut'));
    expect(asked).toEqual([['SignOut', { scope: 'GLOBAL' }]]);
    expect(localStorage).toHaveLength(0);
    // Not to the sign-in, where the guard of the page one was on would have sent one.
    expect(router.state.location.pathname).toBe('/');
    expect(heading()).toBe('Front door');
  });

  it('says when that failed, and leaves one signed in', async () => {
    const session = sessionOf(someone);
    const { user } = showAdmin('/admin/dashboard', session);
    await user.click(button('Sign out'));
    expect(await screen.findByText('You could not be signed out. Please try again.')).toBeTruthy();
    expect(session.read().status).toBe('signedIn');
    expect(heading()).toBe('Admin Dashboard');
  });
});

describe('one’s account', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0';
  const here = {
    __typename: 'ActiveSession',
    id: 's1',
    createdAt: '2026-11-20T01:00:00Z',
    lastUsedAt: '2026-11-21T01:00:00Z',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    isCurrent: true,
  };
  const elsewhere = { ...here, id: 's2', userAgent: firefox, isCurrent: false };

  async function showAccount(answers: Answers = {}) {
    const session = sessionOf(someone);
    let sessions = [here, elsewhere];
    const ended = () => (sessions = [here]);
    const shown = showAdmin('/admin/account', session, {
      ActiveSessions: () => ({ activeSessions: sessions }),
      EndSession: () => (ended(), { endSession: 's2' }),
      SignOutOthers: () => (ended(), { signOut: true }),
      ...answers,
    });
    await screen.findByText(/^Chrome on Android/);
    return { ...shown, session };
  }

  async function changePassword(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByLabelText(/^Current password/), 'old one');
    await user.type(screen.getByLabelText(/^New password/), 'new one');
    await user.click(button('Change password'));
  }
  const reasonAt = (label: RegExp) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
    return document.getElementById(ids.split(' ')[0] ?? '')?.textContent;
  };

  it('changes the password and goes on with the new session', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked, session } = await showAccount({
      ChangePassword: () => ({ changePassword: opened('after') }),
    });
    await changePassword(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
    expect(await screen.findByText(/^Your password has been changed/)).toBeTruthy();
    expect(asked).toContainEqual([
      'ChangePassword',
      { currentPassword: 'old one', newPassword: 'new one' },
    ]);
    expect(await session.accessToken()).toBe('after');
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('');
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText(/^Your password has been changed/)).toBeNull();
  });

  it('shows the reasons against a password beneath the fields', async () => {
    const fields = { currentPassword: 'It is wrong', newPassword: 'It is too short' };
    const { user } = await showAccount({
      ChangePassword: () => failure('BAD_USER_INPUT', 'No', { fields }),
    });
    await changePassword(user);
    await waitFor(() => expect(reasonAt(/^Current password/)).toBe('It is wrong'));
    expect(reasonAt(/^New password/)).toBe('It is too short');
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('new one');
  });

  it('asks for both passwords before it asks the server', async () => {
    const { asked, user } = await showAccount();
    await user.click(button('Change password'));
    expect(reasonAt(/^Current password/)).toBe('Current password is required');
    expect(reasonAt(/^New password/)).toBe('New password is required');
    expect(asked.map(([name]) => name)).not.toContain('ChangePassword');
  });

  it('lists where one is signed in, and ends a chosen sign-in', async () => {
    const { asked, user } = await showAccount();
    expect(screen.getByText(/^Chrome on Android/).textContent).toContain('This browser');
    await user.click(screen.getByRole('button', { name: /^Sign out Firefox on Windows/ }));
    expect(await screen.findByText('Firefox on Windows has been signed out.')).toBeTruthy();
    expect(asked).toContainEqual(['EndSession', { id: 's2' }]);
    expect(screen.queryByText('Firefox on Windows')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('signs out everywhere else', async () => {
    const { user, session } = await showAccount();
    await user.click(button('Sign out everywhere else'));
    expect(await screen.findByText('You are signed out everywhere else.')).toBeTruthy();
    expect(screen.queryByText('Firefox on Windows')).toBeNull();
    expect(session.read().status).toBe('signedIn');
  });

  it('signs this browser out alone', async () => {
    const { asked, router, user, session } = await showAccount({
      SignOut: () => ({ signOut: true }),
    });
    await user.click(screen.getByRole('button', { name: /^Sign out Chrome on Android/ }));
    await waitFor(() => expect(session.read().status).toBe('signedOut'));
    expect(asked).toContainEqual(['SignOut', { scope: 'LOCAL' }]);
    expect(router.state.location.pathname).toBe('/');
  });

  it('says when a sign-in could not be ended', async () => {
    const { user } = await showAccount({ EndSession: () => new TypeError('Failed to fetch') });
    await user.click(screen.getByRole('button', { name: /^Sign out Firefox/ }));
    expect(await screen.findByText(/^We could not reach the server/)).toBeTruthy();
    expect(screen.getByText('Firefox on Windows')).toBeTruthy();
  });
});
