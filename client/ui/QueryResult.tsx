import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';

interface QueryResultProps<Data> {
  query: { data?: Data | undefined; error?: Error | undefined };
  children: (data: Data) => ReactNode;
}

/**
 * Shows the result of a page's query. While it loads a line says so; an error is thrown to the
 * error page of the route.
 */
export function QueryResult<Data>({ query, children }: QueryResultProps<Data>) {
  const messages = useMessages();
  if (query.data) return <>{children(query.data)}</>;
  if (query.error) throw query.error;
  return (
    <p role="status" className="py-24 text-center text-muted">
      {messages.ui.loading}
    </p>
  );
}
