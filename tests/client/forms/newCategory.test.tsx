import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import { button, control, descriptionOf, renderForm } from './renderForm.tsx';
import { type } from './savedRecords.ts';
import { enter } from '../support/enter.ts';

afterEach(() => {
  deleteAllDrafts();
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
    await screen.findByLabelText(/^Category name\*?$/);
    expect(router.state.location.pathname).toBe(`/admin/${addPath}`);
    await enter(user, control('Category name'), 'Music');
    await user.click(button('Create Category'));
    await screen.findByText('“Music” has been added and chosen.');
    expect(router.state.location.pathname).toBe(`/admin/${path}`);
    expect(control('Category').value).toBe('9');
    expect(control(field).value).toBe('Unfinished');
  });

  it('is chosen even if nothing was typed', async () => {
    const user = userEvent.setup();
    const added = { id: '2', version: 1, categoryName: 'Second category' };
    await renderForm('add-resource', { createResourceCategory: added });
    await user.selectOptions(control('Category'), '+ Add New Category');
    await screen.findByLabelText(/^Category name\*?$/);
    type('Category name', 'Second category');
    await user.click(button('Create Category'));
    await screen.findByText('“Second category” has been added and chosen.');
    expect(control('Category').value).toBe('2');
  });

  it('can be cancelled without a change to the form', async () => {
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

  /** Chooses the category that is then deleted, in a form that is otherwise complete. */
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
    await enter(user, await screen.findByLabelText(/^Category name\*?$/), 'Music');
    await user.click(button('Create Category'));
    await screen.findByText('“Music” has been added and chosen.');
    server.categories = server.categories.slice(0, 1);
    return { user, server, createResource, answers, ...view };
  }

  it('is reported, and is neither chosen nor offered any more', async () => {
    const { user, createResource } = await openAndChoose();
    await user.click(button('Create Resource'));
    await waitFor(() => expect(descriptionOf(control('Category'))).toMatch(deleted));
    expect(control('Category').value).toBe('');
    expect(screen.queryByRole('option', { name: 'Music' })).toBeNull();
    expect(screen.queryByText(/has been added and chosen/)).toBeNull();
    expect(document.activeElement).toBe(control('Category'));

    // A second submit is refused in the browser.
    await user.click(button('Create Resource'));
    expect(createResource).toHaveBeenCalledTimes(1);
    expect(descriptionOf(control('Category'))).toMatch(deleted);

    await user.selectOptions(control('Category'), 'First category');
    expect(descriptionOf(control('Category'))).not.toMatch(deleted);
    await user.click(button('Create Resource'));
    await screen.findByText('Resource has been created successfully');
  });

  it('is not confused with one that a colleague has created and chosen', async () => {
    const user = userEvent.setup();
    const categories = [{ id: '1', categoryName: 'First category' }];
    const resource = {
      id: '3',
      version: 1,
      categoryId: '1',
      title: 'Title',
      link: 'https://example.org/',
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

  it('is reported when a draft that names it is opened again', async () => {
    const { answers, user } = await openAndChoose();
    cleanup();
    await renderForm('add-resource', answers);
    await waitFor(() => expect(descriptionOf(control('Category'))).toMatch(deleted));
    await user.click(button('Discard'));
    expect(descriptionOf(control('Category'))).not.toMatch(deleted);
  });
});
