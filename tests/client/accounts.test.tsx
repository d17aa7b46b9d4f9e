import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, button, clearAround, showAdmin } from './support/adminArea.tsx';
import { failure, sessionOf, someone } from './support/session.ts';
import { enter } from './support/enter.ts';

clearAround();

const own = {
  __typename: 'Account',
  id: someone.id,
  version: 1,
  email: someone.email,
  name: '',
  roles: ['ADMIN'],
  createdAt: '2026-01-20T01:00:00Z',
  lastSignInAt: '2026-11-20T01:00:00Z',
  disabledAt: null,
};
const colleague = {
  ...own,
  id: 'a2',
  version: 3,
  email: 'almaz@example.org',
  roles: ['EDITOR', 'REGISTRAR'],
  lastSignInAt: null,
};

const page = {
  accounts: [own, colleague],
  invitations: [],
  formerAccounts: [],
  apiTokens: [],
};

const factors = {
  __typename: 'SecondFactors',
  id: someone.id,
  totpSince: null,
  passkeys: [],
};
const required = failure('CONFIRMATION_REQUIRED', 'No', { reason: 'confirmationRequired' });
const confirmation = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

/** Accepts one password only. */
const confirmedBy = (confirm: () => unknown): Answers => ({
  ConfirmationMethods: () => ({ secondFactors: factors }),
  ConfirmIdentity: ({ proof }) => {
    if ((proof as { password: string }).password === 'injera wot') {
      confirm();
      return { confirmIdentity: factors };
    }
    const fieldCodes = { password: { code: 'wrongPassword', values: {} } };
    return failure('BAD_USER_INPUT', 'No', {
      reason: 'invalidFields',
      fields: { password: '' },
      fieldCodes,
    });
  },
});

