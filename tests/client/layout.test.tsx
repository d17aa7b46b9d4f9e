import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApolloLink } from '@apollo/client';
import { ApiProvider } from './support/apiProvider.tsx';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  MemoryRouter,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createApollo, createCache } from '../../client/graphql/apollo.ts';
import { ErrorPage } from '../../client/layout/ErrorPage.tsx';
import { Layout } from '../../client/layout/Layout.tsx';
import { DrawerMenu } from '../../client/layout/menu/DrawerMenu.tsx';
import { NotFound } from '../../client/layout/NotFound.tsx';
import { publicRoutes } from '../e2e/publicRoutes.ts';
import { nothingSet } from './showPage.tsx';

const pages: RouteObject[] = [
  { path: '/', element: <h1>Front door</h1> },
  { path: '/events', element: <h1>What is on</h1> },
  { path: '/membership-form', element: <h1>Join</h1> },
  { path: '*', element: <NotFound /> },
];

async function showLayout(
  address: string,
  settings: object = {},
  children = pages,
  navigationPages: object[] = [],
) {
  const siteSettings = { __typename: 'SiteSettings', ...nothingSet, ...settings };
  const data = { ...nothingSet, siteSettings, navigationPages };
  const link = new ApolloLink(() => of({ data }));
  const router = createMemoryRouter(
    [{ element: <Layout />, children: [{ errorElement: <ErrorPage />, children }] }],
    { initialEntries: [address] },
  );
  render(
    <ApiProvider client={createApollo(link, createCache())}>
      <RouterProvider router={router} />
    </ApiProvider>,
  );
  await screen.findByRole('main');
  return { user: userEvent.setup(), router };
}

const bar = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));
const footer = () => within(screen.getByRole('contentinfo'));

it.each([
  ['/events', 'Events', 'page'],
  ['/events/7-timkat', 'Events', 'page'],
  ['/pages/4-hall', 'About', 'page'],
])('the bar marks the entry of %s', async (address, name, current) => {
  const hall = { id: '4', path: '/pages/4-hall', title: 'Hall', place: '/about' };
  const page = { ...hall, __typename: 'Page', language: 'EN' };
  await showLayout(address, {}, [{ path: '*', element: <h1>Page</h1> }], [page]);
  const entries = bar()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(
    entries.map((link) => [link.textContent, link.getAttribute('aria-current')]),
  ).toContainEqual([name, current]);
  expect(entries.filter((link) => !link.closest('ul ul'))).toHaveLength(1);
});

