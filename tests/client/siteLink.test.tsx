import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { MessagesContext } from '../../client/messages/createMessages.ts';
import { SiteLink } from '../../client/ui/SiteLink.tsx';
import { amharicMessages } from './support/amharicMessages.ts';

it.each([
  ['/posts/4', '/am/posts/4'],
  ['/admin/show-events', '/admin/show-events'],
  ['?only=cameOfAge', '/admin/show-members?only=cameOfAge'],
])('a link of an Amharic account to %s leads to %s', (to, address) => {
  const router = createMemoryRouter([{ path: '*', element: <SiteLink to={to}>Go</SiteLink> }], {
    initialEntries: ['/admin/show-members'],
  });
  render(
    <MessagesContext value={amharicMessages}>
      <RouterProvider router={router} />
    </MessagesContext>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
});
