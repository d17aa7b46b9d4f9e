import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, button, clearAround, heading, showAdmin } from './support/adminArea.tsx';
import { failure, opened, sessionOf, someone } from './support/session.ts';
import { enter } from './support/enter.ts';

clearAround();

const link = {
  __typename: 'AccountLink',
  kind: 'INVITATION',
  email: 'new@example.org',
  language: 'EN',
  expiresAt: '2026-11-27T01:00:00Z',
};
const good: Answers = { AccountLink: () => ({ accountLink: link }) };

describe('the link of an invitation', () => {
  it('asks for a password, signs in, and disappears from the address', async () => {
    const session = sessionOf(null);
    const { asked, router, user } = showAdmin('/admin/invitation#secret', session, {
      ...good,
      AcceptInvitation: () => ({ acceptInvitation: opened() }),
    });
    await screen.findByText(/new@example\.org/);
    expect(router.state.location.hash).toBe('');
    await enter(user, screen.getByLabelText(/^Your name/), 'Almaz Bekele');
    await enter(user, screen.getByLabelText(/^New password/), 'injera wot kitfo shiro');
    await user.click(button('Choose password and sign in'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(asked).toContainEqual([
      'AcceptInvitation',
      { token: 'secret', newPassword: 'injera wot kitfo shiro', accountName: 'Almaz Bekele' },
    ]);
    expect(session.read().status).toBe('signedIn');
  });

  it('shows why a name is refused', async () => {
    const { user } = showAdmin('/admin/invitation#secret', sessionOf(null), {
      ...good,
      AcceptInvitation: () =>
        failure('BAD_USER_INPUT', 'No', { fields: { name: 'It is too long' } }),
    });
    await enter(user, await screen.findByLabelText(/^New password/), 'injera wot kitfo shiro');
    await user.click(button('Choose password and sign in'));
    expect(await screen.findByText('It is too long')).toBeTruthy();
    await enter(user, screen.getByLabelText(/^Your name/), 'A');
    expect(screen.queryByText('It is too long')).toBeNull();
  });

  it('shows why a password is refused, and keeps it', async () => {
    const { user } = showAdmin('/admin/invitation#secret', sessionOf(null), {
      ...good,
      AcceptInvitation: () =>
        failure('BAD_USER_INPUT', 'No', { fields: { newPassword: 'It is too short' } }),
    });
    await enter(user, await screen.findByLabelText(/^New password/), 'short');
    await user.click(button('Choose password and sign in'));
    expect(await screen.findByText('It is too short')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('short');
  });

  it.each([
    'linkUsed',
    'linkExpired',
    'linkReplaced',
    'linkWithdrawn',
    'linkInvalid',
    'linkOfAnother',
  ])('shows why it cannot be used: %s', async (reason) => {
    showAdmin('/admin/invitation#secret', sessionOf(null), {
      AccountLink: () => failure('LINK_REFUSED', 'x', { reason, values: {} }),
    });
    await waitFor(() => expect(heading()).toBe('This link cannot be used'));
    expect(screen.getByRole('alert').textContent).toMatch(/^(This|A later) link/);
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
  });

  it('is reported as incomplete if it has no token', async () => {
    showAdmin('/admin/invitation', sessionOf(null), good);
    expect(await screen.findByText(/^The link is not complete/)).toBeTruthy();
  });

  it('is in the language of the person who was invited', async () => {
    showAdmin('/admin/invitation#secret', sessionOf(null), {
      AccountLink: () => ({ accountLink: { ...link, language: 'AM' } }),
    });
    await waitFor(() => expect(heading()).toBe('እንኳን ደህና መጡ'));
  });
});

describe('a forgotten password', () => {
  const settings = (sendsMail: boolean): Answers => ({
    ForgottenPassword: () => ({ siteSettings: { __typename: 'SiteSettings', sendsMail } }),
  });

  it('is reported in a form that does not reveal whether an account exists', async () => {
    const { asked, user } = showAdmin('/admin', sessionOf(null), {
      ...settings(true),
      RequestPasswordReset: () => ({ requestPasswordReset: true }),
    });
    await user.click(screen.getByRole('link', { name: 'Forgotten your password?' }));
    await enter(user, await screen.findByLabelText(/^Email/), 'abebe@example.org');
    await user.click(button('Send the link'));
    expect(await screen.findByText(/^If there is an account for abebe@example.org/)).toBeTruthy();
    expect(asked).toContainEqual(['RequestPasswordReset', { email: 'abebe@example.org' }]);
  });

  it('shows no form if the website cannot send email', async () => {
    showAdmin('/admin/forgotten-password', sessionOf(null), settings(false));
    expect(await screen.findByText(/^The website cannot send email/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
  });

  it('is replaced through the link, and then the page links to the sign-in page', async () => {
    const { asked, router, user } = showAdmin('/admin/reset-password#secret', sessionOf(null), {
      ...good,
      ResetPassword: () => ({ resetPassword: 'new@example.org' }),
    });
    await enter(user, await screen.findByLabelText(/^New password/), 'injera wot kitfo shiro');
    await user.click(button('Save password'));
    expect(await screen.findByText(/^Your password has been changed/)).toBeTruthy();
    expect(asked).toContainEqual([
      'ResetPassword',
      { token: 'secret', newPassword: 'injera wot kitfo shiro' },
    ]);
    await user.click(screen.getByRole('link', { name: 'To the sign-in page' }));
    expect(router.state.location.pathname).toBe('/admin');
  });
});

describe('a change of address', () => {
  it('is confirmed with its link', async () => {
    const session = sessionOf(someone);
    const { asked, router, user } = showAdmin('/admin/confirm-email#secret', session, {
      ...good,
      ConfirmEmailChange: () => ({
        confirmEmailChange: { __typename: 'User', id: someone.id, email: 'new@example.org' },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Your email address is new@example.org now.')).toBeTruthy();
    expect(asked).toContainEqual(['ConfirmEmailChange', { token: 'secret' }]);
    expect(session.read().user?.email).toBe('new@example.org');
    expect(router.state.location.hash).toBe('');
  });

  it('returns the focus to its button if it fails', async () => {
    const { user } = showAdmin('/admin/confirm-email#secret', sessionOf(someone), {
      ...good,
      ConfirmEmailChange() {
        // A browser takes the focus from a button that is disabled.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        return failure('TOO_MANY_REQUESTS', 'No');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(document.activeElement).toBe(button('Confirm')));
  });

  it('keeps the token while the sign-in page is open', () => {
    const { router } = showAdmin('/admin/confirm-email#secret', sessionOf(null));
    expect(router.state.location.pathname).toBe('/admin');
    expect(router.state.location.state).toEqual({ from: '/admin/confirm-email#secret' });
  });

  it('is requested on the account page with the password', async () => {
    const { asked, user } = showAdmin('/admin/account', sessionOf(someone), {
      ActiveSessions: () => ({ activeSessions: [] }),
      ChangeEmail: () => ({ siteSettings: { __typename: 'SiteSettings', sendsMail: true } }),
      RequestEmailChange: () => ({ requestEmailChange: true }),
    });
    await enter(user, await screen.findByLabelText(/^New email address/), 'new@example.org');
    await enter(user, screen.getByLabelText('Your password'), 'injera wot');
    await user.click(button('Change email address'));
    expect(await screen.findByText(/^Open the link that has been sent to new@/)).toBeTruthy();
    expect(asked).toContainEqual([
      'RequestEmailChange',
      { email: 'new@example.org', password: 'injera wot' },
    ]);
  });
});
