import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, it } from 'vitest';
import { Component as RecordHistory } from '../../client/admin/history/RecordHistory.tsx';
import { renderPage } from './support/renderPage.tsx';

afterEach(cleanup);

const version = (number: number, others: object = {}) => ({
  id: `event:7:${String(number)}`,
  version: number,
  changedAt: new Date('2026-11-21T03:00:00Z'),
  changedBy: 'abebe@example.org',
  isCreation: number === 1,
  isPresent: false,
  title: 'Timkat',
  language: 'EN',
  changes: [],
  hasOtherFiles: false,
  ...others,
});
const change = (field: string, before: string, after: string) => ({
  ...{ field, before, after },
  language: 'EN',
});
const present = version(3, {
  isPresent: true,
  hasOtherFiles: true,
  changes: [
    change('title', 'Timkat', 'Timkat in the park'),
    change('unpublishAt', '', '2026-12-01'),
  ],
});
const former = version(2, {
  changedBy: null,
  changes: [change('location', 'The hall', 'The park')],
});
const at = { url: '/admin/history/event/7', path: '/admin/history/:kind/:id' };

const pageOf = (nodes: object[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null },
});

it('says who changed what, in words', async () => {
  renderPage(RecordHistory, { revisions: pageOf([present, former, version(1)]) }, at);
  const newest = await screen.findByRole('article', { name: 'Version 3' });
  within(newest).getByText('This is the present version.');
  within(newest).getByText('The picture or file was changed.');
  within(newest).getByText('Title');
  within(newest).getByText('Published until');
  expect(newest.querySelector('ins')?.textContent).toContain('in the park');
  const second = screen.getByRole('article', { name: 'Version 2' });
  within(second).getByText(/Somebody whose account is not known/);
  within(second).getByText('Location');
  expect(second.querySelector('del')?.textContent).toContain('hall');
  within(screen.getByRole('article', { name: 'Version 1' })).getByText('Created.');
  expect(screen.queryByRole('button', { name: 'Restore version 3' })).toBeNull();
});

it('restores a former version of what was seen', async () => {
  const asked: unknown[] = [];
  let nodes = [present, former];
  renderPage(
    RecordHistory,
    {
      revisions: () => pageOf(nodes),
      restoreRevision: (variables: object) => {
        asked.push({ ...variables });
        nodes = [version(4, { isPresent: true }), { ...present, isPresent: false }, former];
        return 4;
      },
    },
    at,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  await screen.findByText('Version 2 has been restored.');
  expect(asked).toEqual([{ kind: 'EVENT', id: '7', version: 3, former: 2 }]);
  await screen.findByRole('article', { name: 'Version 4' });
});

it('says why a version could not be restored', async () => {
  const restoreRevision = () => {
    throw new GraphQLError('Somebody else has changed it.', {
      extensions: { code: 'CONFLICT', reason: 'changedMeanwhile' },
    });
  };
  renderPage(RecordHistory, { revisions: () => pageOf([present, former]), restoreRevision }, at);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 2' }));
  await screen.findByText(/Version 2 could not be restored/);
});

it('says that a record is not there', async () => {
  renderPage(RecordHistory, { revisions: pageOf([]) }, at);
  await screen.findByText(/This is not there/);
});
