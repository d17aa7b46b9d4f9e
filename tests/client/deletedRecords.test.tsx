import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { conflict, duplicate } from '../../api/errors.ts';
import { admin as pageMessages } from '../../api/shared/messages/en/content/page/admin.ts';
import { Component as DeletedRecords } from '../../client/admin/deleted/DeletedRecords.tsx';
import { categoryGone } from './support/categoryGone.ts';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';
import { enter } from './support/enter.ts';

const deleted = (kind: string, recordId: number, title: string) => ({
  id: `${kind}:${String(recordId)}`,
  kind,
  recordId,
  title,
  language: 'EN',
  deletedAt: new Date('2026-11-21T03:00:00Z'),
  deletedBy: 'abebe@example.org',
  restorableUntil: new Date('2026-12-21T03:00:00Z'),
});

function show(restoreRecords: (all: object[]) => number) {
  const all = [
    deleted('EVENT', 7, 'Timkat'),
    deleted('POST', 3, 'News'),
    deleted('EVENT', 6, 'Tea'),
  ];
  renderPage(DeletedRecords, {
    deletedRecords: (page: { after?: string | null }) => inPagesOfTwo(all)(page),
    restoreRecords: ({ records }: { records: { id: string }[] }) => {
      expect(records).toEqual([{ kind: 'EVENT', id: '7' }]);
      return restoreRecords(all);
    },
  });
  return userEvent.setup();
}

const restore = () => screen.findByRole('button', { name: 'Restore Timkat' });

it('deleted records are listed, loaded page by page, and restored', async () => {
  const user = show((all) => {
    all.shift();
    return 1;
  });
  await restore();
  await user.click(screen.getByRole('button', { name: /^Load more/ }));
  await screen.findByText('Tea');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Timkat',
    'News',
    'Tea',
  ]);
  await user.click(await restore());
  await screen.findByText('Timkat has been restored.');
  await waitFor(() => expect(screen.queryByText('Timkat')).toBeNull());
  // The button that had the focus does not exist any more.
  expect(document.activeElement?.textContent).toContain('2 entries shown');
});

