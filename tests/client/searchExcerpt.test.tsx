import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as Search } from '../../client/pages/Search.tsx';
import { renderPage } from './support/renderPage.tsx';

const result = (id: number, excerptLanguage: string, excerpt: string) => ({
  cursor: String(id),
  language: 'EN',
  node: { __typename: 'Post', id, path: `/posts/${String(id)}`, isOutdated: false },
  title: [{ text: `Post ${String(id)}`, isMatch: false }],
  category: [],
  excerpt: [{ text: excerpt, isMatch: true }],
  excerptLanguage,
});

it('shows that a result was found in the text of the other language', async () => {
  renderPage(
    Search,
    {
      search: {
        pages: [],
        edges: [result(1, 'AM', 'ቤት'), result(2, 'EN', 'A bet')],
        match: 'ALL_WORDS',
        totalCount: 2,
        pageCount: 0,
        isCut: false,
        pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: '2' },
      },
    },
    { path: '/search', url: '/search?q=bet' },
  );
  const [amharic, english] = await screen.findAllByRole('article');
  expect(amharic?.textContent).toContain('Found in the Amharic text: ቤት');
  expect(
    within(amharic as HTMLElement)
      .getByText('ቤት')
      .closest('[lang]'),
  ).toHaveProperty('lang', 'am');
  expect(english?.textContent).toMatch(/Post 2A bet$/);
});

it('shows pages of the site and the day of a feast above the records that have some words', async () => {
  const title = (text: string) => [{ text, isMatch: false }];
  renderPage(
    Search,
    {
      search: {
        pages: [
          {
            path: '/calendar/ethiopian-2019-08',
            title: title('Fasika (Easter)'),
            excerpt: [],
            day: '2027-05-02',
          },
          { path: '/about', title: title('About Us'), excerpt: title('Who we are'), day: null },
        ],
        edges: [result(1, 'EN', 'A bet')],
        match: 'SOME_WORDS',
        totalCount: 1,
        pageCount: 2,
        isCut: false,
        pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: '1' },
      },
    },
    { path: '/search', url: '/search?q=bet' },
  );
  const articles = await screen.findAllByRole('article');
  expect(articles.map(({ textContent }) => textContent)).toEqual([
    'CalendarFasika (Easter)02-05-2027 ሚያዝያ 24 ቀን 2019 ዓ.ም.',
    'Page of this siteAbout UsWho we are',
    'NewsPost 1A bet',
  ]);
  expect(screen.getByText('These have only some of the words:')).toBeDefined();
});
