import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/drafts.ts';
import { button, control, descriptionOf, forgetMemory, renderForm } from './renderForm.tsx';

afterEach(() => {
  cleanup();
  deleteAllDrafts();
});

const type = (label: string, value: string) =>
  fireEvent.change(control(label), { target: { value } });

const picture = new File(['picture'], 'genna.png', { type: 'image/png' });
/** Whether the browser would ask before the page is left, be it by closing the tab. */
const asksBeforeUnload = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const fileInput = () => screen.getByLabelText('Picture', { selector: '[type=file]' });

describe('what was typed', () => {
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

  it('is restored after a reload; files are named, to be chosen again', async () => {
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
    expect(screen.getByText('Please choose the file again: genna.png')).toBeTruthy();
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

    // Elsewhere on the site the draft is safe; when it is opened again, it is to be asked about.
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

  it('in one form is not in another', async () => {
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

  it('is discarded by a button, which can be undone', async () => {
    const user = userEvent.setup();
    await renderForm('add-event');
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    type('Title', 'Genna');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(control('Title').value).toBe('');
    expect(sessionStorage.length).toBe(0);
    await user.click(button('Bring it back'));
    expect(control('Title').value).toBe('Genna');
    expect(sessionStorage.length).toBe(1);
  });

  it('is discarded together with its messages', async () => {
    const user = userEvent.setup();
    await renderForm('add-event');
    await user.type(control('Title'), 'Genna');
    await user.click(button('Create Event'));
    await screen.findByText(/^Please correct the fields that are marked/);
    // The press ends the typing, of which the field says something.
    await user.clear(control('Title'));
    await user.type(control('Location'), 'Town hall');
    await user.click(button('Discard'));
    const notice = await screen.findByText('What you typed has been discarded.');
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(screen.queryByText(/^Please correct the fields/)).toBeNull();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  });

  it('is deleted once it is saved', async () => {
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

  it('over an older version is merged with the newer one', async () => {
    const member = {
      ...{ id: '4', version: 2, name: 'Abebe', dob: '1932-08-07', email: '', address: 'Here' },
      ...{ contactNumber: '021 555 0100', date: '2020-01-01' },
    };
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
  const member = {
    ...{ id: '4', version: 1, name: 'Abebe', dob: '1932-08-07', email: '', address: 'Here' },
    ...{ contactNumber: '021 555 0100', date: '2020-01-01' },
  };

  /** Edits and saves the address, on a server that keeps what it gets. */
  async function saveAddress(address: string) {
    const user = userEvent.setup();
    const server = { member };
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

  it('opens again as a colleague has saved it meanwhile, and their change stays', async () => {
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

  it('may be left before the response: the draft is deleted all the same', async () => {
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

  it('is no conflict with a draft that says the same', async () => {
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

describe('a new category for an unfinished form', () => {
  const kinds = [
    ['add-directory', 'add-directory-category', 'Directory', 'Name'],
    ['add-resource', 'add-resource-category', 'Resource', 'Title'],
    ['create-about-ethiopia', 'create-about-ethiopia-category', 'Cultural', 'Title'],
  ] as const;

  it.each(kinds)('at /admin/%s comes from /admin/%s', async (path, addPath, kind, field) => {
    const user = userEvent.setup();
    const listField = `${kind.toLowerCase()}Categories`;
    const categories = [{ id: '1', categoryName: 'First category' }];
    const added = { id: '9', version: 1, categoryName: 'Music' };
    const { router } = await renderForm(path, {
      [listField]: () => categories,
      [`create${kind}Category`]: () => {
        categories.push(added);
        return added;
      },
    });
    expect(
      [...control('Category').querySelectorAll('option')].map(({ textContent }) => textContent)[0],
    ).toBe('Please select a category');
    await screen.findByRole('option', { name: 'First category' });
    type(field, 'Unfinished');
    await user.selectOptions(control('Category'), '+ Add New Category');
    await screen.findByLabelText(/^Category name/);
    expect(router.state.location.pathname).toBe(`/admin/${addPath}`);
    await user.type(control('Category name'), 'Music');
    await user.click(button('Create Category'));
    await screen.findByText('“Music” has been added and chosen.');
    expect(router.state.location.pathname).toBe(`/admin/${path}`);
    expect(control('Category').value).toBe('9');
    expect(control(field).value).toBe('Unfinished');
  });

  it('is chosen even where nothing had been typed', async () => {
    const user = userEvent.setup();
    const added = { id: '2', version: 1, categoryName: 'Second category' };
    await renderForm('add-resource', { createResourceCategory: added });
    await user.selectOptions(control('Category'), '+ Add New Category');
    await screen.findByLabelText(/^Category name/);
    type('Category name', 'Second category');
    await user.click(button('Create Category'));
    await screen.findByText('“Second category” has been added and chosen.');
    expect(control('Category').value).toBe('2');
  });

  it('may be left out after all: the form is as it was', async () => {
    const user = userEvent.setup();
    const { router } = await renderForm('add-resource');
    await screen.findByRole('option', { name: 'Second category' });
    await user.selectOptions(control('Category'), 'Second category');
    type('Title', 'Unfinished');
    await user.selectOptions(control('Category'), '+ Add New Category');
    await user.click(await screen.findByRole('link', { name: 'Back to your unfinished form' }));
    await waitFor(() => expect(control('Title').value).toBe('Unfinished'));
    expect(router.state.location.pathname).toBe('/admin/add-resource');
    await waitFor(() => expect(control('Category').value).toBe('2'));
  });
});

describe('a category that a colleague has deleted meanwhile', () => {
  const deleted = /^The category that was chosen here has been deleted meanwhile/;

  /** Chooses the category that is then deleted, in a form that is complete but for that. */
  async function openAndChoose() {
    const user = userEvent.setup();
    const server = {
      categories: [
        { id: '1', version: 1, categoryName: 'First category' },
        { id: '9', version: 1, categoryName: 'Music' },
      ],
    };
    const createResource = vi.fn(({ input }: { input: { categoryId: string } }) => {
      if (server.categories.some(({ id }) => id === input.categoryId)) {
        return { id: '3', version: 1, ...input, title: 'Title', link: '', description: [] };
      }
      const fields = { categoryId: 'Please select a category' };
      throw new GraphQLError('Gone', { extensions: { code: 'BAD_USER_INPUT', fields } });
    });
    const answers = {
      resourceCategories: () => server.categories,
      createResourceCategory: () => server.categories[1],
      createResource,
    };
    const view = await renderForm('add-resource', answers);
    type('Title', 'Title');
    type('Link', 'https://example.org/');
    type('Description', 'Description');
    await user.selectOptions(control('Category'), '+ Add New Category');
    await user.type(await screen.findByLabelText(/^Category name/), 'Music');
    await user.click(button('Create Category'));
    await screen.findByText('“Music” has been added and chosen.');
    server.categories = server.categories.slice(0, 1);
    return { user, server, createResource, answers, ...view };
  }

  it('is said to be, and is neither chosen nor offered any more', async () => {
    const { user, createResource } = await openAndChoose();
    await user.click(button('Create Resource'));
    await waitFor(() => expect(descriptionOf(control('Category'))).toMatch(deleted));
    expect(control('Category').value).toBe('');
    expect(screen.queryByRole('option', { name: 'Music' })).toBeNull();
    expect(screen.queryByText(/has been added and chosen/)).toBeNull();
    expect(document.activeElement).toBe(control('Category'));

    // It is not sent in vain once more.
    await user.click(button('Create Resource'));
    expect(createResource).toHaveBeenCalledTimes(1);
    expect(descriptionOf(control('Category'))).toMatch(deleted);

    await user.selectOptions(control('Category'), 'First category');
    expect(descriptionOf(control('Category'))).not.toMatch(deleted);
    await user.click(button('Create Resource'));
    await screen.findByText('Resource has been created successfully');
  });

  it('is not mistaken for one that a colleague has created and chosen meanwhile', async () => {
    const user = userEvent.setup();
    const categories = [{ id: '1', categoryName: 'First category' }];
    const resource = {
      ...{ id: '3', version: 1, categoryId: '1', title: 'Title', link: 'https://example.org/' },
      description: ['Description'],
    };
    const server = { categories, resource };
    await renderForm('edit-resource/3', {
      resourceCategories: () => server.categories,
      resource: () => server.resource,
      updateResource: ({ version }: { version: number }) => {
        if (version === server.resource.version) return { ...server.resource, version: 3 };
        throw new GraphQLError('Changed', { extensions: { code: 'CONFLICT', fields: {} } });
      },
    });
    await screen.findByRole('option', { name: 'First category' });
    server.categories = [...categories, { id: '12', categoryName: 'Music' }];
    server.resource = { ...resource, version: 2, categoryId: '12' };
    await user.click(button('Save changes'));
    await waitFor(() => expect(control('Category').value).toBe('12'));
    expect(descriptionOf(control('Category'))).not.toMatch(deleted);
    await user.click(button('Save changes'));
    await screen.findByText('Resource has been saved successfully');
  });

  it('is said to be when a draft that names it is opened again', async () => {
    const { answers, user } = await openAndChoose();
    cleanup();
    await renderForm('add-resource', answers);
    await waitFor(() => expect(descriptionOf(control('Category'))).toMatch(deleted));
    await user.click(button('Discard'));
    expect(descriptionOf(control('Category'))).not.toMatch(deleted);
  });
});
