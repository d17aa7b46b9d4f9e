import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Component as AboutEthiopiaList } from '../../client/content/aboutEthiopia/AboutEthiopiaList.tsx';
import { Component as DirectoryList } from '../../client/content/directory/DirectoryList.tsx';
import { Component as EventList } from '../../client/content/events/EventList.tsx';
import { Component as PostList } from '../../client/content/posts/PostList.tsx';
import { Component as ResourceList } from '../../client/content/resources/ResourceList.tsx';
import type { Component } from '../../client/jsx/jsxTypes.ts';
import { adminLists } from '../../api/shared/messages/am/adminLists.ts';
import { deleteFlow } from '../../api/shared/messages/am/deleteFlow.ts';
import { MessagesContext } from '../../client/messages/createMessages.ts';
import { SessionContext } from '../../client/session/useSession.ts';
import { sessionOf, someone } from './support/session.ts';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

const image = {
  url: '/media/a.webp',
  srcSet: '/media/a.webp?w=400 400w',
  width: 1200,
  height: 800,
};
const category = { id: '1', categoryName: 'Traditions' };

const event = (id: number, title: string) => ({
  id,
  title,
  date: '2027-01-07',
  time: '10:00 AM',
  endDate: null,
  endTime: null,
  location: 'Māngere Hall',
  image,
});

const titles = () => screen.getAllByRole('rowheader').map((node) => node.textContent);
const period = () => screen.getByRole('combobox', { name: 'Which events' });
const find = () => screen.getByLabelText('Find');

