import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecordGone } from '../../client/content/RecordPage.tsx';
import { renderPage } from './support/renderPage.tsx';

const titled = (title: string) => ({
  __typename: 'Neighbour',
  title,
  path: `/events/${title.length}`,
  language: 'EN',
});

function showGone(previous: string | null, next: string | null) {
  const page = {
    createdAt: null,
    updatedAt: null,
    deletedAt: '2026-11-01T00:00:00Z',
    previous: previous && titled(previous),
    next: next && titled(next),
  } as unknown as Parameters<typeof RecordGone>[0]['page'];
  renderPage(() => <RecordGone page={page} list={{ to: '/events', name: 'Events' }} />, {});
  return screen.getAllByRole('link');
}

it('links to the next record with one button, also for a title in two languages', () => {
  const [button, list] = showGone('Before', 'Genna (ገና) dinner');
  expect(button?.textContent).toBe('See also: Genna (ገና) dinner');
  expect(button?.querySelector('[lang=am]')?.textContent).toBe('ገና');
  // A button lays out its items separately.
  expect(button?.childNodes).toHaveLength(1);
  expect(list?.getAttribute('href')).toBe('/events');
});

it('links to the previous record if there is no next one, or else only to the list', () => {
  expect(showGone('Before', null).map(({ textContent }) => textContent)).toContain(
    'See also: Before',
  );
  cleanup();
  expect(showGone(null, null)).toHaveLength(1);
});
