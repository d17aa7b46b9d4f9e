import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { Component as CategoryLists } from '../../client/content/categories/CategoryLists.tsx';
import { renderPage } from './support/renderPage.tsx';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);

describe('Manage Categories', () => {
  const holding = (id: string, categoryName: string, totalCount: number) => ({
    id,
    categoryName,
    entries: { totalCount },
  });

  function answers() {
    let directory = [holding('1', 'Garage', 1), holding('2', 'Florists', 0)];
    return {
      directoryCategories: () => directory,
      resourceCategories: [holding('1', 'Career Compass', 1234)],
      culturalCategories: [],
      deleteDirectoryCategory: vi.fn(({ id }: { id: string }) => {
        if (id === '1') {
          throw new GraphQLError(
            'This category still holds 1 entry: Car Doctor. Move or delete them first.',
            { extensions: { code: 'CONFLICT', fields: {} } },
          );
        }
        directory = directory.filter((each) => each.id !== id);
        return id;
      }),
    };
  }

  const remove = async (name: string) => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Category' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
  };

  it('lists all three kinds with their entries and links to add and rename', async () => {
    renderPage(CategoryLists, answers());
    await screen.findByRole('rowheader', { name: 'Garage' });
    expect(titles()).toEqual(['Directory', 'Resources', 'About Ethiopia']);
    const directory = within(screen.getByRole('region', { name: 'Directory' }));
    directory.getByText('1 entry');
    directory.getByText('Empty');
    expect(directory.getAllByText('In English only')).toHaveLength(2);
    expect(directory.getByRole('link', { name: 'Edit Garage' }).getAttribute('href')).toBe(
      '/admin/edit-directory-category/1',
    );
    const resources = within(screen.getByRole('region', { name: 'Resources' }));
    resources.getByText('1,234 entries');
    const add = screen.getAllByRole('link', { name: /^Add a category: / });
    expect(add.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/add-directory-category',
      '/admin/add-resource-category',
      '/admin/create-about-ethiopia-category',
    ]);
    const cultural = within(screen.getByRole('region', { name: 'About Ethiopia' }));
    cultural.getByText('There are no categories yet.');
  });

  it('warns before a deletion about deleted records that were in the category', async () => {
    const directoryCategories = [
      holding('1', 'Garage', 0),
      { ...holding('2', 'Florists', 0), restorableEntryCount: 1 },
      { ...holding('3', 'Cafes', 0), restorableEntryCount: 3 },
    ];
    renderPage(CategoryLists, { ...answers(), directoryCategories });
    const user = userEvent.setup();
    const asked = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
      const question = await screen.findByRole('alertdialog', { name: 'Delete Category' });
      const text = question.textContent;
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      return text;
    };
    const where = 'can be restored into another one only.';
    const garage = await asked('Garage');
    expect(garage).toContain('This cannot be undone.');
    expect(garage).not.toContain(where);
    expect(await asked('Florists')).toContain(
      `This cannot be undone. 1 deleted record was in this category. Once the category is deleted, it ${where}`,
    );
    expect(await asked('Cafes')).toContain(
      `3 deleted records were in this category. Once the category is deleted, they ${where}`,
    );
  });

  it('shows the entries of a category that is not empty', async () => {
    renderPage(CategoryLists, answers());
    await remove('Garage');
    await screen.findByText(
      'This category still holds 1 entry: Car Doctor. Move or delete them first.',
    );
    screen.getByText(/^“Delete .+” did not work\.$/);
    screen.getByRole('rowheader', { name: 'Garage' });
  });

  it('reloads the lists after each deletion, even while another reload is pending', async () => {
    let present = [holding('1', 'Florists', 0), holding('2', 'Tailors', 0)];
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    const read = vi.fn(async () => {
      const found = present;
      // The reload after the first deletion.
      if (read.mock.calls.length === 2) await held;
      return found;
    });
    renderPage(CategoryLists, {
      ...answers(),
      directoryCategories: read,
      deleteDirectoryCategory({ id }: { id: string }) {
        present = present.filter((each) => each.id !== id);
        return id;
      },
    });
    await remove('Florists');
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    await remove('Tailors');
    await waitFor(() => expect(present).toEqual([]));
    respond();
    await waitFor(() => {
      expect(screen.queryByRole('rowheader', { name: 'Tailors' })).toBeNull();
    });
    expect(screen.queryByRole('rowheader', { name: 'Florists' })).toBeNull();
  });

  it('keeps a category that a colleague has renamed', async () => {
    renderPage(CategoryLists, {
      ...answers(),
      deleteDirectoryCategory() {
        const extensions = { code: 'CONFLICT', reason: 'changedMeanwhile' };
        throw new GraphQLError('Changed', { extensions });
      },
    });
    await remove('Florists');
    await screen.findByText(/^Somebody else has changed it meanwhile/);
  });

  it('deletes an empty category and reloads the lists, not the page', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    renderPage(CategoryLists, answers());
    await remove('Florists');
    await screen.findByText('Category has been deleted successfully');
    await waitFor(() => {
      expect(screen.queryByRole('rowheader', { name: 'Florists' })).toBeNull();
    });
    expect(document.activeElement?.textContent).toBe('Directory');
    expect(reload).not.toHaveBeenCalled();
  });
});
