import { ApolloLink } from '@apollo/client';
import { apiSchema } from '../support/apiSchema.ts';
import { ApiProvider } from '../support/apiProvider.tsx';
import { render, screen } from '@testing-library/react';
import { defaultFieldResolver, execute, type GraphQLFieldResolver } from 'graphql';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import { AccountLanguage } from '../../../client/AccountLanguage.tsx';
import { adminScreens } from '../../../client/admin/adminRoutes.tsx';
import { createApollo, createCache } from '../../../client/graphql/apollo.ts';
import { deleteAllDrafts } from '../../../client/forms/draft/drafts.ts';
import type { Language } from '../../../api/shared/messages/languages.ts';
import { createSession } from '../../../client/session/session.ts';
import { ToastProvider } from '../../../client/ui/toast/ToastProvider.tsx';
import { SessionContext } from '../../../client/session/useSession.ts';

const schema = apiSchema();

/** Every kind has two categories, unless a test sets others. */
const categories = [
  { id: '1', categoryName: 'First category' },
  { id: '2', categoryName: 'Second category' },
];

/** Records are only in English and published, unless a test sets other values. */
const plain: Record<string, unknown> = {
  language: 'EN',
  translations: [],
  album: [],
  albumCount: 0,
  imageAltEn: '',
  imageAltAm: '',
  imageIsOrnament: false,
  placeType: 'PHYSICAL',
  publication: 'PUBLISHED',
  publishedAt: new Date('2026-01-02T00:00:00Z'),
};
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (...field) =>
  defaultFieldResolver(...field) ?? plain[field[3].fieldName];

/**
 * Opens a form at its own address, over the API's own schema, as an admin.
 * @param path within /admin
 * @param rootValue resolves the fields of Query and Mutation, by name, given arguments and context
 * @param isThere false if the record of the form is gone
 */
export async function renderForm(
  path: string,
  rootValue: Record<string, unknown> = {},
  userId = '7',
  language: Language = 'EN',
  isThere = true,
) {
  const answers = {
    directoryCategories: categories,
    resourceCategories: categories,
    culturalCategories: categories,
    uploadLimits: {
      imageBytes: 10_000_000,
      videoBytes: 200_000_000,
      documentBytes: 10_000_000,
      hidesFiles: true,
    },
    similarMembers: [],
    reportOpenRecord: [],
    revisions: { nodes: [], pageInfo: { hasNextPage: false } },
    ...rootValue,
  };
  const link = new ApolloLink((operation) => {
    const { query: document, variables: variableValues } = operation;
    const contextValue = operation.getContext();
    const request = { schema, rootValue: answers, document, variableValues, contextValue };
    return from(Promise.resolve(execute({ ...request, fieldResolver })));
  });
  const session = createSession(() => Promise.reject(new Error('There is no server.')));
  const user = {
    id: userId,
    email: 'a@example.org',
    language,
    roles: ['ADMIN'] as const,
    mustSetUpSecondFactor: false,
  };
  session.begin({ user, accessToken: 't', expiresIn: 900 });
  const client = createApollo(link, createCache());
  const router = createMemoryRouter(
    [
      {
        element: (
          <AccountLanguage>
            <ToastProvider>
              <Outlet />
            </ToastProvider>
          </AccountLanguage>
        ),
        children: [
          { path: 'admin', children: adminScreens },
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { initialEntries: ['/before', `/admin/${path}`], initialIndex: 1 },
  );
  const view = render(
    <ApiProvider client={client}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </ApiProvider>,
  );
  if (isThere) await screen.findByRole('form');
  return { router, client, ...view };
}

/** The draft of a form as the server has it, saved by another device. */
export const draftOnServer = (path: string, values: object, base: object | null = null) => ({
  path: `/admin/${path}`,
  tab: 'phone',
  page: '',
  files: [],
  savedAt: '2026-11-20T03:00:00Z',
  userAgent: 'Firefox',
  content: JSON.stringify({ values, base, sent: null, lostFiles: [], continued: null }),
});

/** What a screen reader says about a control besides its name. */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name });

/** The control of that label; required ones have a star behind theirs. */
export const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`), {
    selector: 'input:not([type=file]), select, textarea, [role=textbox]',
  });

/** Clears the memory as a reload of the page does, and keeps what the browser stores. */
export function forgetMemory() {
  const stored = Object.entries(sessionStorage);
  deleteAllDrafts();
  for (const [key, text] of stored) sessionStorage.setItem(key, String(text));
}