describe('the accounts page', () => {
  async function show(answers: Answers = {}, accounts: object[] = [own, colleague]) {
    const shown = showAdmin('/admin/accounts', sessionOf(someone), {
      Accounts: () => ({ ...page, accounts }),
      ...answers,
    });
    await screen.findByText('almaz@example.org');
    return shown;
  }
  const row = (email: string) => within(screen.getByText(email).closest('li') as HTMLElement);

  it('shows the roles of each account and marks the user’s own account', async () => {
    await show();
    expect(row(own.email).getByText('You')).toBeTruthy();
    expect(row(colleague.email).queryByText('You')).toBeNull();
    expect(row(colleague.email).getByText('Editor · Registrar')).toBeTruthy();
    expect(row(colleague.email).getByText(/Never signed in yet/)).toBeTruthy();
  });

  it('changes the name and roles of the version that was shown', async () => {
    const name = 'Almaz Bekele';
    const { asked, user } = await show({
      ChangeRoles: () => ({ changeRoles: { ...colleague, version: 4, roles: ['ADMIN'], name } }),
    });
    await user.click(button('Change name and roles of almaz@example.org'));
    expect(document.activeElement).toBe(row(colleague.email).getByLabelText('Name'));
    for (const name of [/^Admin/, /^Editor/, /^Registrar/]) {
      await user.click(row(colleague.email).getByRole('checkbox', { name }));
    }
    await enter(user, row(colleague.email).getByLabelText('Name'), name);
    await user.click(button('Save'));
    expect(
      await screen.findByText('The name and roles of almaz@example.org have been changed.'),
    ).toBeTruthy();
    expect(asked).toContainEqual(['ChangeRoles', { id: 'a2', version: 3, roles: ['ADMIN'], name }]);
    expect(row(colleague.email).getByRole('heading').textContent).toBe(name);
    expect(row(colleague.email).queryByRole('checkbox')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Change name and roles'),
    );
  });

  it('updates the session after a user changes their own roles', async () => {
    const session = sessionOf(someone);
    const { user } = showAdmin('/admin/accounts', session, {
      Accounts: () => page,
      ChangeRoles: () => ({ changeRoles: { ...own, version: 2, roles: ['EDITOR'] } }),
    });
    await user.click(
      await screen.findByRole('button', { name: /^Change name and roles of abebe/ }),
    );
    await user.click(row(own.email).getByRole('checkbox', { name: /^Admin/ }));
    await user.click(row(own.email).getByRole('checkbox', { name: /^Editor/ }));
    await user.click(button('Save'));
    await waitFor(() => expect(session.read().user?.roles).toEqual(['EDITOR']));
  });

  it('keeps the selected roles after a refusal and shows the reason', async () => {
    const { user } = await show({
      ChangeRoles: () => failure('CONFLICT', 'No', { reason: 'lastAdmin', values: {} }),
    });
    await user.click(button('Change name and roles of abebe@example.org'));
    const box = () => row(own.email).getByRole<HTMLInputElement>('checkbox', { name: /^Admin/ });
    await user.click(box());
    await user.click(button('Save'));
    expect(await screen.findByText(/^Nobody else has the role Admin/)).toBeTruthy();
    expect(box().checked).toBe(false);
  });

  it('shows beneath the field why a name is refused', async () => {
    const { user } = await show({
      ChangeRoles: () => failure('BAD_USER_INPUT', 'No', { fields: { name: 'It is too long' } }),
    });
    await user.click(button('Change name and roles of almaz@example.org'));
    await user.click(button('Save'));
    expect(await screen.findByText('It is too long')).toBeTruthy();
  });

  it('switches an account off after a question', async () => {
    let accounts: object[] = [own, colleague];
    const off = { ...colleague, version: 4, disabledAt: '2026-11-22T01:00:00Z' };
    const { asked, user } = await show({
      Accounts: () => ({ ...page, accounts }),
      DisableAccount: () => ((accounts = [own, off]), { disableAccount: off }),
    });
    await user.click(button('Switch off almaz@example.org'));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Switch off'));
    expect(await screen.findByText(/^Switched off since/)).toBeTruthy();
    expect(asked).toContainEqual(['DisableAccount', { id: 'a2', version: 3 }]);
    const switchOn = button('Switch on almaz@example.org');
    // The button that was pressed has been removed.
    expect(document.activeElement).toBe(switchOn.parentElement);
  });

  it('removes an account after a question and reloads the list', async () => {
    let accounts = [own, colleague];
    const apiTokens = [own, { email: 'almaz@example.org' }].map(({ email }, index) => ({
      __typename: 'ApiToken',
      id: String(index),
      name: `Program of ${email}`,
      createdBy: email,
      isExpired: false,
    }));
    const { user } = await show({
      Accounts: () => ({ ...page, accounts, apiTokens }),
      RemoveAccount: () => ((accounts = [own]), { removeAccount: 'a2' }),
    });
    await user.click(button('Remove almaz@example.org'));
    const question = screen.getByRole('alertdialog').textContent;
    expect(question).toContain('lose it for good: Program of almaz@example.org.');
    await user.click(within(screen.getByRole('alertdialog')).getByText('Remove'));
    expect(await screen.findByText('almaz@example.org has been removed.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Never signed in yet')).toBeNull());
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: /^Change name/ }).closest('ul'),
    );
  });

  it('shows why an account cannot be switched on', async () => {
    const off = { ...colleague, disabledAt: '2026-11-22T01:00:00Z' };
    const { user } = await show(
      {
        EnableAccount: () =>
          failure('CONFLICT', 'No', { reason: 'changedMeanwhile', values: { type: 'Account' } }),
      },
      [own, off],
    );
    await user.click(button('Switch on almaz@example.org'));
    expect(await screen.findByText(/^Somebody else changed this/)).toBeTruthy();
  });

  const invitation = {
    __typename: 'Invitation',
    id: 'i1',
    email: 'new@example.org',
    roles: ['EDITOR'],
    createdBy: someone.email,
    createdAt: '2026-11-20T01:00:00Z',
    expiresAt: '2026-11-27T01:00:00Z',
    isExpired: false,
    delivery: 'SENT',
  };

  it('invites somebody by email', async () => {
    let invitations: object[] = [];
    const { asked, user } = await show({
      Accounts: () => ({ ...page, invitations }),
      CreateInvitation: () => (
        (invitations = [invitation]),
        { createInvitation: { __typename: 'OpenedInvitation', link: null, invitation } }
      ),
    });
    await enter(user, screen.getByLabelText(/^Email/), 'new@example.org');
    await user.click(button('Invite'));
    expect(
      await screen.findByText('The invitation has been sent to new@example.org.'),
    ).toBeTruthy();
    expect(asked).toContainEqual([
      'CreateInvitation',
      { input: { email: 'new@example.org', roles: ['EDITOR'], language: 'EN' } },
    ]);
    expect(row('new@example.org').getByText(/The email has been sent/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('');
  });

  it('shows the link of each invitation until it ends, if the website cannot send email', async () => {
    const linkTo = (email: string) => `https://community.example/admin/invitation#${email}`;
    let invitations: object[] = [];
    const { user } = await show({
      Accounts: () => ({ ...page, invitations }),
      CreateInvitation: ({ input }) => {
        const { email } = input as { email: string };
        const opened = { ...invitation, id: `to ${email}`, email, delivery: null };
        invitations = [...invitations, opened];
        return {
          createInvitation: {
            __typename: 'OpenedInvitation',
            link: linkTo(email),
            invitation: opened,
          },
        };
      },
      WithdrawInvitation: ({ id }) => {
        invitations = invitations.slice(1);
        return { withdrawInvitation: id };
      },
    });
    for (const email of ['one@example.org', 'two@example.org']) {
      // user-event would append to what was in the field before its form was reset.
      fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: email } });
      await user.click(button('Invite'));
      expect(await screen.findByText(linkTo(email))).toBeTruthy();
    }
    const first = row('one@example.org');
    await user.click(first.getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(linkTo('one@example.org'));
    await user.click(first.getByRole('button', { name: /^Withdraw/ }));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Withdraw'));
    await waitFor(() => expect(screen.queryByText(linkTo('one@example.org'))).toBeNull());
    expect(screen.getByText(linkTo('two@example.org'))).toBeTruthy();
  });

  it('keeps the input after an invitation is refused, and shows the reason beneath the field', async () => {
    const { user } = await show({
      CreateInvitation: () =>
        failure('CONFLICT', 'No', {
          reason: 'invalidFields',
          fields: { email: 'It is taken' },
          fieldCodes: { email: { code: 'duplicate', values: {} } },
        }),
    });
    await enter(user, screen.getByLabelText(/^Email/), 'almaz@example.org');
    await user.click(button('Invite'));
    expect(await screen.findByText(/^There is an account or an open invitation/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('almaz@example.org');
  });

  it('asks for confirmation of identity, keeps the input, and then sends the invitation', async () => {
    let isConfirmed = false;
    const { asked, user } = await show({
      ...confirmedBy(() => (isConfirmed = true)),
      CreateInvitation: () =>
        isConfirmed
          ? { createInvitation: { __typename: 'OpenedInvitation', link: null, invitation } }
          : required,
    });
    const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
    await enter(user, email, 'new@example.org');
    await user.click(screen.getByRole('checkbox', { name: /^Registrar/ }));
    await user.click(button('Invite'));
    const dialog = within(await confirmation());
    expect(email.value).toBe('new@example.org');
    await enter(user, dialog.getByLabelText(/^Your password/), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('This password is wrong')).toBeTruthy();
    await user.clear(dialog.getByLabelText(/^Your password/));
    await enter(user, dialog.getByLabelText(/^Your password/), 'injera wot');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(
      await screen.findByText('The invitation has been sent to new@example.org.'),
    ).toBeTruthy();
    const input = { email: 'new@example.org', roles: ['EDITOR', 'REGISTRAR'], language: 'EN' };
    expect(asked.filter(([name]) => name === 'CreateInvitation')).toEqual([
      ['CreateInvitation', { input }],
      ['CreateInvitation', { input }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reports that nothing was done if the confirmation is cancelled', async () => {
    const { asked, user } = await show({
      ...confirmedBy(() => undefined),
      CreateInvitation: () => required,
    });
    await enter(user, screen.getByLabelText(/^Email/), 'new@example.org');
    await user.click(button('Invite'));
    await user.click(within(await confirmation()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Please confirm that it is you first.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('new@example.org');
    expect(asked.map(([name]) => name)).not.toContain('ConfirmIdentity');
  });

  it.each([
    ['Switch off almaz@example.org', 'DisableAccount', 'Switch off'],
    ['Remove almaz@example.org', 'RemoveAccount', 'Remove'],
    ['Password link for almaz@example.org', 'SendPasswordReset', ''],
  ])('asks for confirmation of identity before: %s', async (name, operation, answer) => {
    const { asked, user } = await show({
      ...confirmedBy(() => undefined),
      [operation]: () => required,
    });
    await user.click(button(name));
    if (answer) await user.click(within(screen.getByRole('alertdialog')).getByText(answer));
    const dialog = within(await confirmation());
    await enter(user, dialog.getByLabelText(/^Your password/), 'injera wot');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(asked.filter(([asked]) => asked === operation)).toHaveLength(2));
  });

  it('sends an invitation again and withdraws one', async () => {
    let invitations = [{ ...invitation, isExpired: true }];
    const { asked, user } = await show({
      Accounts: () => ({ ...page, invitations }),
      ResendInvitation: () => ({
        resendInvitation: { __typename: 'OpenedInvitation', link: null, invitation },
      }),
      WithdrawInvitation: () => ((invitations = []), { withdrawInvitation: 'i1' }),
    });
    expect(row('new@example.org').getByText(/The link ran out/)).toBeTruthy();
    await user.click(button('Send again: the invitation of new@example.org'));
    expect(
      await screen.findByText('The invitation has been sent to new@example.org.'),
    ).toBeTruthy();
    await user.click(button('Withdraw the invitation of new@example.org'));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Withdraw'));
    await waitFor(() => expect(screen.queryByText('Open invitations')).toBeNull());
    expect(asked).toContainEqual(['WithdrawInvitation', { id: 'i1' }]);
  });

  it('shows a link to choose a new password until the page is left', async () => {
    const { asked, user } = await show({
      CreateInvitation: () => ({
        createInvitation: { __typename: 'OpenedInvitation', link: null, invitation },
      }),
      SendPasswordReset: () => ({ sendPasswordReset: { link: 'https://community.example/x#y' } }),
    });
    await user.click(button('Password link for almaz@example.org'));
    expect(await screen.findByText('https://community.example/x#y')).toBeTruthy();
    expect(asked).toContainEqual(['SendPasswordReset', { id: 'a2' }]);
    await enter(user, screen.getByLabelText(/^Email/), 'new@example.org');
    await user.click(button('Invite'));
    await screen.findByText('The invitation has been sent to new@example.org.');
    expect(screen.getByText('https://community.example/x#y')).toBeTruthy();
  });
});