it('says which value of a record prevents that it is restored', async () => {
  renderPage(DeletedRecords, {
    deletedRecords: (page: { after?: string | null }) =>
      inPagesOfTwo([deleted('PAGE', 4, 'Hall')])(page),
    restoreRecords() {
      throw duplicate('place', pageMessages.fields);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore Hall' }));
  await screen.findByText(/The navigation has 8 pages, drafts included/);
});

it('deleted records are searched and filtered, and the selected ones restored together', async () => {
  const all = [deleted('EVENT', 7, 'Timkat'), deleted('POST', 3, 'News')];
  const asked: object[] = [];
  const restored: object[] = [];
  renderPage(DeletedRecords, {
    deletedRecords({ after, ...filter }: { after?: string | null; language?: unknown }) {
      asked.push(filter);
      return inPagesOfTwo(all)({ after: after ?? null });
    },
    restoreRecords({ records }: { records: object[] }) {
      restored.push(...records);
      all.length = 0;
      return records.length;
    },
  });
  const user = userEvent.setup();
  await restore();
  await enter(user, screen.getByRole('searchbox', { name: 'Title or person' }), 'abebe');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'abebe', kind: null }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'event');
  fireEvent.change(screen.getByLabelText('Deleted on'), { target: { value: '2026-11-21' } });
  const filter = { search: 'abebe', kind: 'EVENT', day: '2026-11-21' };
  await waitFor(() => expect(asked.at(-1)).toMatchObject(filter));
  expect(location.search).toBe('?q=abebe&kind=event&day=2026-11-21');
  await user.click(screen.getByRole('checkbox', { name: 'Choose Timkat' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose News' }));
  await user.click(screen.getByRole('button', { name: 'Restore those chosen' }));
  await screen.findByText('2 records have been restored.');
  await screen.findByText('No deleted record matches.');
  expect(restored).toEqual([
    { kind: 'EVENT', id: '7' },
    { kind: 'POST', id: '3' },
  ]);
  expect(screen.queryByRole('region', { name: 'Entries chosen' })).toBeNull();
});

it('a row on a phone also shows until when the record can be restored', async () => {
  show(() => 0);
  await restore();
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toMatch(/Deleted 21 Nov 2026.*Can be restored until 21 Dec 2026/);
});

it('the page shows why a record could not be restored', async () => {
  const user = show(() => {
    throw new GraphQLError('Gone', { extensions: { code: 'NOT_FOUND' } });
  });
  await user.click(await restore());
  await screen.findByText('“Restore Timkat” did not work.');
});

describe('a record with a deleted category', () => {
  const category = (id: string, categoryName: string) => ({
    id,
    categoryName,
    entries: { totalCount: 0 },
  });

  /** As if the records had been in a category that is gone; those that are there are `present`. */
  function showLone(present: { id: string }[], isRestoredElsewhere = false) {
    const all = [
      deleted('POST', 3, 'News'),
      deleted('DIRECTORY', 7, 'Café'),
      deleted('RESOURCE', 6, 'Guide'),
    ];
    const asked: (string | undefined)[] = [];
    renderPage(DeletedRecords, {
      deletedRecords: (page: { after?: string | null }) => inPagesOfTwo(all)(page),
      directoryCategories: () => present,
      resourceCategories: [category('99', 'Of another kind')],
      culturalCategories: [],
      restoreRecords(variables: { records: { id: string }[]; categoryId?: string }) {
        asked.push(variables.categoryId);
        if (!present.some(({ id }) => id === variables.categoryId)) throw categoryGone();
        all.splice(1, 1);
        if (isRestoredElsewhere) {
          throw conflict('restoredMeanwhile', { title: 'Café', category: 'Food' });
        }
        return 1;
      },
    });
    return { user: userEvent.setup(), asked };
  }

  const choice = () =>
    screen.findByRole('group', { name: /^The category of Café has been deleted/ });
  const restoreInto = { name: 'Restore into this category: Café' };

  it('can be restored into another category with the keyboard', async () => {
    const { user, asked } = showLone([category('1', 'Food'), category('2', 'Shops')]);
    (await screen.findByRole('button', { name: 'Restore Café' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await choice()));
    // It is below its record, and says everything that a notice would say.
    expect((await choice()).closest('tr')?.previousElementSibling?.textContent).toContain('Café');
    expect(screen.queryByText('“Restore Café” did not work.')).toBeNull();
    const select = await within(await choice()).findByRole('combobox', { name: /^Category/ });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please select a category', 'Food', 'Shops']);
    await user.tab();
    expect(document.activeElement).toBe(select);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', restoreInto));
    await user.keyboard('{Enter}');
    // Nothing is chosen yet.
    expect(document.activeElement).toBe(select);
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([undefined]);
    await user.selectOptions(select, 'Shops');
    expect(select.getAttribute('aria-invalid')).not.toBe('true');
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByText('Café has been restored.');
    expect(asked).toEqual([undefined, '2']);
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    expect(document.activeElement?.textContent).toContain('2 entries shown');
  });

  it('can get another category if a colleague has deleted the chosen one', async () => {
    const present = [category('1', 'Food'), category('2', 'Shops')];
    const { user, asked } = showLone(present);
    await user.click(await screen.findByRole('button', { name: 'Restore Café' }));
    const select = await within(await choice()).findByRole('combobox');
    await user.selectOptions(select, 'Shops');
    present.pop();
    await user.click(screen.getByRole('button', restoreInto));
    await screen.findByText(/has been deleted meanwhile. Please select another one/);
    await waitFor(async () => expect(document.activeElement).toBe(await choice()));
    await user.selectOptions(select, 'Food');
    await user.click(screen.getByRole('button', restoreInto));
    await screen.findByText('Café has been restored.');
    expect(asked).toEqual([undefined, '2', '1']);
  });

  it('is reported as already restored if a colleague has chosen another category', async () => {
    const { user } = showLone([category('1', 'Food'), category('2', 'Shops')], true);
    await user.click(await screen.findByRole('button', { name: 'Restore Café' }));
    const select = await within(await choice()).findByRole('combobox');
    await user.selectOptions(select, 'Shops');
    await user.click(screen.getByRole('button', restoreInto));
    await screen.findByText(
      'Café has been restored already, into the category “Food”. It stays there.',
    );
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    expect(screen.queryByText('Café has been restored.')).toBeNull();
    expect(screen.queryByText('“Restore Café” did not work.')).toBeNull();
    expect(document.activeElement?.textContent).toContain('2 entries shown');
  });

  it('waits for a new category if there is none', async () => {
    const { user } = showLone([]);
    await user.click(await screen.findByRole('button', { name: 'Restore Café' }));
    const link = await within(await choice()).findByRole('link', { name: 'Add a category' });
    expect(link.getAttribute('href')).toBe('/admin/add-directory-category');
    expect(screen.getByRole('group').textContent).toContain('Please add a category first');
    expect(screen.queryByRole('combobox', { name: /^Category/ })).toBeNull();
  });

  it('does not change which record the address names as the place in the list', async () => {
    const { user } = showLone([category('1', 'Food')]);
    await user.click(await screen.findByRole('button', { name: 'Restore Café' }));
    await choice();
    await user.click(screen.getByRole('button', { name: /^Load more/ }));
    await screen.findByText('Guide');
    const rows = [...document.querySelectorAll<HTMLElement>('tbody > tr')];
    const tops = new Map<Element, number>();
    for (const [index, row] of rows.entries()) {
      row.style.scrollMarginTop = '0px';
      tops.set(row, (index - 3) * 100);
    }
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, tops.get(this) ?? 0);
    });
    window.scrollTo(0, 300);
    fireEvent.scroll(window);
    await waitFor(() => expect(location.search).toContain('at=RESOURCE%3A6'));
  });
});
