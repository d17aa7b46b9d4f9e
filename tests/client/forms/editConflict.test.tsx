import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { changedMeanwhile } from '../../../api/errors.ts';
import { deleteFlow } from '../../../api/shared/messages/en/deleteFlow.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, renderForm } from './renderForm.tsx';
import { event, failure, member, send, type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

describe('two people who edit the same record', () => {
  it.each([
    ['edit-member/4', 'Date of Birth', '1990-02-02', 'dob', member],
    ['edit-member/4', 'Date of registration', '2020-02-02', 'date', member],
    ['edit-event/3', 'Date', '2020-02-02', 'date', event],
  ])('see dates at /admin/%s in the usual format: %s', async (path, label, typed, name, record) => {
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

  it('see that a colleague has ended the membership', async () => {
    let now: object = member;
    const updateMember = failure('CONFLICT', 'Somebody else changed it.', {});
    await renderForm('edit-member/4', { member: () => now, updateMember });
    type('Full Name', 'Abebe');
    const end = { ceasedOn: '2026-11-20', ceasedReason: 'DIED', ceasedNote: 'In Addis' };
    now = { ...member, version: 9, status: 'CEASED', ...end };
    fireEvent.click(button('Save changes'));
    const conflict = within(
      await screen.findByRole('region', { name: 'Somebody else has changed this meanwhile' }),
    );
    conflict.getByText('Membership ended on 20-11-2026: Died – In Addis');
    expect(conflict.queryByText('They have saved it without changing anything.')).toBeNull();
  });

  describe('an album', () => {
    const [drums, dancers, choir] = ['a.jpg', 'b.jpg', 'c.jpg'].map((path) => ({
      path,
      width: 4,
      height: 3,
      imageAltEn: '',
      imageAltAm: '',
      imageIsOrnament: false,
      imageFocusX: null,
      imageFocusY: null,
    }));

    /** Opens a form with two pictures, changes it, and saves after a colleague has saved. */
    async function saveAlbum(change: () => void, theirs: object[]) {
      let now: object = { ...event, album: [drums, dancers] };
      const updateEvent = vi.fn(({ version }: { version: number; input: { album: object[] } }) => {
        if (version === 1) throw changedMeanwhile('Event');
        return now;
      });
      await renderForm('edit-event/3', { event: () => now, updateEvent, albumPictures: [] });
      change();
      now = { ...event, version: 2, album: theirs };
      fireEvent.click(button('Save changes'));
      await screen.findByRole('region', { name: /^Somebody else has changed/ });
      return updateEvent;
    }

    it('is merged picture by picture', async () => {
      const describeFirst = () => {
        const [item] = screen.getAllByText('Not described yet');
        const text = item?.parentElement?.querySelector('input') ?? document.body;
        fireEvent.change(text, { target: { value: 'Drums' } });
      };
      const updateEvent = await saveAlbum(describeFirst, [drums ?? {}, choir ?? {}]);
      expect(screen.getByText(/what they have changed: More pictures/)).toBeTruthy();
      fireEvent.click(button('Save changes'));
      await waitFor(() => expect(updateEvent).toHaveBeenCalledTimes(2));
      expect(updateEvent.mock.calls[1]?.[0].input.album).toMatchObject([
        { path: 'a.jpg', imageAltEn: 'Drums' },
        { path: 'c.jpg' },
      ]);
    });

    it('is shown as changed by both if one has described what the other has removed', async () => {
      const removeSecond = () => {
        const remove = screen.getAllByRole('button', { name: 'Remove' })[1];
        if (remove) fireEvent.click(remove);
      };
      await saveAlbum(removeSecond, [drums ?? {}, { ...dancers, imageAltEn: 'Dancers' }]);
      expect(button('Use this: More pictures')).toBeTruthy();
    });
  });

  const theirs = { ...member, version: 3, name: 'Abebe B.', address: 'Their address' };

  /** Opens the form, types another name, and saves after another admin has saved. */
  async function collide() {
    const site = { member };
    const updateMember = vi.fn(({ input, version }: { input: object; version: number }) => {
      if (version !== site.member.version) throw changedMeanwhile('Member');
      return { ...site.member, ...input, version: version + 1 };
    });
    await renderForm('edit-member/4', { member: () => site.member, updateMember });
    vi.useFakeTimers();
    type('Full Name', 'My name');
    site.member = theirs;
    await save();
    return { site, updateMember };
  }

  async function save() {
    button('Save changes').focus();
    await send('Save changes');
    await act(() => vi.advanceTimersByTimeAsync(10));
  }

  const notice = () => screen.queryByRole('region', { name: /^Somebody else has changed/ });

  it('see the other’s changes and keep what they typed', async () => {
    const { updateMember } = await collide();
    expect(screen.getByRole('alert').textContent).toMatch(/it has not been saved yet/);
    expect(document.activeElement).toBe(notice());
    expect(control('Full Name').value).toBe('My name');
    expect(notice()?.textContent).toContain('Full NameAbebe B.');
    // Fields that only the other admin changed are merged, or saving would revert them.
    expect(control('Address').value).toBe('Their address');
    expect(notice()?.textContent).toContain('what they have changed: Address');
    // A translator has to see which words are new.
    expect(notice()?.textContent).toMatch(/Removed: Mount Roskill.*Added: Their address/);
    await send('Save changes');
    expect(updateMember.mock.calls[1]?.[0].input).toMatchObject({
      name: 'My name',
      address: 'Their address',
    });
    expect(notice()).toBeNull();
  });

  it('are taken to the notice again after the other person saves once more', async () => {
    const { site, updateMember } = await collide();
    site.member = { ...theirs, version: 4, name: 'Abebe C.' };
    await save();
    expect(updateMember).toHaveBeenCalledTimes(2);
    expect(notice()?.textContent).toContain('Full NameAbebe C.');
    expect(document.activeElement).toBe(notice());
  });

  it('are taken to the notice also after their draft was restored', async () => {
    const { site } = await collide();
    cleanup();
    vi.useRealTimers();
    await renderForm('edit-member/4', {
      member: () => site.member,
      updateMember: () => {
        site.member = { ...theirs, version: 4, name: 'Abebe C.' };
        throw changedMeanwhile('Member');
      },
    });
    expect(notice()?.textContent).toContain('Full NameAbebe B.');
    vi.useFakeTimers();
    await save();
    expect(notice()?.textContent).toContain('Full NameAbebe C.');
    expect(document.activeElement).toBe(notice());
  });

  it('can go from the message beside the button to the notice', async () => {
    await collide();
    button('Save changes').focus();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
    expect(document.activeElement).toBe(notice());
  });

  const replaced = (labels: string) =>
    screen.getByText(`The form now shows the newer version instead of what you typed: ${labels}.`);
  const press = (name: string) => act(() => fireEvent.click(button(name)));

  it('can use the other’s version of what both changed, and undo that', async () => {
    const { updateMember } = await collide();
    expect(screen.queryByRole('button', { name: 'Use all of these' })).toBeNull();
    type('Contact Number', '021 111 111');
    await press('Use this: Full Name');
    expect(control('Full Name').value).toBe('Abebe B.');
    expect(notice()).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(document.activeElement?.contains(replaced('Full Name'))).toBe(true);
    // Nobody else has touched this one.
    expect(control('Contact Number').value).toBe('021 111 111');
    await press('Bring back what you typed');
    expect(control('Full Name').value).toBe('My name');
    expect(document.activeElement).toBe(notice());
    expect(notice()?.textContent).toContain('Full NameAbebe B.');
    await press('Use this: Full Name');
    await save();
    expect(updateMember.mock.calls[1]?.[0].input).toMatchObject({
      name: 'Abebe B.',
      address: 'Their address',
      contactNumber: '021 111 111',
    });
  });

  it('decide on several fields one by one or together', async () => {
    const { site } = await collide();
    type('Address', 'My address');
    type('Contact Number', '021 111 111');
    const newest = { name: 'Abebe C.', address: 'Their new address' };
    site.member = { ...theirs, ...newest, version: 4 };
    await save();
    await press('Use this: Address');
    expect(document.activeElement?.contains(replaced('Address'))).toBe(true);
    expect(control('Full Name').value).toBe('My name');
    expect(notice()?.textContent).toContain('Full NameAbebe C.');
    await press('Bring back what you typed');
    expect(control('Address').value).toBe('My address');
    await press('Use all of these');
    expect(document.activeElement?.contains(replaced('Full Name, Address'))).toBe(true);
    expect(control('Full Name').value).toBe('Abebe C.');
    expect(control('Address').value).toBe('Their new address');
    expect(control('Contact Number').value).toBe('021 111 111');
    expect(notice()).toBeNull();
  });

  it('get each newer version of the fields in which they typed nothing', async () => {
    const { site } = await collide();
    site.member = { ...theirs, version: 4, address: 'Their corrected address' };
    await save();
    expect(control('Address').value).toBe('Their corrected address');
    expect(notice()?.textContent).toContain('what they have changed: Address');
    expect(control('Full Name').value).toBe('My name');
    // Also in the restored values.
    site.member = { ...theirs, version: 5, address: 'Their last address' };
    cleanup();
    vi.useRealTimers();
    await renderForm('edit-member/4', { member: () => site.member });
    expect(control('Address').value).toBe('Their last address');
    expect(control('Full Name').value).toBe('My name');
  });

  it('get newer versions also of fields in which they used the other’s text', async () => {
    const { site } = await collide();
    type('Address', 'My address');
    site.member = { ...theirs, version: 4, address: 'Their new address' };
    await save();
    await press('Use this: Full Name');
    site.member = { ...site.member, version: 5, name: 'Abebe C.' };
    await save();
    expect(control('Full Name').value).toBe('Abebe C.');
    expect(notice()?.textContent).toContain('what they have changed: Full Name');
    expect(control('Address').value).toBe('My address');
  });

  it('can bring back everything that they replaced, and keep what they typed since', async () => {
    const { site } = await collide();
    type('Address', 'My address');
    site.member = { ...theirs, version: 4, address: 'Their new address' };
    await save();
    await press('Use this: Full Name');
    type('Contact Number', '021 111 111');
    await press('Use this: Address');
    expect(replaced('Full Name, Address')).toBeTruthy();
    await press('Bring back what you typed');
    expect(control('Full Name').value).toBe('My name');
    expect(control('Address').value).toBe('My address');
    expect(control('Contact Number').value).toBe('021 111 111');
    expect(notice()?.textContent).toContain('Full NameAbebe B.');
  });
});

describe('deleting a record that a colleague changed while it is open in a form', () => {
  const theirs = { ...event, version: 2, location: 'Their hall' };
  const notice = () => screen.queryByRole('region', { name: /^Somebody else has changed/ });

  /** Opens the form; whether its record is the colleague's by now is for the test to say. */
  async function open() {
    const site = { event, savedAt: new Date('2026-11-22T10:00:00Z') };
    const refuse = (version: number) => {
      if (version !== site.event.version) throw changedMeanwhile('Event');
    };
    const deleteEvent = vi.fn(({ id, version }: { id: string; version: number }) => {
      refuse(version);
      return id;
    });
    const updateEvent = ({ input, version }: { input: object; version: number }) => {
      refuse(version);
      site.event = { ...site.event, ...input, version: version + 1 };
      return site.event;
    };
    const events = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };
    const colleague = 'selam@example.org';
    // Somebody else has saved once more since the version that the form knows.
    const authors = ['me@example.org', colleague, 'kebede@example.org'];
    const revisions = vi.fn(() => ({
      nodes: authors
        .map((changedBy, index) => ({
          id: `event:3:${String(index + 1)}`,
          changedBy,
          changedAt: site.savedAt,
        }))
        .reverse(),
    }));
    const reportOpenRecord = () => [
      { account: colleague, savedAt: site.savedAt },
      { account: 'kebede@example.org', savedAt: null },
    ];
    const others = { events, revisions, reportOpenRecord };
    await renderForm('edit-event/3', {
      ...others,
      event: () => site.event,
      deleteEvent,
      updateEvent,
    });
    await screen.findByText(/^selam@example.org has unsaved changes to this record, last typed /);
    expect(screen.getByText('kebede@example.org has this record open, too.')).toBeTruthy();
    // Only a conflict needs them.
    expect(revisions).not.toHaveBeenCalled();
    const versions = () => deleteEvent.mock.calls.map(([{ version }]) => version);
    return { site, versions };
  }

  async function pressDelete() {
    fireEvent.click(button('Delete Genna'));
    const question = within(screen.getByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await act(() => vi.advanceTimersByTimeAsync(10));
  }

  it('merges the changes into the form; a second press deletes that version', async () => {
    const { site, versions } = await open();
    vi.useFakeTimers();
    type('Title', 'Genna, my way');
    site.event = theirs;
    await pressDelete();
    screen.getByText(deleteFlow.changed.inForm);
    expect(notice()?.textContent).toContain('What you typed is still in the form');
    expect(notice()?.textContent).toContain('Changed by selam@example.org, ');
    expect(notice()?.textContent).toContain('what they have changed: Location');
    expect(control('Title').value).toBe('Genna, my way');
    expect(control('Location').value).toBe('Their hall');
    await pressDelete();
    screen.getByText('Event has been deleted successfully');
    expect(versions()).toEqual([1, 2]);
  });

  it('does not announce a colleague again who goes on typing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { site } = await open();
    const shown = () => screen.getByText(/, last typed /).textContent;
    const former = shown();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const announced = said();
    expect(announced).toContain(
      'selam@example.org has unsaved changes to this record. kebede@example.org has this record open, too.',
    );
    site.savedAt = new Date('2026-11-22T11:30:00Z');
    await act(() => vi.advanceTimersByTimeAsync(30_010));
    expect(shown()).not.toBe(former);
    expect(said()).toEqual(announced);
  });

  it('mentions no typed text if nothing was typed', async () => {
    const { site } = await open();
    vi.useFakeTimers();
    site.event = theirs;
    await pressDelete();
    expect(notice()?.textContent).toContain('what they have changed: Location');
    expect(notice()?.textContent).not.toContain('typed');
    expect(control('Location').value).toBe('Their hall');
  });

  it('deletes the version that the form itself saved', async () => {
    const { versions } = await open();
    vi.useFakeTimers();
    type('Location', 'My hall');
    await send('Save changes');
    await pressDelete();
    expect(versions()).toEqual([2]);
  });
});
