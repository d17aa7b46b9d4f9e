import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import { deleteAllDrafts, readDraft, saveDraft } from '../../../client/forms/draft/drafts.ts';
import { button, control, forgetMemory, renderForm } from './renderForm.tsx';
import { member, type } from './savedRecords.ts';

afterEach(() => {
  deleteAllDrafts();
});

const picture = new File(['picture'], 'genna.png', { type: 'image/png' });
/** Whether the browser would ask before the page is left, for example by closing the tab. */
const asksBeforeUnload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const fileInput = () => screen.getByLabelText('Picture', { selector: '[type=file]' });

describe('what was typed', () => {
  it('is named after the page and a new record', () => {
    document.title = 'Create a Post | Admin | Site';
    const pageOf = (
      postTitle: string,
      base: { version: number; values: Record<string, string> } | null,
    ) => {
      const values = { language: 'EN', postTitle };
      saveDraft('key', { values, base, sent: null });
      return readDraft('key')?.page;
    };
    expect(pageOf('', null)).toBe('Create a Post');
    expect(pageOf('Genna', null)).toBe('Create a Post · Genna');
    const payment = { memberId: '', payerName: '', amount: '50' };
    saveDraft('key', { values: payment, base: null, sent: null });
    expect(readDraft('key')?.page).toBe('Create a Post · 50');
    // The page of an existing record has its name.
    expect(pageOf('Genna', { version: 1, values: {} })).toBe('Create a Post');
  });

  it('is restored after leaving and coming back, with the file', async () => {
    const user = userEvent.setup();
    const { router } = await renderForm('add-event');
    type('Title', 'Genna');
    await user.upload(fileInput(), picture);
    await screen.findByText(/^genna\.png/);
    await act(() => router.navigate(-1));
    await screen.findByText('Elsewhere');
    await act(() => router.navigate(1));
    expect((await screen.findAllByText(/has been brought back/)).length).toBe(1);
    expect(control('Title').value).toBe('Genna');
    expect(screen.getByText(/^genna\.png/)).toBeTruthy();
  });

  it('is restored after a reload, with the names of the files to choose again', async () => {
    const user = userEvent.setup();
    await renderForm('add-event');
    type('Title', 'Genna');
    type('Description', 'Line one\nLine two');
    await user.upload(fileInput(), picture);
    await screen.findByText(/^genna\.png/);
    cleanup();
    forgetMemory();
    await renderForm('add-event');
    expect(control('Title').value).toBe('Genna');
    expect(control('Description').value).toBe('Line one\nLine two');
    const lost =
      'This could not be kept while the page was closed. Please choose it again: genna.png';
    expect(screen.getByText(lost)).toBeTruthy();
    // The notice stays while something else is typed and the page is loaded again.
    type('Title', 'Genna 2031');
    cleanup();
    forgetMemory();
    await renderForm('add-event');
    expect(control('Title').value).toBe('Genna 2031');
    expect(screen.getByText(lost)).toBeTruthy();
    await user.upload(fileInput(), picture);
    await screen.findByText(/^genna\.png/);
    expect(screen.queryByText(lost)).toBeNull();
  });

  it('makes the browser ask before the tab is closed, until it is saved', async () => {
    const user = userEvent.setup();
    const { router } = await renderForm('add-resource-category', {
      createResourceCategory: { id: '3', version: 1, categoryName: 'Housing' },
    });
    expect(asksBeforeUnload()).toBe(false);
    await user.type(control('Category name'), 'Hous');
    expect(asksBeforeUnload()).toBe(true);
    await user.clear(control('Category name'));
    expect(asksBeforeUnload()).toBe(false);

    // Navigating within the site keeps the draft; opening the form again offers it.
    await user.type(control('Category name'), 'Housing');
    await act(() => router.navigate(-1));
    await screen.findByText('Elsewhere');
    expect(asksBeforeUnload()).toBe(false);
    await act(() => router.navigate(1));
    await screen.findByRole('form');
    expect(asksBeforeUnload()).toBe(true);
    await user.click(button('Create Category'));
    await screen.findByText('Category has been created successfully');
    expect(asksBeforeUnload()).toBe(false);
  });

  it('in one form does not appear in another', async () => {
    await renderForm('add-event');
    type('Title', 'Genna');
    cleanup();
    await renderForm('add-resource');
    expect(control('Title').value).toBe('');
    expect(screen.queryByText(/has been brought back/)).toBeNull();
  });

  it('by one admin is not shown to another', async () => {
    await renderForm('add-event', {}, '7');
    type('Title', 'Genna');
    cleanup();
    await renderForm('add-event', {}, '8');
    expect(control('Title').value).toBe('');
  });

  it('is discarded with a button, which can be undone', async () => {
    const user = userEvent.setup();
    await renderForm('add-event');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    type('Title', 'Genna');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(control('Title').value).toBe('');
    expect(sessionStorage.length).toBe(0);
    await user.click(button('Bring back what you typed'));
    expect(control('Title').value).toBe('Genna');
    expect(sessionStorage.length).toBe(1);
  });

  it('is discarded together with its error messages', async () => {
    const user = userEvent.setup();
    await renderForm('add-event');
    await user.type(control('Title'), 'Genna');
    await user.click(button('Create Event'));
    await screen.findByText(/^Please correct the fields that are marked/);
    // The press ends the typing, and the field then shows an error.
    await user.clear(control('Title'));
    await user.type(control('Location'), 'Town hall');
    await user.click(button('Discard'));
    const notice = await screen.findByText('What you typed has been discarded.');
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(screen.queryByText(/^Please correct the fields/)).toBeNull();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  it('is deleted after it is saved', async () => {
    const user = userEvent.setup();
    await renderForm('add-resource-category', {
      createResourceCategory: { id: '3', version: 1, categoryName: 'Housing' },
    });
    type('Category name', 'Housing');
    expect(sessionStorage.length).toBe(1);
    await user.click(button('Create Category'));
    await screen.findByText('Category has been created successfully');
    expect(sessionStorage.length).toBe(0);
  });

  it('for an older version is merged with the newer version', async () => {
    await renderForm('edit-member/4', { member });
    type('Full Name', 'My name');
    cleanup();
    await renderForm('edit-member/4', { member: { ...member, version: 3, address: 'There' } });
    expect(screen.getByRole('region', { name: /^Somebody else has changed/ })).toBeTruthy();
    expect(control('Full Name').value).toBe('My name');
    expect(control('Address').value).toBe('There');
  });
});

describe('an edited record that was saved', () => {
  const first = { ...member, version: 1, name: 'Abebe' };

  /** Edits and saves the address, on a server that keeps what it gets. */
  async function saveAddress(address: string) {
    const user = userEvent.setup();
    const server = { member: first };
    const view = await renderForm('edit-member/4', {
      member: () => server.member,
      updateMember: ({ input, version }: { input: typeof member; version: number }) => {
        if (version !== server.member.version) {
          throw new GraphQLError('Changed', { extensions: { code: 'CONFLICT', fields: {} } });
        }
        server.member = { ...server.member, ...input, version: version + 1 };
        return server.member;
      },
    });
    await user.clear(control('Address'));
    await user.type(control('Address'), address);
    expect(button('Discard')).toBeTruthy();
    expect(sessionStorage.length).toBe(1);
    await user.click(button('Save changes'));
    await screen.findByText('Member has been saved successfully');
    return { user, server, ...view };
  }
  const conflict = () => screen.queryByRole('region', { name: /^Somebody else has changed/ });

  it('leaves no draft and nothing to discard', async () => {
    await saveAddress('There');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('opens again with a colleague’s later change, and keeps that change', async () => {
    const { user, server, router } = await saveAddress('There');
    await act(() => router.navigate(-1));
    await screen.findByText('Elsewhere');
    server.member = { ...server.member, version: 3, address: 'Their address' };
    await act(() => router.navigate(1));
    await screen.findByRole('form');
    expect(control('Address').value).toBe('Their address');
    expect(conflict()).toBeNull();
    expect(screen.queryByText(/has been brought back/)).toBeNull();
    await user.type(control('Full Name'), ' Bikila');
    await user.click(button('Save changes'));
    await screen.findByText('Member has been saved successfully');
    expect(server.member).toMatchObject({ name: 'Abebe Bikila', address: 'Their address' });
  });

  it('deletes its draft even if the form was left before the response', async () => {
    const user = userEvent.setup();
    let answer: (saved: typeof member) => void = () => undefined;
    const updateMember = () => new Promise((resolve) => (answer = resolve));
    const { router } = await renderForm('edit-member/4', { member, updateMember });
    await user.type(control('Address'), ' and there');
    await user.click(button('Save changes'));
    await act(() => router.navigate(-1));
    await screen.findByText('Elsewhere');
    answer({ ...member, version: 2, address: 'Here and there' });
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('has no conflict with a draft of the same text', async () => {
    await renderForm('edit-member/4', { member });
    type('Address', 'There');
    cleanup();
    await renderForm('edit-member/4', { member: { ...member, version: 2, address: 'There' } });
    expect(conflict()).toBeNull();
    expect(screen.queryByText(/has been brought back/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });
});
