import { ApolloLink } from '@apollo/client';
import { apiSchema } from './apiSchema.ts';
import { ApiProvider } from './apiProvider.tsx';
import { render } from '@testing-library/react';
import { defaultFieldResolver, execute, type GraphQLFieldResolver } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import { ToastProvider } from '../../../client/ui/toast/ToastProvider.tsx';
import type { Component } from '../../../client/jsx/jsxTypes.ts';
import { createApollo, createCache } from '../../../client/graphql/apollo.ts';

const schema = apiSchema();

/** Records are only in English and published, unless a test sets other values. */
const plain: Record<string, unknown> = {
  language: 'EN',
  languages: ['EN'],
  publication: 'PUBLISHED',
  isExample: false,
  placeType: 'PHYSICAL',
  album: [],
  albumCount: 0,
  version: 1,
};
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (...field) =>
  defaultFieldResolver(...field) ?? plain[field[3].fieldName];

/**
 * Renders a page over the API's own schema and the client's own cache.
 * @param rootValue resolves the fields of Query, by name
 * @param place its route and its address, if it reads them
 */
export function renderPage(
  Page: Component,
  rootValue: Record<string, unknown>,
  place = { path: '/', url: '/' },
) {
  const link = new ApolloLink(({ query, variables }) =>
    from(
      Promise.resolve(
        execute({ schema, rootValue, document: query, variableValues: variables, fieldResolver }),
      ),
    ),
  );
  const client = createApollo(link, createCache());
  const router = createMemoryRouter([{ path: place.path, element: <Page /> }], {
    initialEntries: [place.url],
  });
  return render(
    <ApiProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ApiProvider>,
  );
}

/**
 * A connection that gives two entries a page; its cursors are numbers.
 * @returns resolves a field to `after`
 */
export function inPagesOfTwo(all: object[]) {
  return ({ after }: { after?: string | null }) => {
    const start = Number(after ?? 0);
    const end = start + 2;
    return {
      nodes: all.slice(start, end),
      pageInfo: { hasNextPage: end < all.length, endCursor: String(end) },
      totalCount: all.length,
    };
  };
}
