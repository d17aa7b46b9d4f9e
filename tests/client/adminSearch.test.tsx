import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../client/session/roles.ts';
import { clearAround, showAdmin } from './support/adminArea.tsx';
import { sessionOf, someone } from './support/session.ts';

clearAround();

const segments = (text: string) => [{ __typename: 'TextSegment', text, isMatch: false }];

const found = {
  content: [
    {
      __typename: 'SearchEdge',
      cursor: 'c',
      node: {
        __typename: 'Event',
        id: '7',
        date: '2026-12-19',
        publication: 'DRAFT',
        publishedAt: null,
        unpublishAt: null,
      },
      language: 'EN',
      title: segments('Enkutatash'),
      excerpt: segments('New year'),
      excerptLanguage: 'EN',
    },
  ],
  members: [
    {
      __typename: 'Member',
      id: '3',
      name: 'Abebe',
      email: '',
      contactNumber: '021 555 0100',
      ceasedOn: '2026-11-01',
    },
  ],
  applications: [
    { __typename: 'MembershipApplication', id: '4', name: 'Tirunesh', date: '2026-11-21' },
  ],
  inquiries: [{ __typename: 'Inquiry', id: '5', name: 'Almaz', title: 'A question' }],
};

function show(
  address: string,
  roles: Role[],
  seen: Partial<typeof found> = found,
  language: 'EN' | 'AM' = 'EN',
) {
  const nothing = { content: null, members: null, applications: null, inquiries: null };
  return showAdmin(address, sessionOf({ ...someone, roles, language }), {
    AdminSearch: () => ({ adminSearch: { __typename: 'AdminSearch', ...nothing, ...seen } }),
  });
}

const hrefs = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the results of a search of the admin area', () => {
  it('link to sections, records and people', async () => {
    const { asked } = show('/admin/search?q=m', ['ADMIN']);
    await screen.findByText('Enkutatash');
    expect(screen.getByText('19-12-2026 · Draft')).toBeTruthy();
    expect(asked).toContainEqual(['AdminSearch', { query: 'm', first: 20, language: 'EN' }]);
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        ['Members', '/admin/show-members'],
        ['Enkutatash', '/admin/edit-event/7'],
        ['Abebe (former member)', '/admin/edit-member/3'],
        ['Tirunesh', '/admin/applications/4'],
        ['A question', '/admin/inquiries/5'],
      ]),
    );
  });

  it('are only sections of the role if the API finds nothing', async () => {
    show('/admin/search?q=men', ['EDITOR'], { content: [] });
    await screen.findByText('Nothing was found for “men”.');
  });

  it.each(['የሥራ', 'የስራ', 'የበአላት', 'የበዓላት', 'ፅሁፎች', 'ደኅንነት', 'ደህንነት'])(
    'include sections for %s, with any of the letters that sound alike',
    async (typed) => {
      show(`/admin/search?q=${typed}`, ['ADMIN'], {}, 'AM');
      await screen.findByText(/1 ውጤት/);
      expect(hrefs()).toHaveLength(1);
    },
  );

  it('include a section by either of its names', async () => {
    show('/admin/search?q=manage+EV', ['EDITOR'], {});
    await screen.findByText('1 result for “manage EV”');
    expect(hrefs()).toEqual([['Events', '/admin/events']]);
  });
});

it('suggests places while somebody types, and opens one with the keyboard', async () => {
  const { router, user } = show('/admin/account', ['ADMIN']);
  const field = (await screen.findAllByLabelText('Search everything'))[0];
  if (!field) throw new Error('There is no field.');
  await user.type(field, 'accounts');
  const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
  const options = list.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Accounts',
    'Enkutatash19-12-2026 · Draft',
    'Abebe (former member)M3',
    'Tirunesh',
    'A question',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/admin/accounts');
});
