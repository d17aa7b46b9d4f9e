import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as DueDates } from '../../client/admin/dueDates/DueDates.tsx';
import { renderPage } from './support/renderPage.tsx';

const done = (kind: string, lastOn: string) => ({
  id: kind,
  kind,
  section: '102',
  since: '2026-03-31',
  day: '2026-09-30',
  lastOn,
  state: 'DONE',
  count: null,
});

it('says what was done after its last day', async () => {
  const dueDates = [
    done('ANNUAL_RETURN', '2026-11-20'),
    done('GENERAL_MEETING', '2026-09-30'),
    // The last notice may be about a later change.
    done('OFFICER_NOTICE', '2026-11-20'),
  ];
  renderPage(DueDates, { dueDates, dueDateCalendar: '' });
  const table = within(await screen.findByRole('table'));
  const states = ['Annual return', 'Annual general meeting', 'Notice of new'].map(
    (name) =>
      within(table.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')[1]
        ?.textContent,
  );
  expect(states).toEqual(['Filed late', 'In order', 'In order']);
});
