import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, button, clearAround, showAdmin } from './support/adminArea.tsx';
import { failure, opened, sessionOf, someone } from './support/session.ts';
import { enter } from './support/enter.ts';

clearAround();

describe('the account page', () => {
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
    await enter(user, screen.getByLabelText(/^Current password/), 'old one');
    await enter(user, screen.getByLabelText(/^New password/), 'new one');
    await user.click(button('Change password'));
  }
  const reasonAt = (label: RegExp) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
    return document.getElementById(ids.split(' ')[0] ?? '')?.textContent;
  };

  it('changes the name of the account and of the session', async () => {
    const { asked, session, user } = await showAccount({
      ChangeName: () => ({ changeName: { __typename: 'User', id: someone.id, name: 'Abebe' } }),
    });
    await enter(user, screen.getByRole('textbox', { name: 'Your name' }), 'Abebe ');
    await user.click(button('Save your name'));
    expect(await screen.findByText('Your name has been saved.')).toBeTruthy();
    expect(asked).toContainEqual(['ChangeName', { name: 'Abebe ' }]);
    expect(session.read().user?.name).toBe('Abebe');
  });

  it('shows beneath the field why a name is refused', async () => {
    const { user } = await showAccount({
      ChangeName: () => failure('BAD_USER_INPUT', 'No', { fields: { name: 'It is too long' } }),
    });
    await user.click(button('Save your name'));
    expect(await screen.findByText('It is too long')).toBeTruthy();
  });

  it('changes the password and continues with the new session', async () => {
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

  it('shows beneath the fields why a password is refused', async () => {
    const fields = { currentPassword: 'It is wrong', newPassword: 'It is too short' };
    const { user } = await showAccount({
      ChangePassword: () => failure('BAD_USER_INPUT', 'No', { fields }),
    });
    await changePassword(user);
    await waitFor(() => expect(reasonAt(/^Current password/)).toBe('It is wrong'));
    expect(reasonAt(/^New password/)).toBe('It is too short');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/));
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('new one');
  });

  it('requires both passwords before it asks the server', async () => {
    const { asked, user } = await showAccount();
    await user.click(button('Change password'));
    expect(reasonAt(/^Current password/)).toBe('Current password is required');
    expect(reasonAt(/^New password/)).toBe('New password is required');
    expect(asked.map(([name]) => name)).not.toContain('ChangePassword');
  });

  it('lists the active sessions and ends a chosen one', async () => {
    const { asked, user } = await showAccount();
    const present = screen.getByText('Chrome on Android').closest('li');
    expect(present?.textContent).toContain('This browser');
    await user.click(screen.getByRole('button', { name: /^Sign out Firefox on Windows/ }));
    expect(await screen.findByText('Firefox on Windows has been signed out.')).toBeTruthy();
    expect(asked).toContainEqual(['EndSession', { id: 's2' }]);
    expect(screen.queryByText('Firefox on Windows')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
    expect(document.activeElement).toBe(present?.parentElement);
  });

  it('signs out everywhere else', async () => {
    const { user, session } = await showAccount();
    await user.click(button('Sign out everywhere else'));
    expect(await screen.findByText('You are signed out everywhere else.')).toBeTruthy();
    expect(screen.queryByText('Firefox on Windows')).toBeNull();
    expect(session.read().status).toBe('signedIn');
  });

  it('signs out only this browser', async () => {
    const { asked, router, user, session } = await showAccount({
      SignOut: () => ({ signOut: true }),
    });
    await user.click(screen.getByRole('button', { name: /^Sign out Chrome on Android/ }));
    await waitFor(() => expect(session.read().status).toBe('signedOut'));
    expect(asked).toContainEqual(['SignOut', { scope: 'LOCAL' }]);
    expect(router.state.location.pathname).toBe('/');
  });

  it('reports a sign-in that could not be ended', async () => {
    const { user } = await showAccount({ EndSession: () => new TypeError('Failed to fetch') });
    await user.click(screen.getByRole('button', { name: /^Sign out Firefox/ }));
    expect(await screen.findByText(/^“Sign out Firefox .*did not work/)).toBeTruthy();
    expect(screen.getByText('Firefox on Windows')).toBeTruthy();
  });
});
