import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { MessagesContext } from '../../client/messages/createMessages.ts';
import { SiteLink } from '../../client/ui/SiteLink.tsx';

it.each([
  ['/posts/4', '/am/posts/4'],
  ['/admin/show-events', '/admin/show-events'],
  ['?only=cameOfAge', '/admin/show-members?only=cameOfAge'],
])('a link of an Amharic account to %s leads to %s', (to, address) => {
  const router = createMemoryRouter([{ path: '*', element: <SiteLink to={to}>Go</SiteLink> }], {
    initialEntries: ['/admin/show-members'],
  });
  render(
    <MessagesContext
      value={{
        language: 'AM',
        tag: 'am',
        catalogues: new Map(),
        overrides: {},
        overriddenElsewhere: [],
      }}
    >
      <RouterProvider router={router} />
    </MessagesContext>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
});
