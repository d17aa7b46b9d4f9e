import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Component as AboutEthiopia } from '../../client/content/aboutEthiopia/AboutEthiopia.tsx';
import { Component as Directory } from '../../client/content/directory/Directory.tsx';
import { Component as Events } from '../../client/content/events/Events.tsx';
import { Component as Resources } from '../../client/content/resources/Resources.tsx';
import { inPagesOfTwo, renderPage } from './support/renderPage.tsx';

const image = { url: '/media/a.webp', srcSet: '', width: 1200, height: 800 };

const event = (id: number) => ({
  id,
  title: `Event ${String(id)}`,
  date: '2027-01-07',
  time: '10:00 AM',
  endDate: null,
  endTime: null,
  description: 'Come along',
  location: 'Town hall',
  mapLink: 'https://m.example/',
  image,
});
const entry = (id: number) => ({
  id,
  name: `Business ${String(id)}`,
  description: ['Open daily'],
  location: 'Town',

  suburb: null,
  mapLink: 'https://m.example/',
  telephone: '',
  openingHours: '',
  website: '',
  image,
  socialMediaPlatforms: ['facebook', 'viber'],
  socialMediaPlatformLinks: ['https://f.example/', ''],
});
const resource = (id: number) => ({
  id,
  title: `Resource ${String(id)}`,
  description: ['Helps', 'with work'],
  link: 'https://www.r.example/start',
});
const item = (id: number, more: object = {}) => ({
  id,
  title: `Custom ${String(id)}`,
  description: 'One\n\n\n\nTwo',
  link: '',
  image,
  mediaUrl: '/media/a.webp',
  isVideoSrc: false,
  ...more,
});