describe('the list pages of the admin area', () => {
  it.each<[string, Component, Record<string, unknown>, string, string[], string]>([
    [
      'Manage Directory',
      DirectoryList,
      {
        directories: inPagesOfTwo([
          { id: 3, name: 'Cafe Buna', location: 'Auckland', categoryId: '1', image },
        ]),
        directoryCategories: [category],
      },
      'Cafe Buna',
      ['Traditions', 'Auckland'],
      'directory',
    ],
    [
      'Manage Resources',
      ResourceList,
      {
        resources: inPagesOfTwo([
          { id: 3, title: 'Helpline', link: 'https://h.example/', categoryId: null },
        ]),
        resourceCategories: [category],
      },
      'Helpline',
      ['No category', 'https://h.example/'],
      'resource',
    ],
    [
      'Manage Posts',
      PostList,
      {
        posts: inPagesOfTwo([
          { id: 3, postTitle: 'News', postText: 'Come', image: null, languages: ['AM', 'EN'] },
        ]),
      },
      'News',
      ['Come'],
      'post',
    ],
    [
      'Manage About Ethiopia',
      AboutEthiopiaList,
      {
        aboutEthiopiaItems: inPagesOfTwo([
          { id: 3, title: 'Dance', isVideoSrc: true, categoryId: '1', image },
        ]),
        culturalCategories: [category],
      },
      'Dance',
      ['Traditions', 'Video'],
      'about-ethiopia',
    ],
  ])('%s shows the entries to edit and delete', async (heading, Page, data, title, texts, path) => {
    renderPage(Page, data);
    const table = within(await screen.findByRole('table', { name: heading }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    for (const text of texts) table.getByRole('cell', { name: text });
    const opened = within(table.getByRole('rowheader', { name: title })).getByRole('link');
    expect(opened.getAttribute('href')).toBe(`/admin/edit-${path}/3`);
    screen.getByText(path === 'post' ? 'In Amharic and English' : 'In English only');
    const edit = screen.getByRole('link', { name: `Edit ${title}` });
    expect(edit.getAttribute('href')).toBe(`/admin/edit-${path}/3`);
    screen.getByRole('button', { name: `Delete ${title}` });
  });

  it('show the unfinished forms of their kind', async () => {
    const draft = { userAgent: '', savedAt: new Date('2027-01-01T00:00:00Z') };
    const events = inPagesOfTwo([event(3, 'New Year')]);
    const formDrafts = [
      { ...draft, path: '/admin/add-event?copy=3', page: 'Add an Event' },
      { ...draft, path: '/admin/create-post', page: 'Create a Post' },
    ];
    renderPage(EventList, { events, formDrafts });
    const unfinished = within(await screen.findByRole('region', { name: 'Unfinished work' }));
    const links = unfinished.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/admin/add-event?copy=3']);
  });

  /** Names records and categories in the language that is asked for. */
  const translated =
    (listOf: (text: (english: string, amharic: string) => string) => unknown) =>
    ({ language }: { language?: string | null }) =>
      listOf((english, amharic) => (language === 'AM' ? amharic : english));
  const oneEntry = (entry: object) => inPagesOfTwo([{ id: 3, ...entry }])({});
  const categories = translated((text) => [{ ...category, categoryName: text('Arts', 'ኪነ ጥበብ') }]);

  it.each<[string, Component, Record<string, unknown>, string]>([
    [
      'events',
      EventList,
      { events: translated((text) => oneEntry(event(3, text('New Year', 'እንቁጣጣሽ')))) },
      'እንቁጣጣሽ',
    ],
    [
      'posts',
      PostList,
      {
        posts: translated((text) =>
          oneEntry({ postTitle: text('News', 'ዜና'), postText: text('Come', 'ኑ'), image: null }),
        ),
      },
      'ዜና',
    ],
    [
      'directory',
      DirectoryList,
      {
        directories: translated((text) =>
          oneEntry({ name: text('Cafe', 'ካፌ'), location: '', categoryId: '1', image }),
        ),
        directoryCategories: categories,
      },
      'ካፌ',
    ],
    [
      'resources',
      ResourceList,
      {
        resources: translated((text) =>
          oneEntry({ title: text('Helpline', 'የስልክ እርዳታ'), link: '', categoryId: '1' }),
        ),
        resourceCategories: categories,
      },
      'የስልክ እርዳታ',
    ],
    [
      'culture',
      AboutEthiopiaList,
      {
        aboutEthiopiaItems: translated((text) =>
          oneEntry({ title: text('Dance', 'ውዝዋዜ'), isVideoSrc: true, categoryId: '1', image }),
        ),
        culturalCategories: categories,
      },
      'ውዝዋዜ',
    ],
  ])('names %s in the language of the account', async (_name, Page, data, title) => {
    const user = userEvent.setup();
    const language = { language: 'AM', tag: 'am', catalogues: new Map() } as const;
    const words = { ...language, overrides: {}, overriddenElsewhere: [] };
    const InAmharic = () => (
      <MessagesContext value={words}>
        <Page />
      </MessagesContext>
    );
    renderPage(InAmharic, data);
    await screen.findByRole('rowheader', { name: title });
    if (Object.values(data).includes(categories)) screen.getByRole('cell', { name: 'ኪነ ጥበብ' });
    screen.getByRole('checkbox', { name: new RegExp(title) });
    // The actions load their sentences, which are Amharic then.
    await screen.findByRole('link', { name: adminLists.editName(title) });
    await user.click(screen.getByRole('button', { name: deleteFlow.buttonName(title) }));
    within(await screen.findByRole('alertdialog')).getByText(title);
  });

  /** Events as the API searches them, with at most so many on a page. */
  const searched = (all: ReturnType<typeof event>[], page = 100) =>
    vi.fn(({ search, first, after }: { search: string; first: number; after?: string }) => {
      const found = all.filter(({ title }) => title.includes(search));
      const end = Number(after ?? 0) + Math.min(first, page);
      return {
        nodes: found.slice(Number(after ?? 0), end),
        pageInfo: { hasNextPage: end < found.length, endCursor: String(end) },
        totalCount: found.length,
      };
    });

  it('requests the entries that match the search', async () => {
    const user = userEvent.setup();
    const events = searched([event(1, 'Timkat'), event(2, 'Genna'), event(3, 'Meskel')]);
    renderPage(EventList, { events });
    await screen.findByText('3 entries shown');
    await user.type(find(), ' Genna');
    await screen.findByText('1 entry shown');
    expect(titles()).toEqual(['Genna']);
    expect(events.mock.calls.map(([{ search }]) => search)).toEqual(['', 'Genna']);
    await user.clear(find());
    await user.type(find(), 'Fasika');
    await screen.findByText('Nothing here matches “Fasika”.');
  });

  it('shows new data after a deletion, and keeps the loaded entries and the open question', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const user = userEvent.setup();
    let all = ['Timkat', 'Genna', 'Meskel', 'Adwa', 'Enkutatash'].map((title, id) =>
      event(id, title),
    );
    function Page() {
      return (
        <SessionContext value={sessionOf(someone)}>
          <EventList />
        </SessionContext>
      );
    }
    const events = (args: { after?: string }) => inPagesOfTwo(all)(args);
    renderPage(Page, {
      events,
      deleteEvent: ({ id }: { id: string }) => {
        all = all
          .filter((each) => String(each.id) !== id)
          .map((each) => ({ ...each, time: 'Noon' }));
        return id;
      },
    });
    await screen.findByText('2 of 5 entries shown');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('4 of 5 entries shown');
    await user.click(screen.getByRole('button', { name: 'Delete Meskel' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await screen.findByText('Event has been deleted successfully');
    await user.click(screen.getByRole('button', { name: 'Delete Adwa' }));
    await waitFor(() => expect(titles()).toEqual(['Timkat', 'Genna', 'Adwa', 'Enkutatash']), {
      timeout: 20_000,
    });
    screen.getByText('4 entries shown');
    expect(screen.getAllByText('Noon')).toHaveLength(4);
    within(screen.getByRole('alertdialog')).getByText('Adwa');
    expect(reload).not.toHaveBeenCalled();
  }, 60_000);

  it('keeps the search in the address', async () => {
    const user = userEvent.setup();
    const events = searched([event(1, 'Timkat'), event(2, 'Genna')]);
    const before = renderPage(EventList, { events });
    await screen.findByText('2 entries shown');
    await user.selectOptions(period(), 'Past');
    await screen.findByText('2 entries shown');
    await user.type(find(), 'Genna');
    await screen.findByText('1 entry shown');
    expect(window.location.search).toBe('?period=PAST&find=Genna');
    before.unmount();
    renderPage(EventList, { events });
    await screen.findByText('1 entry shown');
    expect(find()).toHaveProperty('value', 'Genna');
    expect(period()).toHaveProperty('value', 'PAST');
    await user.selectOptions(period(), 'Upcoming');
    await user.clear(find());
    await screen.findByText('2 entries shown');
    expect(window.location.search).toBe('');
  });

  it('searches for what the address says after the link to the list', async () => {
    const user = userEvent.setup();
    const events = searched([event(1, 'Timkat'), event(2, 'Genna')]);
    const page = () => (
      <>
        <Link to="/">Menu</Link>
        <EventList />
      </>
    );
    renderPage(page, { events });
    await screen.findByText('2 entries shown');
    await user.type(find(), 'Genna');
    await screen.findByText('1 entry shown');
    // The lists read the address of the browser.
    window.history.replaceState(null, '', '/');
    await user.click(screen.getByRole('link', { name: 'Menu' }));
    await screen.findByText('2 entries shown');
    expect(find()).toHaveProperty('value', '');
  });

  it('loads as many entries as the address says and scrolls to the one it names', async () => {
    const scrollIntoView = vi
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockImplementation(() => undefined);
    const all = Array.from({ length: 21 }, (_, index) => event(index + 1, `Event ${index + 1}`));
    window.history.replaceState(null, '', '?shown=15&at=12');
    renderPage(EventList, { events: searched(all, 10) });
    await screen.findByText('20 of 21 entries shown');
    expect(titles()).toHaveLength(20);
    await waitFor(() => {
      expect(scrollIntoView.mock.contexts.map((entry) => (entry as Element).textContent)).toEqual([
        expect.stringContaining('Event 12'),
      ]);
    });
  });

  it('lists the events to come, the next one first, or those of another period', async () => {
    const user = userEvent.setup();
    const events = vi.fn(({ period }: { period: string }) =>
      inPagesOfTwo(period === 'PAST' ? [] : [event(1, 'Timkat')])({}),
    );
    renderPage(EventList, { events });
    await screen.findByRole('rowheader', { name: 'Timkat' });
    expect(events.mock.lastCall?.[0]).toMatchObject({ period: 'UPCOMING', first: 100 });
    for (const text of ['07-01-2027', '10:00 AM', 'Māngere Hall']) {
      screen.getByRole('cell', { name: text });
    }
    await user.selectOptions(period(), 'Past');
    await screen.findByText('There are no events here yet.');
    expect(events.mock.lastCall?.[0]).toMatchObject({ period: 'PAST' });
  });

  it('shows a small picture if there is one', async () => {
    const { container } = renderPage(EventList, { events: inPagesOfTwo([event(1, 'Timkat')]) });
    await screen.findByRole('rowheader', { name: 'Timkat' });
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('srcset')).toBe(image.srcSet);
    expect(picture?.getAttribute('sizes')).toBe('3rem');
  });
});
