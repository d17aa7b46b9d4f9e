import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Component as EventPage } from '../../client/content/events/EventPage.tsx';
import { UnknownAddress } from '../../client/content/preview/UnknownAddress.tsx';
import { Component as Resources } from '../../client/content/resources/Resources.tsx';
import { MessagesContext } from '../../client/messages/createMessages.ts';
import type { Role } from '../../client/session/roles.ts';
import { SessionContext } from '../../client/session/useSession.ts';
import { renderPage } from './support/renderPage.tsx';
import { sessionOf, someone } from './support/session.ts';

beforeEach(() => localStorage.clear());
const neighbours = { updatedAt: null, deletedAt: null, previous: null, next: null };
const draft = {
  id: 7,
  title: 'Timkat',
  path: '/events/7-timkat',
  description: 'Come along',
  date: '2031-01-19',
  time: '10:00 AM',
  endDate: null,
  endTime: null,
  location: 'Town hall',
  mapLink: 'https://m.example/',
  startsAt: '2031-01-18T21:00:00Z',
  endsAt: null,
  image: { url: '/media/a.webp', srcSet: '', width: 1200, height: 800, previewUrl: null },
  album: [],
  publication: 'DRAFT',
  publishedAt: null,
  unpublishAt: null,
};

/** Shows a page to somebody with some roles, or to a visitor. */
function show(page: ReactNode, roles: Role[] | null, root: object, url = '/events/7-timkat') {
  const session = sessionOf(roles && { ...someone, roles });
  renderPage(
    () => <SessionContext value={session}>{page}</SessionContext>,
    { event: draft, recordPage: neighbours, ...root },
    { path: '*', url },
  );
}

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const banner = () => screen.findByRole('complementary', { name: /Draft/ });

describe('the address of a draft', () => {
  it('shows editors the page as it will be, and a link to its form', async () => {
    show(<UnknownAddress />, ['EDITOR'], {});
    await screen.findByRole('heading', { level: 1, name: 'Timkat' });
    expect((await banner()).textContent).toContain('Draft – only visible to volunteers');
    const edit = screen.getByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toBe('/admin/edit-event/7');
    expect(robots()).toBe('noindex');
    // A reader with such a link would see nothing.
    expect(screen.queryByText('Share')).toBeNull();
    expect(document.querySelector('a[href$=".ics"]')).toBeNull();
  });

  it('shows its notice in Amharic on an Amharic page', async () => {
    const messages = {
      language: 'AM' as const,
      tag: 'am',
      catalogues: new Map(),
      overrides: {},
      overriddenElsewhere: [],
    };
    const page = (
      <MessagesContext value={messages}>
        <UnknownAddress />
      </MessagesContext>
    );
    show(page, ['EDITOR'], {});
    await screen.findByText('ረቂቅ – የሚታየው ለበጎ ፈቃደኞች ብቻ ነው');
  });

  it.each<[string, Role[] | null]>([
    ['visitors', null],
    ['registrars', ['REGISTRAR']],
  ])('is not found for %s', async (_who, roles) => {
    show(<UnknownAddress />, roles, {
      event() {
        throw new Error('Nothing was to be asked.');
      },
    });
    await screen.findByRole('heading', { name: /Oops/ });
    // By then everything that the page loads is loaded.
    await new Promise((resolve) => setTimeout(resolve, 50));
    screen.getByRole('heading', { name: /Oops/ });
  });

  it.each(['/events/0', '/events/seven', '/nothing', '/resources/7'])(
    'is not %s, which editors cannot find either',
    async (url) => {
      show(<UnknownAddress />, ['ADMIN'], {}, url);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await screen.findByRole('heading', { name: /Oops/ });
    },
  );
});

it('shows when visitors see a scheduled record, and that they do not see one taken down', async () => {
  const scheduled = { publication: 'SCHEDULED', publishedAt: '2031-01-01T00:00:00Z' };
  show(<EventPage />, ['ADMIN'], { event: { ...draft, ...scheduled } });
  await screen.findByText(/Scheduled – visitors see it from .*2031/);
  cleanup();
  show(<EventPage />, ['ADMIN'], { event: { ...draft, publication: 'TAKEN_DOWN' } });
  await screen.findByText('Taken down – only visible to volunteers');
});

it('shows no notice for a published record', async () => {
  show(<EventPage />, ['ADMIN'], { event: { ...draft, publication: 'PUBLISHED' } });
  await screen.findByRole('heading', { level: 1, name: 'Timkat' });
  expect(robots()).toBe('index, follow');
  expect(document.querySelector('a[href$=".ics"]')).not.toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('shows editors the draft of a resource on the list page if the address names it', async () => {
  const resource = {
    id: 3,
    title: 'Interpreters',
    description: ['Help'],
    link: '',
    document: null,
  };
  const root = {
    resourceCategories: [],
    resource: { ...resource, path: '/resources#resource-3', publication: 'DRAFT' },
  };
  show(<Resources />, ['EDITOR'], root, '/resources#resource-3');
  await screen.findByRole('heading', { level: 3, name: 'Interpreters' });
  await banner();
  cleanup();
  localStorage.clear();
  show(<Resources />, null, root, '/resources#resource-3');
  await screen.findByRole('heading', { level: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Interpreters')).toBeNull();
});
