import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, clearAround, heading, showAdmin } from './support/adminArea.tsx';
import { failure, opened, sessionOf, someone } from './support/session.ts';
import { enter } from './support/enter.ts';

clearAround();

const alertText = () => within(screen.getByRole('main')).getByRole('alert').textContent;

describe('signing in', () => {
  async function signIn(answer: () => object | Error) {
    const session = sessionOf(null);
    const shown = showAdmin('/admin', session, { SignIn: answer });
    await enter(shown.user, screen.getByLabelText('Email'), 'abebe@example.org');
    await enter(shown.user, screen.getByLabelText('Password'), 'injera wot');
    await shown.user.click(button('Sign in'));
    return { ...shown, session };
  }

  it('stores the session and goes to the dashboard', async () => {
    const { asked, router } = await signIn(() => ({ signIn: opened() }));
    await waitFor(() => expect(heading()).toBe('Admin Dashboard'));
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    await waitFor(() =>
      expect(asked.map(([name]) => name).sort()).toEqual(['Dashboard', 'SetupSteps', 'SignIn']),
    );
    expect(asked[0]).toEqual(['SignIn', { email: 'abebe@example.org', password: 'injera wot' }]);
    expect(localStorage.getItem('session')).toContain('first');
  });

  it.each([
    [
      'what the server says',
      failure('INVALID_CREDENTIALS', 'Invalid login credentials'),
      /^Invalid login credentials$/,
    ],
    [
      'what the server says with a code that the page does not know',
      failure('NEWER', 'Please use the new sign-in page'),
      /^Please use the new sign-in page$/,
    ],
    ['that it was not reached', new TypeError('Failed to fetch'), /^We could not reach the server/],
    ['the message of another failure', new Error('odd'), /^odd$/],
    ['that it failed, where there is no message', new Error(), /^Login failed$/],
    ['that it failed, where the answer is empty', {}, /^Login failed$/],
    ['that it failed, where the answer holds no session', { signIn: null }, /^Login failed$/],
  ])('shows %s, and keeps what was typed', async (_what, error, text) => {
    const { session } = await signIn(() => error);
    await waitFor(() => expect(alertText()).toMatch(text));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('abebe@example.org');
    expect(session.read().status).toBe('signedOut');
  });

  it('shows from what time a retry makes sense', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T01:30:00Z'), toFake: ['Date'] });
    await signIn(() => failure('TOO_MANY_REQUESTS', 'Too many tries.', { retryAfter: 900 }));
    await waitFor(() => expect(alertText()).toContain('Too many tries. You can try again at 2:45'));
  });

  it('works with password managers, and can show the password', async () => {
    const { user } = showAdmin('/admin', sessionOf(null));
    const password = screen.getByLabelText('Password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    expect(password.getAttribute('type')).toBe('password');
    await user.click(button('Show password'));
    expect(password.getAttribute('type')).toBe('text');
    await user.click(button('Hide password'));
    expect(password.getAttribute('type')).toBe('password');
  });

  it('is skipped for users who are signed in', async () => {
    showAdmin('/admin', sessionOf(someone));
    await waitFor(() => expect(heading()).toBe('Admin Dashboard'));
  });
});
