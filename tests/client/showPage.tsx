import { ApolloLink, Observable } from '@apollo/client';
import { type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { ApiProvider } from './support/apiProvider.tsx';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createApollo, createCache } from '../../client/graphql/apollo.ts';
import type { Component } from '../../client/jsx/jsxTypes.ts';
import {
  type LayoutSettings,
  SiteSettingsContext,
} from '../../client/layout/footer/siteSettings.ts';

export const nothingSet: LayoutSettings = {
  siteUrl: 'https://site.example',
  phoneNumber: null,
  contactEmail: null,
  officeLocation: null,
  facebookUrl: null,
  telegramUrl: null,
  whatsappUrl: null,
  viberUrl: null,
  navigationPages: [],
  currentDeathNotices: [],
  logo: null,
  darkLogo: null,
};

/** The queries of pages with a form. */
const opening = {
  formOpening: { __typename: 'FormOpening', ticket: 'a-ticket', today: '2026-11-30' },
  siteSettings: { __typename: 'SiteSettings', inquiryRetentionDays: 30, sendsMail: true },
};

/** The same if no mail provider is configured. */
export const withoutMail = {
  siteSettings: { ...opening.siteSettings, sendsMail: false },
};

/**
 * Shows a page as the layout does.
 * @param settings what the association has configured
 * @param answer what the server responds to the page's operations
 * @param failures what it responds to mutations instead
 */
export function showPage(
  Page: Component,
  settings: Partial<LayoutSettings> = {},
  answer: Record<string, unknown> = {},
  failures: GraphQLFormattedError[] = [],
) {
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        const fails = failures.length > 0 && operationType === OperationTypeNode.MUTATION;
        observer.next(
          fails ? { data: null, errors: failures } : { data: { ...opening, ...answer } },
        );
        observer.complete();
      }),
  );
  return render(
    <ApiProvider client={createApollo(link, createCache())}>
      <MemoryRouter>
        <SiteSettingsContext value={{ ...nothingSet, ...settings }}>
          <main>
            <Page />
          </main>
        </SiteSettingsContext>
      </MemoryRouter>
    </ApiProvider>,
  );
}
