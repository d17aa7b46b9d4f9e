import { redirectDocument, type RouteObject } from 'react-router-dom';
import { AccountLanguage } from './AccountLanguage.tsx';
import { sharedPreviewRoute } from './content/preview/sharedPreviewRoute.ts';
import { UnknownAddress } from './content/preview/UnknownAddress.tsx';
import { contentKinds } from './contentKinds.ts';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { LayoutDocument } from './layout/Layout.generated.ts';
import { isBeforeSignIn } from './lazyAdminRoutes.ts';
import type { Language } from '../api/shared/messages/languages.ts';
import { useMessages } from './messages/messages.ts';
import type { PageHandle } from './pageHandle.ts';

/** The id of the route that shows the errors of a page within the layout. */
export const pageBoundary = 'page';

const contentPages = contentKinds.flatMap(({ path, page, recordPage }): RouteObject[] => [
  ...(page ? [{ id: page.file, path, lazy: page.lazy }] : []),
  ...(recordPage ? [{ id: recordPage.file, path: `${path}/:record`, lazy: recordPage.lazy }] : []),
]);

const contentNames = contentKinds.flatMap(({ page }) => page?.useName ?? []);

const unknownPage: RouteObject = {
  path: '*',
  element: <UnknownAddress />,
  handle: { status: () => 404 } satisfies PageHandle,
};

/**
 * The admin area below the address of a language: except for the pages before sign-in, it has one
 * address for all languages. The server redirects there too.
 */
const adminInLanguage = (adminRoutes: RouteObject[]): RouteObject[] => [
  ...adminRoutes.filter(({ path = '', children }) => !children && isBeforeSignIn(path)),
  {
    path: 'admin/*',
    loader: ({ params, request }) => {
      const path = `admin/${params['*'] ?? ''}`.replace(/\/$/, '');
      // A public page has not loaded its routes.
      if (isBeforeSignIn(path)) return redirectDocument(request.url);
      return redirectDocument(new URL(`/${path}`, request.url).href);
    },
  },
];

/**
 * The routes of a language. The id of a page is its file, by which the server finds the chunks to
 * preload.
 * @param adminRoutes the admin area, which visitors do not load
 * @param unknownPath of a document that the server knows to be unknown, for example with an id that
 * no record has
 */
export const routesIn = (
  language: Language,
  adminRoutes: RouteObject[] = [],
  unknownPath?: string,
): RouteObject[] => [
  {
    id: 'layout',
    element: (
      <AccountLanguage>
        <Layout />
      </AccountLanguage>
    ),
    handle: {
      query: LayoutDocument,
      messages: [useMessages, ...contentNames],
    } satisfies PageHandle,
    children: [
      {
        id: pageBoundary,
        errorElement: <ErrorPage />,
        children: [
          { id: 'pages/Home.tsx', index: true, lazy: () => import('./pages/Home.tsx') },
          { id: 'pages/About.tsx', path: 'about', lazy: () => import('./pages/About.tsx') },
          ...contentPages,
          sharedPreviewRoute,
          {
            id: 'pages/Calendar.tsx',
            path: 'calendar',
            lazy: () => import('./pages/Calendar.tsx'),
          },
          {
            id: 'pages/CalendarMonth.tsx',
            path: 'calendar/:month',
            lazy: () => import('./pages/CalendarMonth.tsx'),
          },
          {
            id: 'pages/ContactUs.tsx',
            path: 'contact-us',
            lazy: () => import('./pages/ContactUs.tsx'),
          },
          {
            id: 'pages/SupportUs.tsx',
            path: 'support-us',
            lazy: () => import('./pages/SupportUs.tsx'),
          },
          {
            id: 'members/membershipForm/MembershipForm.tsx',
            path: 'membership-form',
            lazy: () => import('./members/membershipForm/MembershipForm.tsx'),
          },
          { id: 'pages/Privacy.tsx', path: 'privacy', lazy: () => import('./pages/Privacy.tsx') },
          { id: 'pages/MyData.tsx', path: 'my-data', lazy: () => import('./pages/MyData.tsx') },
          { id: 'pages/Search.tsx', path: 'search', lazy: () => import('./pages/Search.tsx') },
          ...(language === 'EN' ? adminRoutes : adminInLanguage(adminRoutes)),
          ...(unknownPath ? [{ ...unknownPage, path: unknownPath }] : []),
          unknownPage,
        ],
      },
    ],
  },
];
