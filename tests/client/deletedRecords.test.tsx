import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, it } from 'vitest';
import { Component as DeletedRecords } from '../../client/admin/deleted/DeletedRecords.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

afterEach(cleanup);

const deleted = (kind: string, recordId: number, title: string) => ({
  ...{ id: `${kind}:${String(recordId)}`, kind, recordId, title, language: 'EN' },
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

it('what was deleted is listed, read on, and restored', async () => {
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
  // The button that had the focus has gone.
  expect(document.activeElement?.textContent).toContain('2 entries shown');
});

it('says why something could not be restored', async () => {
  const user = show(() => {
    throw new GraphQLError('Gone', { extensions: { code: 'NOT_FOUND' } });
  });
  await user.click(await restore());
  await screen.findByText('Timkat could not be restored.');
});