describe('the frame of every page', () => {
  it('shows the name in green, yellow and red', async () => {
    await showLayout('/');
    const name = within(screen.getByRole('banner')).getByRole('link', {
      name: 'Ethiopian Community Association in Auckland, home page',
    });
    const parts = [...name.querySelectorAll('[class*=text-]')].map(
      ({ textContent, className }) => ({
        textContent,
        colour: /text-(green|gold|red)/.exec(className)?.[1],
      }),
    );
    expect(parts).toEqual([
      { textContent: 'Ethiopian', colour: 'green' },
      { textContent: 'Community Association', colour: 'gold' },
      { textContent: 'in Auckland', colour: 'red' },
    ]);
    expect(name.textContent).toBe('Ethiopian Community Association in Auckland');
  });

  it('has neither navigation nor footer in the admin area', async () => {
    await showLayout('/admin/unknown');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops');
  });

  it('marks only the link of the current page', async () => {
    const { user } = await showLayout('/events');
    expect(bar().getByRole('link', { current: 'page' }).textContent).toBe('Events');
    await user.click(bar().getByRole('link', { name: 'Home' }));
    expect(bar().getByRole('link', { current: 'page' }).textContent).toBe('Home');
  });

  it('links to every public page from the bar and the footer', async () => {
    await showLayout('/');
    const addresses = [bar(), footer()].map((part) =>
      part
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((href) => href?.startsWith('/')),
    );
    expect(addresses[0]).toEqual(publicRoutes);
    expect(addresses[1]).toEqual([...publicRoutes, '/privacy', '/my-data', '/am']);
  });

  it('moves the focus to the heading after a navigation, but not on the first page', async () => {
    const { user } = await showLayout('/');
    expect(document.activeElement).toBe(document.body);
    await user.click(bar().getByRole('link', { name: 'Events' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What is on' }));
  });

  it('moves the focus to a heading that is rendered late', async () => {
    let arrive: (text: string) => void = () => undefined;
    const text = new Promise<string>((resolve) => (arrive = resolve));
    const Late = () => {
      const box = (node: HTMLElement | null) => {
        void text.then((heading) =>
          node?.append(Object.assign(document.createElement('h1'), { textContent: heading })),
        );
      };
      return <div ref={box}>Loading</div>;
    };
    const { user } = await showLayout('/', {}, [
      { path: '/', element: <h1>Front door</h1> },
      { path: '/events', element: <Late /> },
    ]);
    await user.click(bar().getByRole('link', { name: 'Events' }));
    arrive('Here at last');
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Here at last');
    });
  });

  it('leaves out contact details that are not set', async () => {
    await showLayout('/', { contactEmail: 'hello@example.org' });
    expect(await footer().findByRole('link', { name: /hello@example.org/ })).toBeTruthy();
    expect(footer().queryByText('Follow us')).toBeNull();
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('opens the configured accounts in a new tab', async () => {
    await showLayout('/', { telegramUrl: 'https://t.me/example', phoneNumber: '+64 9 555 0100' });
    const account = await footer().findByRole('link', {
      name: 'Find us on Telegram (opens in a new tab)',
    });
    expect(account.getAttribute('target')).toBe('_blank');
    const phone = footer().getByRole('link', { name: 'Call us on +64 9 555 0100' });
    expect(phone.getAttribute('href')).toBe('tel:+6495550100');
  });

  it('shows the current year in Auckland', async () => {
    // The new year has begun there, but not yet where most servers are.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-12-31T12:30:00Z') });
    await showLayout('/');
    expect(footer().getByText(/^©/).textContent).toContain(
      '© 2031 Ethiopian Community Association in Auckland',
    );
  });

  it('has a switch that stops the animation', async () => {
    await showLayout('/');
    const pause = footer().getByRole('switch', { name: 'Pause the turning badge' });
    const turning = document.querySelector('.turning');
    // The rule of client/styles.css, which no test here can load.
    expect(turning?.matches('.motion-toggle ~ * .moving')).toBe(true);
    expect(pause.closest('.motion-toggle')).not.toBeNull();
  });
});

describe('the menu on small screens', () => {
  const drawer = () => document.querySelector('dialog');

  async function openMenu() {
    const shown = await showLayout('/');
    await shown.user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(drawer()?.open).toBe(true);
    return { ...shown, menu: within(screen.getByRole('dialog', { name: 'Menu' })) };
  }

  it('opens as a modal dialog, also with the space bar', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { user } = await showLayout('/');
    expect(drawer()?.open).toBe(false);
    screen.getByRole('button', { name: 'Open menu' }).focus();
    await user.keyboard(' ');
    expect(showModal).toHaveBeenCalledOnce();
    expect(drawer()?.open).toBe(true);
  });

  it('closes with its button', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('button', { name: 'Close menu' }));
    expect(drawer()?.open).toBe(false);
  });

  it('closes when one of its links is followed', async () => {
    const { user, menu } = await openMenu();
    await user.click(menu.getByRole('link', { name: 'Events' }));
    expect(drawer()?.open).toBe(false);
    expect(document.activeElement?.textContent).toBe('What is on');
  });

  it('closes at once, even while the code of the page is still loading', async () => {
    const { user } = await showLayout('/', {}, [
      { path: '/', element: <h1>Front door</h1> },
      { path: '/events', lazy: () => new Promise(() => undefined) },
    ]);
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: 'Events' }));
    expect(drawer()?.open).toBe(false);
  });

  it('closes when the address changes in another way', async () => {
    const { router } = await openMenu();
    await act(() => router.navigate('/events'));
    expect(drawer()?.open).toBe(false);
  });

  it('is a link to the list in the footer before scripts run', async () => {
    await showLayout('/');
    const target = footer().getByRole('navigation', { name: 'Quick links navigation' }).id;
    cleanup();
    document.body.innerHTML = renderToString(
      <MemoryRouter>
        <DrawerMenu />
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'Open menu' });
    expect(link.getAttribute('href')).toBe(`#${target}`);
  });
});

describe('error pages', () => {
  const failing = (error: Error): RouteObject[] => {
    const Broken = () => {
      throw error;
    };
    return [{ path: '/', element: <Broken /> }];
  };

  async function showFailure(message: string) {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await showLayout('/', {}, failing(new Error(message)));
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Error ocurs' });
    return reload;
  }

  it('appear for an address without a page', async () => {
    await showLayout('/no-such-page');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops');
    expect(screen.getByText('This page does not exist !!!')).toBeTruthy();
  });

  it('keep the frame around a page that fails, and offer ways out', async () => {
    const reload = await showFailure('broken');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Try again').getAttribute('href')).toBe('');
    expect(main.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
    expect(bar().getByRole('link', { name: 'Events' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reload once for a new version if the code of a page is missing', async () => {
    sessionStorage.clear();
    const gone = 'Failed to fetch dynamically imported module: /assets/Events-1.js';
    expect(await showFailure(gone)).toHaveBeenCalledOnce();
    cleanup();
    vi.restoreAllMocks();
    expect(await showFailure(gone)).not.toHaveBeenCalled();
  });
});
