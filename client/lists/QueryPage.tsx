import type { ComponentProps, ReactNode } from 'react';
import { AdminPage } from '../layout/AdminPage.tsx';
import { QueryBoundary, type QueryState } from './QueryBoundary.tsx';

interface QueryPageProps<Data> extends Omit<ComponentProps<typeof AdminPage>, 'children'> {
  query: QueryState<Data>;
  loadingText?: string;
  children: (data: Data) => ReactNode;
}

/** An admin page that shows the data of a query. */
export function QueryPage<Data>({ query, loadingText, children, ...page }: QueryPageProps<Data>) {
  return (
    <AdminPage {...page}>
      <QueryBoundary query={query} loadingText={loadingText}>
        {children}
      </QueryBoundary>
    </AdminPage>
  );
}
