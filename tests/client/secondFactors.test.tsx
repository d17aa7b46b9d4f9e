import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { Component as SecurityPolicy } from '../../client/admin/security/SecurityPolicy.tsx';
import { type Answers, button, clearAround, heading, showAdmin } from './support/adminArea.tsx';
import { downloads } from './support/downloads.ts';
import { renderPage } from './support/renderPage.tsx';
import { failure, opened, sessionOf, someone } from './support/session.ts';
import { enter } from './support/enter.ts';

clearAround();

const passkey = {
  __typename: 'Passkey',
  id: 'k1',
  name: 'Phone',
  createdAt: '2026-11-20T01:00:00Z',
  lastUsedAt: null,
  cloneSuspectedAt: null,
};
const factors = {
  __typename: 'SecondFactors',
  id: someone.id,
  hasPassword: true,
  totpSince: null as string | null,
  recoveryCodesLeft: 0,
  passkeys: [] as object[],
};
const setup = { __typename: 'TotpSetup', secret: 'ABCDEFGH', uri: 'otpauth://totp/a', setup: 's' };

describe('signing in with a second factor', () => {
  const values = { challenge: 'c1', methods: ['CODE', 'RECOVERY_CODE', 'PASSKEY'] };
  const required = failure('SECOND_FACTOR_REQUIRED', 'One more', {
    reason: 'secondFactorRequired',
    values,
  });
  async function passwordGiven(answers: Answers) {
    const session = sessionOf(null);
    const shown = showAdmin('/admin', session, { SignIn: () => required, ...answers });
    await enter(shown.user, screen.getByLabelText('Email'), 'abebe@example.org');
    await enter(shown.user, screen.getByLabelText('Password'), 'injera wot');
    await shown.user.click(button('Sign in'));
    await screen.findByRole('heading', { name: 'One more step' });
    return { ...shown, session };
  }

  it('asks for a code and continues with it', async () => {
    const { asked, user } = await passwordGiven({
      CompleteSignIn: () => ({ completeSignIn: opened() }),
    });
    await enter(user, screen.getByLabelText('Code of six digits'), '123456');
    await user.click(button('Sign in'));
    await waitFor(() => expect(heading()).toBe('Admin Dashboard'));
    expect(asked).toContainEqual([
      'CompleteSignIn',
      { challenge: 'c1', proof: { code: '123456' } },
    ]);
  });

  it('shows what is wrong with a code, and accepts a recovery code instead', async () => {
    const fieldCodes = { code: { code: 'wrongCode', values: {} } };
    let isAccepted = false;
    const { asked, user, router } = await passwordGiven({
      CompleteSignIn: () =>
        isAccepted
          ? { completeSignIn: opened() }
          : failure('INVALID_CREDENTIALS', 'no', { fields: { code: 'no' }, fieldCodes }),
    });
    // This browser knows no passkeys.
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    await user.click(button('Sign in'));
    expect(screen.getByText(/Code of six digits is required/)).toBeTruthy();
    await enter(user, screen.getByLabelText('Code of six digits'), '000000');
    await user.click(button('Sign in'));
    expect(await screen.findByText('This code is wrong, too old, or was used before')).toBeTruthy();
    await user.click(button('Use a recovery code'));
    expect(screen.queryByText(/^This recovery code is used up\./)).toBeNull();
    isAccepted = true;
    await enter(user, screen.getByLabelText('Recovery code'), 'abcdef');
    await user.click(button('Sign in'));
    await waitFor(() =>
      expect(asked).toContainEqual([
        'CompleteSignIn',
        { challenge: 'c1', proof: { recoveryCode: 'abcdef' } },
      ]),
    );
    expect(await screen.findByText(/^This recovery code is used up\./)).toBeTruthy();
    await user.click(button('Your Account'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/account'));
  });

  it('returns to the password if it took too long', async () => {
    const { user } = await passwordGiven({
      CompleteSignIn: () => failure('INVALID_CREDENTIALS', 'late', { reason: 'signInExpired' }),
    });
    await enter(user, screen.getByLabelText('Code of six digits'), '123456');
    await user.click(button('Sign in'));
    expect(await screen.findByText(/^This sign-in took too long/)).toBeTruthy();
    await user.click(button('Begin again'));
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });
});

const required = failure('CONFIRMATION_REQUIRED', 'No', { reason: 'confirmationRequired' });
const confirmation = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

describe('the second factors of an account', () => {
  function show(present: typeof factors, answers: Answers = {}) {
    return showAdmin('/admin/account', sessionOf(someone), {
      ActiveSessions: () => ({ activeSessions: [] }),
      SecondFactors: () => ({ secondFactors: present }),
      ...answers,
    });
  }

  it('are changed only after a confirmation, which can be cancelled', async () => {
    let isConfirmed = false;
    const { asked, user } = show(factors, {
      ConfirmIdentity: () => ((isConfirmed = true), { confirmIdentity: factors }),
      CreateTotpSetup: () => (isConfirmed ? { createTotpSetup: setup } : required),
    });
    await screen.findByText('Your account has no second factor yet.');
    await user.click(button('Set up an app'));
    await user.click(within(await confirmation()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Please confirm that it is you first.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button('Set up an app'));
    const dialog = within(await confirmation());
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(dialog.getByText('Your password is required')).toBeTruthy();
    await enter(user, dialog.getByLabelText(/^Your password/), 'injera wot');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
    expect(asked).toContainEqual(['ConfirmIdentity', { proof: { password: 'injera wot' } }]);
  });

  it('let an account without a password choose one', async () => {
    const { asked, user } = show(
      { ...factors, hasPassword: false, passkeys: [passkey] },
      { ChangePassword: () => ({ changePassword: opened() }) },
    );
    await screen.findByText('Phone');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await enter(user, screen.getByLabelText('New password'), 'injera wot kitfo');
    await user.click(button('Change password'));
    await waitFor(() =>
      expect(asked).toContainEqual([
        'ChangePassword',
        { currentPassword: '', newPassword: 'injera wot kitfo' },
      ]),
    );
  });

  it('may be confirmed with a code if there is an app', async () => {
    const withApp = { ...factors, totpSince: '2026-11-20T00:00:00Z' };
    let isConfirmed = false;
    const { asked, user } = show(withApp, {
      ConfirmationMethods: () => ({ secondFactors: withApp }),
      ConfirmIdentity: () => ((isConfirmed = true), { confirmIdentity: factors }),
      RemoveTotp: () => (isConfirmed ? { removeTotp: factors } : required),
    });
    await user.click(await screen.findByRole('button', { name: /^Remove the app/ }));
    const question = within(screen.getByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove the app' }));
    const dialog = within(await confirmation());
    await user.click(await dialog.findByRole('button', { name: 'With a code of your app' }));
    await enter(user, dialog.getByLabelText('Code of six digits'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Removed: Authenticator app')).toBeTruthy();
    expect(asked).toContainEqual(['ConfirmIdentity', { proof: { code: '123456' } }]);
  });

  it('include an app, whose setup shows the recovery codes once', async () => {
    const { asked, user, router } = show(factors, {
      CreateTotpSetup: () => ({ createTotpSetup: setup }),
      AddTotp: () => ({
        addTotp: {
          __typename: 'AddedSecondFactor',
          recoveryCodes: ['one', 'two'],
          secondFactors: { ...factors, totpSince: '2026-11-23T00:00:00Z', recoveryCodesLeft: 2 },
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    const image = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    expect(image.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    await enter(user, screen.getByLabelText('Code of six digits'), '123456');
    await user.click(button('Finish'));
    expect(await screen.findByText('two')).toBeTruthy();
    expect(asked).toContainEqual(['AddTotp', { setup: 's', code: '123456' }]);
    expect(screen.getByText('Codes left: 2')).toBeTruthy();
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe('one\ntwo\n');
    const ask = vi.fn(() => false);
    vi.stubGlobal('confirm', ask);
    await act(() => router.navigate('/admin/setup'));
    expect(ask).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/admin/account');
    downloads();
    const files = vi.spyOn(URL, 'createObjectURL');
    await user.click(button('Download'));
    const [file] = files.mock.calls.flat() as Blob[];
    const address = `${window.location.origin}\n${someone.email}`;
    expect(await file?.text()).toBe(
      `Recovery codes\n${address}\nThey let you in when your device is lost. Each is good once.\n\none\ntwo\n`,
    );
    await user.click(button('I have kept them'));
    expect(screen.queryByText('two')).toBeNull();
  });

  it('require confirmation again after it has expired, and keep what was typed', async () => {
    let isConfirmed = false;
    const { asked, user } = show(factors, {
      CreateTotpSetup: () => ({ createTotpSetup: setup }),
      ConfirmIdentity: () => ((isConfirmed = true), { confirmIdentity: factors }),
      AddTotp: () =>
        isConfirmed
          ? {
              addTotp: {
                __typename: 'AddedSecondFactor',
                recoveryCodes: null,
                secondFactors: { ...factors, totpSince: '2026-11-23T00:00:00Z' },
              },
            }
          : required,
    });
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    const code = await screen.findByLabelText<HTMLInputElement>('Code of six digits');
    await enter(user, code, '123456');
    await user.click(button('Finish'));
    const dialog = within(await confirmation());
    expect(code.value).toBe('123456');
    await enter(user, dialog.getByLabelText(/^Your password/), 'injera wot');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The authenticator app is set up.')).toBeTruthy();
    expect(asked.filter(([name]) => name === 'AddTotp')).toHaveLength(2);
  });

  it('include passkeys, which can be renamed, and removed after a question', async () => {
    const { asked, user } = show(
      { ...factors, passkeys: [passkey] },
      {
        RenamePasskey: () => ({ renamePasskey: { ...passkey, name: 'Laptop' } }),
        RemovePasskey: () => ({ removePasskey: factors }),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Rename the passkey Phone' }));
    const name = screen.getByLabelText('Name of the passkey');
    await user.clear(name);
    await enter(user, name, 'Laptop');
    await user.click(button('Save name'));
    expect(await screen.findByText('The passkey is called Laptop now.')).toBeTruthy();
    await user.click(button('Remove the passkey Laptop'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The passkey Laptop was removed.')).toBeTruthy();
    expect(asked).toContainEqual(['RemovePasskey', { id: 'k1' }]);
  });
});

it('Sign-in Security names each account, and says if its owner gets no email', async () => {
  const accounts = [
    { id: 'a', name: 'Alem Tadesse', email: 'alem@example.org', hasTotp: true, passkeyCount: 0 },
    { id: 'b', name: '', email: 'mulu@example.org', hasTotp: false, passkeyCount: 0 },
  ].map((account) => ({ ...account, recoveryCodesLeft: 0 }));
  renderPage(SecurityPolicy, {
    secondFactorPolicy: { isRequired: false, accounts },
    siteSettings: { sendsMail: false },
  });
  await screen.findByRole('heading', { name: 'Alem Tadesse (alem@example.org)' });
  expect(screen.getByRole('heading', { name: 'mulu@example.org' })).toBeTruthy();
  await userEvent.setup().click(button('Remove all second factors of alem@example.org'));
  expect(screen.getByRole('alertdialog').textContent).toContain('Tell them yourself');
});

it('Sign-in Security requires a second factor of each account, from an admin who has one', async () => {
  const user = userEvent.setup();
  const asked: object[] = [];
  let isRequired = false;
  let hasOne = false;
  renderPage(SecurityPolicy, {
    secondFactorPolicy: () => ({ isRequired, accounts: [] }),
    siteSettings: { sendsMail: true },
    requireSecondFactor(args: { isRequired: boolean }) {
      asked.push(args);
      const extensions = { code: 'CONFLICT', reason: 'secondFactorMissing' };
      if (!hasOne) throw new GraphQLError('No', { extensions });
      ({ isRequired } = args);
      return { isRequired, accounts: [] };
    },
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  await user.click(box);
  await user.click(button('Save'));
  await screen.findByText('Please set up a second factor of your own first.');
  expect(box.checked).toBe(true);
  hasOne = true;
  await user.click(button('Save'));
  await screen.findByText('Every account needs a second factor from now on.');
  await user.click(box);
  await user.click(button('Save'));
  await screen.findByText('A second factor is everybody’s own choice from now on.');
  expect(asked.slice(1)).toEqual([{ isRequired: true }, { isRequired: false }]);
});

it('a user who has set up a required second factor goes on to the dashboard', async () => {
  const session = sessionOf({ ...someone, mustSetUpSecondFactor: true });
  const renew = vi.spyOn(session, 'renew').mockImplementation(() => {
    session.begin(opened('second'));
    return Promise.resolve('second');
  });
  const { router, user } = showAdmin('/admin/second-factor', session, {
    SecondFactors: () => ({ secondFactors: { ...factors, passkeys: [passkey] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Go on to the dashboard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  expect(renew).toHaveBeenCalledWith('token');
});

it('a user who must set up a second factor is redirected to that page', async () => {
  const session = sessionOf({ ...someone, mustSetUpSecondFactor: true });
  showAdmin('/admin/secret', session, { SecondFactors: () => ({ secondFactors: factors }) });
  await waitFor(() => expect(heading()).toBe('Set up a second factor'));
});
