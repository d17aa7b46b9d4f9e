import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/drafts.ts';
import { button, control, renderForm } from './renderForm.tsx';
import { event, failure, member, send, type } from './savedRecords.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  deleteAllDrafts();
});

describe('two who edit the same record', () => {
  it.each([
    ['edit-member/4', 'Date of Birth', '1990-02-02', 'dob', member],
    ['edit-member/4', 'Date of registration', '2020-02-02', 'date', member],
    ['edit-event/3', 'Date', '2020-02-02', 'date', event],
  ])('see days at /admin/%s as everywhere else: %s', async (path, label, typed, name, record) => {
    let now: object = record;
    const kind = record === event ? 'event' : 'member';
    const update = failure('CONFLICT', 'Somebody else changed it.', {});
    await renderForm(path, { [kind]: () => now, updateMember: update, updateEvent: update });
    type(label, typed);
    now = { ...record, version: 9, [name]: '2021-03-09' };
    fireEvent.click(button('Save changes'));
    const theirs = await screen.findByRole('definition');
    expect(theirs.textContent).toBe('09-03-2021');
  });

  const theirs = { ...member, version: 3, name: 'Abebe B.', address: 'Their address' };

  /** Opens the form, types another name, and meets what the other has saved. */
  async function collide() {
    const updateMember = vi.fn(({ input, version }: { input: object; version: number }) => {
      if (version !== 3) return failure('CONFLICT', 'Somebody else changed it.', {})();
      return { ...theirs, ...input, version: 4 };
    });
    let now = member;
    await renderForm('edit-member/4', { member: () => now, updateMember });
    vi.useFakeTimers();
    type('Full Name', 'My name');
    now = theirs;
    await send('Save changes');
    await act(() => vi.advanceTimersByTimeAsync(10));
    return updateMember;
  }

  const notice = () => screen.queryByRole('region', { name: /^Somebody else has changed/ });

  it('see what the other changed; what was typed stays', async () => {
    const updateMember = await collide();
    expect(screen.getByRole('alert').textContent).toMatch(/it has not been saved yet/);
    expect(document.activeElement).toBe(notice());
    expect(control('Full Name').value).toBe('My name');
    expect(notice()?.textContent).toContain('Full NameAbebe B.');
    // Fields that only the other admin changed are merged, or saving would revert them.
    expect(control('Address').value).toBe('Their address');
    expect(notice()?.textContent).toContain('what they have changed: Address');
    await send('Save changes');
    expect(updateMember.mock.calls[1]?.[0].input).toMatchObject({
      name: 'My name',
      address: 'Their address',
    });
    expect(notice()).toBeNull();
  });

  it('can take over the other version field by field', async () => {
    await collide();
    fireEvent.click(button('Use the newer version of Full Name'));
    expect(control('Full Name').value).toBe('Abebe B.');
  });

  it('can take over all of it, and undo that', async () => {
    await collide();
    await act(() => fireEvent.click(button('Use all of the newer version')));
    expect(control('Full Name').value).toBe('Abebe B.');
    expect(notice()).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
    await act(() => fireEvent.click(button('Bring it back')));
    expect(control('Full Name').value).toBe('My name');
    expect(notice()).toBeTruthy();
  });
});