/** Categories as the API responds with them, in a list and one by one. */
function categories(field: string, byId: string, groups: Record<string, object[]>) {
  const all = Object.entries(groups).map(([categoryName, entries], index) => ({
    id: String(index + 1),
    categoryName,
    entries: inPagesOfTwo(entries),
  }));
  return {
    [field]: all,
    [byId]: ({ id }: { id: string }) => all.find((category) => category.id === id),
  };
}

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('Events', () => {
  it('reports that there are no events', async () => {
    renderPage(Events, { events: inPagesOfTwo([]) });
    await screen.findByRole('heading', { level: 1, name: 'No Upcoming Events' });
    expect(screen.getByText('Stay tuned for future events!')).toBeTruthy();
  });

  it('appends the next page and moves the focus to its first event', async () => {
    const user = userEvent.setup();
    renderPage(Events, { events: inPagesOfTwo([event(1), event(2), event(3)]) });
    await screen.findByRole('heading', { level: 1, name: 'Upcoming Events' });
    expect(headings(2)).toEqual(['Event 1', 'Event 2']);
    await user.click(screen.getByRole('button', { name: 'Show more events' }));
    await screen.findByText('Event 3');
    expect(headings(2)).toEqual(['Event 1', 'Event 2', 'Event 3']);
    expect(screen.queryByRole('button', { name: 'Show more events' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Event 3');
  });
});

describe('Directory', () => {
  it('adds the next page only to its own category', async () => {
    const user = userEvent.setup();
    renderPage(
      Directory,
      categories('directoryCategories', 'directoryCategory', {
        Garage: [entry(1), entry(2)],
        Barbershops: [entry(3), entry(4), entry(5)],
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Load more: Barbershops' }));
    const barbershops = within(screen.getByRole('region', { name: 'Barbershops' }));
    await waitFor(() => {
      expect(barbershops.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    });
    expect(headings(3)).toEqual([1, 2, 3, 4, 5].map((id) => `Business ${String(id)}`));
    expect(screen.queryByRole('button', { name: /^Load more/ })).toBeNull();
  });

  it('shows one category only, then all again, and keeps the focus', async () => {
    const user = userEvent.setup();
    renderPage(
      Directory,
      categories('directoryCategories', 'directoryCategory', {
        Garage: [entry(1)],
        Shops: [entry(2)],
        Florists: [],
      }),
    );
    const chips = await screen.findByRole('navigation', { name: 'Categories of the directory' });
    const chip = (name: string) => within(chips).getByRole('link', { name });
    expect(chip('Garage').getAttribute('href')).toBe('/directory?category=1');
    expect(chip('All').getAttribute('aria-current')).toBe('true');
    const status = screen.getByText('All: 2 entries').closest('[role=status]');
    await user.click(chip('Shops'));
    expect(headings(2)).toEqual(['Shops']);
    expect(status?.textContent).toBe('Shops: 1 entry');
    expect(window.location.search).toBe('?category=2');
    expect(document.activeElement).toBe(chip('Shops'));
    expect(chip('Shops').getAttribute('aria-current')).toBe('true');
    expect(within(chips).queryByText('Florists')).toBeNull();
    await user.click(chip('All'));
    expect(headings(2)).toEqual(['Garage', 'Shops']);
    expect(window.location.search).toBe('');
  });

  it('finds entries while the user types, highlights matches, and links back to all', async () => {
    const user = userEvent.setup();
    const asked: object[] = [];
    renderPage(Directory, {
      ...categories('directoryCategories', 'directoryCategory', { Garage: [entry(1)] }),
      search(variables: { query: string }) {
        asked.push(variables);
        const found = variables.query === 'town';
        const edge = {
          cursor: 'c',
          language: 'EN',
          node: { __typename: 'Directory', ...entry(1) },
          title: [{ text: 'Business 1', isMatch: false }],
          category: [{ text: 'Garage', isMatch: false }],
          excerpt: [{ text: 'Town', isMatch: true }],
        };
        const edges = found ? [edge] : [];
        return { edges, match: 'ALL_WORDS', totalCount: edges.length, pageCount: 0, isCut: false };
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Garage' }));
    const field = screen.getByRole('searchbox', { name: 'Find in the directory' });
    await user.type(field, 'town ');
    await screen.findByText('1 entry for “town” in Garage');
    expect(document.activeElement).toBe(field);
    expect(window.location.search).toBe('?category=1&q=town');
    expect(document.querySelector('mark')?.textContent).toBe('Town');

    await user.type(field, 'hall');
    await screen.findByText('Nothing was found for “town hall” in Garage.');
    await user.click(screen.getByRole('link', { name: 'Look in all categories' }));
    await screen.findByText('Nothing was found for “town hall”.');
    const whole = screen.getByRole('link', { name: 'Search the whole website' });
    expect(whole.getAttribute('href')).toBe('/search?q=town%20hall');
    expect(asked).toMatchObject([
      { query: 'town', categoryId: '1' },
      { query: 'town hall', categoryId: '1' },
      { query: 'town hall', categoryId: null },
    ]);
    await user.click(screen.getByRole('link', { name: 'Show the whole directory' }));
    await screen.findByRole('heading', { level: 2, name: 'Garage' });
    expect((field as HTMLInputElement).value).toBe('');
    expect(window.location.search).toBe('');
  });

  it('shows the phone number, opening hours and website if they are known', async () => {
    renderPage(
      Directory,
      categories('directoryCategories', 'directoryCategory', {
        Garage: [
          entry(1),
          {
            ...entry(2),
            location: '12 Dominion Road, Mount Eden, Auckland 1024',
            suburb: 'Mount Eden',
            telephone: '+64 (0)9 555 0100',
            openingHours: 'Mon–Fri 9–5\nSat 10–2',
            website: 'https://www.example.org/page',
          },
        ],
      }),
    );
    const call = await screen.findByRole('link', { name: 'Call Business 2: +64 (0)9 555 0100' });
    expect(call.getAttribute('href')).toBe('tel:+6495550100');
    const hours = screen.getByText('Mon–Fri 9–5 · Sat 10–2');
    // Nothing of it is cut: a short text has no “Read More”.
    expect(hours.closest('.truncate')).toBeNull();
    const website = screen.getByRole('link', { name: /^Website of Business 2: example\.org/ });
    expect(website.getAttribute('href')).toBe('https://www.example.org/page');
    expect(screen.getByText('Mount Eden')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^(Call|Website)/ })).toHaveLength(2);
  });

  it('links to the map and to the platforms that have a link', async () => {
    renderPage(
      Directory,
      categories('directoryCategories', 'directoryCategory', { Garage: [entry(1)] }),
    );
    const map = await screen.findByRole('link', { name: /^View on map: Town, Business 1/ });
    expect(map.getAttribute('href')).toBe('https://m.example/');
    const facebook = screen.getByRole('link', { name: /^Business 1 on Facebook/ });
    expect(facebook.getAttribute('target')).toBe('_blank');
    expect(facebook.getAttribute('rel')).toBe('noopener');
    expect(screen.queryByRole('link', { name: /Viber/ })).toBeNull();
  });

  it('collapses descriptions above 120 characters', async () => {
    const described = (id: number, length: number) => ({
      ...entry(id),
      description: ['word '.repeat(40).slice(0, length - 1) + '.'],
    });
    renderPage(
      Directory,
      categories('directoryCategories', 'directoryCategory', {
        Garage: [described(1, 120), described(2, 121)],
      }),
    );
    await screen.findByRole('button', { name: 'Read More: Business 2' });
    expect(screen.queryByRole('button', { name: 'Read More: Business 1' })).toBeNull();
  });
});

describe('Resources', () => {
  it('shows each entry with its lines and a link in a new tab, and loads more', async () => {
    const user = userEvent.setup();
    renderPage(
      Resources,
      categories('resourceCategories', 'resourceCategory', {
        Work: [resource(1), resource(2), resource(3)],
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Load more: Work' }));
    const link = await screen.findByRole('link', { name: /^Visit Resource: Resource 3/ });
    expect(headings(3)).toEqual(['Resource 1', 'Resource 2', 'Resource 3']);
    expect(link.getAttribute('href')).toBe('https://www.r.example/start');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getAllByText('with work')).toHaveLength(3);
    expect(screen.getAllByText('r.example')).toHaveLength(3);
  });

  it('shows the type and size of a document, and no other link beside it', async () => {
    const document = (id: number, bytes: number) => ({
      ...resource(id),
      link: '',
      document: { url: `/documents/${String(id)}.pdf`, bytes, version: '1' },
    });
    renderPage(
      Resources,
      categories('resourceCategories', 'resourceCategory', {
        Papers: [document(1, 239_001), document(2, 1_240_000)],
      }),
    );
    const link = await screen.findByRole('link', { name: 'Resource 1 (PDF, 240 kB)' });
    expect(link.getAttribute('href')).toBe('/documents/1.pdf');
    expect(screen.getByRole('link', { name: 'Resource 2 (PDF, 1.2 MB)' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Visit Resource/ })).toBeNull();
  });
});

describe('About Ethiopia', () => {
  it('groups by category, without empty categories, and loads more', async () => {
    const user = userEvent.setup();
    renderPage(
      AboutEthiopia,
      categories('culturalCategories', 'culturalCategory', {
        Traditions: [item(1), item(2), item(3)],
        Food: [],
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Load more: Traditions' }));
    await screen.findByText('Custom 3');
    expect(headings(2)).toEqual(['Traditions']);
    expect(headings(3)).toEqual(['Custom 1', 'Custom 2', 'Custom 3']);
  });

  it('shows a video with its poster and a text for old browsers', async () => {
    const film = item(1, { isVideoSrc: true, mediaUrl: '/media/film.mp4' });
    const { container } = renderPage(
      AboutEthiopia,
      categories('culturalCategories', 'culturalCategory', { Traditions: [film] }),
    );
    await screen.findByText('Your browser does not support the video tag.');
    const video = container.querySelector('video');
    expect(video?.getAttribute('src')).toBe('/media/film.mp4');
    // As a `poster` it would be loaded at once and in full size.
    expect(video?.getAttribute('poster')).toMatch(/^data:/);
    const still = video?.parentElement?.querySelector('img');
    expect(still?.getAttribute('src')).toBe(image.url);
    expect(still?.getAttribute('loading')).toBe('lazy');
    expect(video?.getAttribute('preload')).toBe('none');
    expect(screen.queryByRole('button', { name: /full screen/ })).toBeNull();
  });

  it('has a link to learn more only if there is one', async () => {
    renderPage(
      AboutEthiopia,
      categories('culturalCategories', 'culturalCategory', {
        Traditions: [item(1), item(2, { link: 'https://l.example/' })],
      }),
    );
    await screen.findByText('Custom 2');
    const links = screen.getAllByRole('link', { name: /^Learn more about/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://l.example/']);
    expect(links[0]?.textContent).toContain('Learn more about Custom 2');
  });

  it('reports that there is no content', async () => {
    renderPage(AboutEthiopia, categories('culturalCategories', 'culturalCategory', {}));
    await screen.findByText(/^There is nothing to show here yet/);
  });
});
