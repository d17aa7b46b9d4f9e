import { ApolloLink } from '@apollo/client';
import { ApiProvider } from './apiProvider.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, vi } from 'vitest';
import { AccountLanguage } from '../../../client/AccountLanguage.tsx';
import { Component as AcceptInvitation } from '../../../client/admin/links/AcceptInvitation.tsx';
import { Component as ConfirmEmail } from '../../../client/admin/links/ConfirmEmail.tsx';
import { Component as ForgottenPassword } from '../../../client/admin/links/ForgottenPassword.tsx';
import { Component as ResetPassword } from '../../../client/admin/links/ResetPassword.tsx';
import { Component as Accounts } from '../../../client/admin/accounts/Accounts.tsx';
import { Component as Account } from '../../../client/admin/account/Account.tsx';
import { Component as Dashboard } from '../../../client/admin/dashboard/Dashboard.tsx';
import { Component as AdminSearchPage } from '../../../client/admin/search/AdminSearchPage.tsx';
import { Component as Setup } from '../../../client/admin/setup/Setup.tsx';
import { Component as SignIn } from '../../../client/admin/signIn/SignIn.tsx';
import { AdminFrame } from '../../../client/AdminFrame.tsx';
import { Component as SetUpSecondFactor } from '../../../client/admin/security/SetUpSecondFactor.tsx';
import { createApollo, createCache } from '../../../client/graphql/apollo.ts';
import { SignedInBar } from '../../../client/layout/signedIn/SignedInBar.tsx';
import { RequireSignIn } from '../../../client/admin/signIn/RequireSignIn.tsx';
import { registrars } from '../../../client/session/roles.ts';
import type { Session } from '../../../client/session/session.ts';
import { SessionContext } from '../../../client/session/useSession.ts';
import { ToastProvider } from '../../../client/ui/toast/ToastProvider.tsx';

/** Cleans up before and after each test of a file. */
export function clearAround(): void {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

type Variables = Record<string, unknown>;
export type Answers = Record<string, (variables: Variables) => object | Error>;

const pages: RouteObject[] = [
  { path: '/admin', element: <SignIn /> },
  { path: '/admin/forgotten-password', element: <ForgottenPassword /> },
  { path: '/admin/invitation', element: <AcceptInvitation /> },
  { path: '/admin/reset-password', element: <ResetPassword /> },
  {
    path: '/admin',
    element: <RequireSignIn />,
    children: [
      { path: 'dashboard', element: <Dashboard /> },
      { path: 'account', element: <Account /> },
      { path: 'search', element: <AdminSearchPage /> },
      { path: 'accounts', element: <Accounts /> },
      { path: 'confirm-email', element: <ConfirmEmail /> },
      { path: 'setup', element: <Setup /> },
      { path: 'second-factor', element: <SetUpSecondFactor /> },
      { path: 'secret', element: <h1>Members only</h1>, handle: { roles: registrars } },
    ],
  },
];
const main = (
  <main>
    <Outlet />
  </main>
);
const frames: RouteObject[] = [
  {
    element: (
      <>
        <SignedInBar />
        {main}
      </>
    ),
    children: [{ path: '/', element: <h1>Front door</h1> }],
  },
  { element: <AdminFrame>{main}</AdminFrame>, children: pages },
];
const everywhere = (
  <ToastProvider>
    <Outlet />
  </ToastProvider>
);

/** The admin area, with the responses of the API by the names of operations. */
export function adminArea(address: string, session: Session, answers: Answers = {}) {
  const asked: [string | undefined, Variables][] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    asked.push([operationName, variables]);
    const data = answers[operationName ?? '']?.(variables) ?? new TypeError('Failed to fetch');
    return data instanceof Error ? throwError(() => data) : of({ data });
  });
  const router = createMemoryRouter(
    [{ element: <AccountLanguage>{everywhere}</AccountLanguage>, children: frames }],
    {
      initialEntries: ['/', address],
    },
  );
  const element = (
    <ApiProvider client={createApollo(link, createCache())}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </ApiProvider>
  );
  return { router, asked, element };
}

export function showAdmin(...parts: Parameters<typeof adminArea>) {
  const { element, ...rest } = adminArea(...parts);
  render(element);
  return { ...rest, user: userEvent.setup() };
}

/** Opens the menu of the account in the bar, which has the button to sign out. */
export async function openAccountMenu(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Account: / }));
}

export const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
export const button = (name: string) => screen.getByRole('button', { name });
