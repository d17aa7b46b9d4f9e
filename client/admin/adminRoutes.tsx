import type { RouteObject } from 'react-router-dom';
import { NotFound } from '../layout/NotFound.tsx';
import type { PageHandle } from '../pageHandle.ts';
import { contentKinds } from '../contentKinds.ts';
import { formRoutes, screenRoute, screensIn } from '../screen.ts';
import { allRoles, editors, registrars } from '../session/roles.ts';
import { type AdminSection, adminSections } from './adminSections.ts';

const screen = screensIn('admin');

const sectionRoutes = Object.values(adminSections)
  .flatMap((sections) => Object.entries<AdminSection>(sections))
  .flatMap(([name, { path = name, roles, forms = [], screens = {}, ...list }]) => [
    screenRoute(path, list, roles),
    ...forms.flatMap((form) => formRoutes(form, roles)),
    ...Object.entries(screens).map(([further, screen]) => screenRoute(further, screen, roles)),
  ]);

const kindRoutes = contentKinds.flatMap(({ path, addPath, editPath, list, form }) => [
  screenRoute(path, list, editors),
  ...formRoutes({ ...form, addPath, editPath }, editors),
]);

const historyScreen = screen('history/RecordHistory', () => import('./history/RecordHistory.tsx'));

const importScreen = screen('csvImport/ImportPage', () => import('./csvImport/ImportPage.tsx'));

/** The protected screens, below /admin (docs/product/site.md, section 2.1). */
export const adminScreens: RouteObject[] = [
  ...sectionRoutes,
  ...kindRoutes,
  screenRoute('history/:kind/:id', historyScreen, editors),
  screenRoute('import/:kind', importScreen, editors),
  // Other accounts manage members.
  {
    ...screenRoute('import/show-members', importScreen, registrars),
    id: `${importScreen.file}:members`,
  },
];

/**
 * Only an account that must set up a second factor is redirected here (docs/product/accounts.md, section
 * 7.5).
 */
const setUpScreen = screen(
  'security/SetUpSecondFactor',
  () => import('./security/SetUpSecondFactor.tsx'),
);

/** The admin area (docs/product/admin.md, section 6). Its code loads only where it is used. */
export const adminRoutes: RouteObject[] = [
  { id: 'admin/SignIn.tsx', path: 'admin', lazy: () => import('./signIn/SignIn.tsx') },
  {
    id: 'admin/links/ForgottenPassword.tsx',
    path: 'admin/forgotten-password',
    lazy: () => import('./links/ForgottenPassword.tsx'),
  },
  {
    id: 'admin/links/ResetPassword.tsx',
    path: 'admin/reset-password',
    lazy: () => import('./links/ResetPassword.tsx'),
  },
  {
    id: 'admin/links/AcceptInvitation.tsx',
    path: 'admin/invitation',
    lazy: () => import('./links/AcceptInvitation.tsx'),
  },
  {
    id: 'admin/RequireSignIn.tsx',
    path: 'admin',
    lazy: async () => ({ Component: (await import('./signIn/RequireSignIn.tsx')).RequireSignIn }),
    children: [
      {
        id: 'admin/Dashboard.tsx',
        path: 'dashboard',
        lazy: () => import('./dashboard/Dashboard.tsx'),
      },
      {
        id: 'admin/links/ConfirmEmail.tsx',
        path: 'confirm-email',
        lazy: () => import('./links/ConfirmEmail.tsx'),
      },
      screenRoute('second-factor', setUpScreen, allRoles),
      {
        id: 'admin/search/AdminSearchPage.tsx',
        path: 'search',
        lazy: () => import('./search/AdminSearchPage.tsx'),
      },
      ...adminScreens,
    ],
  },
  // Shown within the frame of the admin area, because the address is below /admin.
  {
    path: 'admin/*',
    element: <NotFound />,
    handle: { status: () => 404 } satisfies PageHandle,
  },
];
