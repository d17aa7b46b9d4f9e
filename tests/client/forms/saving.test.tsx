import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, descriptionOf, renderForm } from './renderForm.tsx';
import { event, failure, member, send, type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

function fillIn() {
  type('Full Name', 'Almaz Ayana');
  type('Date of Birth', '1991-11-21');
  type('Address', 'Mount Albert');
  type('Contact Number', '021 111 111');
}

it('the lines of an address stay when a member is edited', async () => {
  const address = '12 Dominion Road\nMount Eden\nAuckland 1024';
  await renderForm('edit-member/4', { member: { ...member, address } });
  expect(control('Address').value).toBe(address);
});

it('the operations on a record have the version that was saved last', async () => {
  const ceaseMembers = vi.fn((_: { members: object[] }) => ({
    done: [],
    changed: [],
    missing: [],
  }));
  const data = { member, updateMember: { ...member, version: 3 }, ceaseMembers };
  await renderForm('edit-member/4', { ...data, membershipTypes: [] });
  const payments = screen.getByRole('link', { name: 'Payments' });
  expect(payments.getAttribute('href')).toBe('/admin/payments?find=M4');
  type('Address', 'Mount Albert');
  fireEvent.click(button('Save changes'));
  await screen.findByText('Member has been saved successfully');
  fireEvent.click(button(/^End membership/));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.change(question.getByRole('combobox'), { target: { value: 'RESIGNED' } });
  fireEvent.click(question.getByRole('button', { name: /^End/ }));
  await waitFor(() =>
    expect(ceaseMembers.mock.lastCall?.[0].members).toEqual([{ id: '4', version: 3 }]),
  );
});

it('stays on the page of a member with what is typed when the membership type is set', async () => {
  const present = { ...member };
  const saved = vi.fn((_: { version: number }) => ({ ...present, version: 4 }));
  const { router } = await renderForm('edit-member/4', {
    member: () => present,
    membershipTypes: [{ id: '1', name: 'Family' }],
    setMembershipType() {
      Object.assign(present, { version: 3, membershipTypeName: 'Family' });
      return { done: [present], changed: [], missing: [] };
    },
    updateMember: saved,
  });
  type('Address', 'Mount Albert');
  fireEvent.click(await screen.findByRole('button', { name: /^Set membership type/ }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.change(question.getByLabelText(/type/i), { target: { value: '1' } });
  fireEvent.click(question.getByRole('button', { name: /^Set/ }));
  await screen.findByText('Membership type: Family');
  expect(router.state.location.pathname).toBe('/admin/edit-member/4');
  expect(control('Address').value).toBe('Mount Albert');
  fireEvent.click(button('Save changes'));
  await waitFor(() => expect(saved.mock.lastCall?.[0].version).toBe(3));
  expect(screen.queryByText(/Somebody else has changed this/)).toBeNull();
});

describe('a new record', () => {
  it('is confirmed for 5 seconds, then the form is empty and disabled until the user continues', async () => {
    await renderForm('add-member', { createMember: () => member });
    vi.useFakeTimers();
    const today = control('Date of registration').value;
    fillIn();
    type('Date of registration', '2020-02-02');
    await send('Register Member');
    const told = screen.getByText('Member has been created successfully');
    expect(told.closest('[role=status]')?.className).toContain('text-green');
    await act(() => vi.advanceTimersByTimeAsync(4990));
    expect(screen.queryByText('Member has been created successfully')).toBeTruthy();
    expect(control('Full Name').value).toBe('Almaz Ayana');
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(screen.queryByText('Member has been created successfully')).toBeNull();
    expect(control('Full Name').value).toBe('');
    expect(control('Address').value).toBe('');
    expect(control('Date of registration').value).toBe(today);
    expect(screen.queryByText('Full name is required')).toBeNull();
    // Disabled, so that nobody tries to correct the created record in it.
    expect(control('Full Name').closest('fieldset')?.disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('link', { name: 'See the Members List' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit it' }).getAttribute('href')).toBe(
      '/admin/edit-member/4',
    );
    fireEvent.click(button('Add another'));
    expect(control('Full Name').closest('fieldset')?.disabled).toBe(false);
    expect(document.activeElement).toBe(control('Full Name'));
    expect(screen.queryByRole('link', { name: 'Edit it' })).toBeNull();
  });

  it('can follow the last one at once with Add another, and nothing typed then is lost', async () => {
    await renderForm('add-member', { createMember: () => member });
    vi.useFakeTimers();
    fillIn();
    await send('Register Member');
    fireEvent.click(button('Add another'));
    expect(control('Full Name').value).toBe('');
    type('Full Name', 'Another');
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(control('Full Name').value).toBe('Another');
  });

  it('can be neither sent again nor changed while it is sent', async () => {
    const answers: ((answer: typeof member) => void)[] = [];
    const createMember = vi.fn(() => new Promise((resolve) => answers.push(resolve)));
    await renderForm('add-member', { createMember });
    vi.useFakeTimers();
    fillIn();
    await send('Register Member');
    expect(button('Saving...').disabled).toBe(true);
    expect(control('Full Name').closest('fieldset')?.disabled).toBe(true);
    fireEvent.submit(screen.getByRole('form'));
    answers[0]?.(member);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(createMember).toHaveBeenCalledTimes(1);
    // Pressing again while success is shown would create it twice.
    expect(screen.queryByRole('button', { name: 'Register Member' })).toBeNull();
  });

  it('starts with today in Auckland as the date of registration', async () => {
    vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z'), toFake: ['Date'] });
    await renderForm('add-member');
    expect(control('Date of registration').value).toBe('2027-01-01');
  });

  it('sends what was typed, trimmed', async () => {
    const createMember = vi.fn((_: { input: object }) => member);
    await renderForm('add-member', { createMember });
    vi.useFakeTimers();
    fillIn();
    type('Full Name', '  Almaz Ayana ');
    type('Date of registration', '2020-02-03');
    await send('Register Member');
    expect(createMember.mock.calls[0]?.[0]).toMatchObject({
      input: {
        name: 'Almaz Ayana',
        dob: '1991-11-21',
        email: '',
        address: 'Mount Albert',
        contactNumber: '021 111 111',
        date: '2020-02-03',
      },
    });
  });
});

describe('the bar of a form', () => {
  const bar = () => screen.getByRole('form').querySelector('[data-form-bar]');

  it('shows the result of sending and what comes next', async () => {
    await renderForm('add-member', { createMember: () => member });
    vi.useFakeTimers();
    await send('Register Member');
    expect(bar()?.textContent).toContain('Please correct the fields that are marked');
    fillIn();
    await send('Register Member');
    expect(bar()?.textContent).toContain('Member has been created successfully');
    expect(bar()?.contains(button('Add another'))).toBe(true);
  });

  it('stops asking for a correction of a server error after the field is changed', async () => {
    const createMember = failure('BAD_USER_INPUT', 'Wrong', { name: 'Enter a name of letters.' });
    await renderForm('add-member', { createMember });
    vi.useFakeTimers();
    fillIn();
    await send('Register Member');
    expect(bar()?.textContent).toContain('Please correct the fields that are marked');
    type('Full Name', 'Almaz Gebre');
    fireEvent.blur(control('Full Name'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(bar()?.textContent).not.toContain('Please correct');
  });

  it('counts the wrong fields and leads to the first one', async () => {
    await renderForm('add-member');
    vi.useFakeTimers();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await send('Register Member');
    expect(button('4 fields need attention')).toBeTruthy();
    type('Full Name', 'Almaz Ayana');
    type('Address', 'Mount Albert');
    await act(() => vi.advanceTimersByTimeAsync(1));
    act(() => control('Address').focus());
    fireEvent.click(button('2 fields need attention'));
    expect(document.activeElement).toBe(control('Date of Birth'));
    expect(scroll.mock.contexts.at(-1)).toBe(control('Date of Birth'));
    type('Date of Birth', '1991-11-21');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button('1 field needs attention')).toBeTruthy();
  });
});

describe('a failure', () => {
  it('is shown beside the button, and nothing typed is lost', async () => {
    await renderForm('add-member', {
      createMember: failure('INTERNAL_SERVER_ERROR', 'stack trace'),
    });
    vi.useFakeTimers();
    fillIn();
    await send('Register Member');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/^Something went wrong on our side.*still here\.$/);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(alert.textContent).not.toBe('');
    expect(control('Full Name').value).toBe('Almaz Ayana');
    expect(button('Register Member').disabled).toBe(false);
  });

  it('of fields is shown beneath them, in the words of the server', async () => {
    await renderForm('add-member', {
      createMember: failure('BAD_USER_INPUT', 'Please correct', {
        contactNumber: 'That is no number',
        email: 'That one is taken',
      }),
    });
    vi.useFakeTimers();
    fillIn();
    await send('Register Member');
    expect(descriptionOf(control('Contact Number'))).toContain('That is no number');
    expect(descriptionOf(control('Email'))).toContain('That one is taken');
    expect(document.activeElement).toBe(control('Email'));
  });

  it('of a field that the form does not have is shown beside the button', async () => {
    await renderForm('add-member', {
      createMember: failure('BAD_USER_INPUT', 'Refused.', { poster: 'The poster is damaged' }),
    });
    vi.useFakeTimers();
    fillIn();
    await send('Register Member');
    expect(screen.getByRole('alert').textContent).toContain('Refused. The poster is damaged');
  });
});

describe('an edited record', () => {
  it('is shown as it is, and stays in the form with its new version after saving', async () => {
    const updateMember = vi.fn(({ input, version }: { input: object; version: number }) => ({
      ...member,
      ...input,
      version: version + 1,
    }));
    await renderForm('edit-member/4', { member: () => member, updateMember });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Edit Member: Abebe Bikila · M4',
    );
    vi.useFakeTimers();
    expect(control('Full Name').value).toBe('Abebe Bikila');
    type('Full Name', 'Abebe Wakjira');
    await send('Save changes');
    expect(screen.getByText('Member has been saved successfully')).toBeTruthy();
    // Saved again without waiting.
    type('Address', 'Titirangi');
    await send('Save changes');
    expect(updateMember.mock.calls.map(([{ version }]) => version)).toEqual([2, 3]);
    await act(() => vi.advanceTimersByTimeAsync(5001));
    expect(screen.queryByText('Member has been saved successfully')).toBeNull();
    expect(control('Full Name').value).toBe('Abebe Wakjira');
    expect(control('Address').value).toBe('Titirangi');
  });

  it('is reported as gone if it no longer exists', async () => {
    const view = renderForm('edit-member/9', { member: () => null });
    await waitFor(() => expect(screen.getByText(/^This is not there/)).toBeTruthy());
    view.catch(() => undefined);
  });

  it('can be requested again if it cannot be read', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const answer = () => {
      if (isDown) throw new Error('down');
      return member;
    };
    const view = renderForm('edit-member/4', { member: answer });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await view;
    expect(control('Full Name').value).toBe('Abebe Bikila');
  });
});

describe('an event that is saved', () => {
  it('links to its page, and says that visitors no longer see a past event on the Events page', async () => {
    const updateEvent = ({ input, version }: { input: object; version: number }) => ({
      ...event,
      ...input,
      version: version + 1,
    });
    await renderForm('edit-event/3', { event, updateEvent });
    vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') });
    const told = () => screen.getByText('Event has been saved successfully').closest('div');
    const path = () => told()?.querySelector('a')?.getAttribute('href');
    await send('Save changes');
    expect(path()).toBe('/event/3');
    // In Auckland it is the first of January already.
    type('Date', '2026-12-31');
    await send('Save changes');
    expect(path()).toBe('/event/3');
    expect(told()?.textContent).toContain('visitors do not see it');
    type('Date', '2027-01-01');
    await send('Save changes');
    expect(path()).toBe('/event/3');
    expect(told()?.textContent).not.toContain('visitors do not see it');
  });
});
