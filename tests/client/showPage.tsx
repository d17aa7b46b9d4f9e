import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createApollo, createCache } from '../../client/apollo.ts';
import { type SiteSettings, SiteSettingsContext } from '../../client/layout/siteSettings.ts';

export const nothingSet: SiteSettings = {
  siteUrl: 'https://site.example',
  phoneNumber: null,
  contactEmail: null,
  officeLocation: null,
  facebookUrl: null,
  telegramUrl: null,
  whatsappUrl: null,
  viberUrl: null,
};

/**
 * Shows a page as the layout does.
 * @param settings what the association has configured
 * @param answer what the server answers to the page's query
 */
export function showPage(
  Page: ComponentType,
  settings: Partial<SiteSettings> = {},
  answer: Record<string, unknown> = {},
) {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: answer });
        observer.complete();
      }),
  );
  return render(
    <ApolloProvider client={createApollo(link, createCache())}>
      <MemoryRouter>
        <SiteSettingsContext value={{ ...nothingSet, ...settings }}>
          <main>
            <Page />
          </main>
        </SiteSettingsContext>
      </MemoryRouter>
    </ApolloProvider>,
  );
}
