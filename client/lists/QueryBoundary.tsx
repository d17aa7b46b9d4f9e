import type { ReactNode } from 'react';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useMessages } from '../messages/messages.ts';
import { quietButton } from '../ui/buttonStyle.ts';

/** What `useQuery` tells of a query, as far as it matters here. */
export interface QueryState<Data> {
  data?: Data | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryBoundaryProps<Data> {
  query: QueryState<Data>;
  loadingText?: string;
  children: (data: Data) => ReactNode;
}

/**
 * Shows what a list's query brought. What surrounds the list stays in place while it loads, and
 * after a failure, which is told with a way to try again.
 */
export function QueryBoundary<Data>({ query, loadingText, children }: QueryBoundaryProps<Data>) {
  const messages = useMessages();
  const failureText = useFailureText();
  const { data, error, loading, refetch } = query;
  // A query that is tried again keeps its previous error until it has a result.
  if (error && !loading) {
    return (
      <div role="alert" className="my-8 border-s-4 border-red ps-5">
        <p className="font-semibold">{failureText(error)}</p>
        <button
          type="button"
          // How it goes this time shows in the query itself.
          onClick={() => void refetch().catch(() => undefined)}
          className={`${quietButton} mt-4 cursor-pointer`}
        >
          {messages.ui.retry}
        </button>
      </div>
    );
  }
  if (data) return <>{children(data)}</>;
  return (
    <p role="status" className="py-10 text-lg text-muted">
      {loadingText ?? messages.ui.loading}
    </p>
  );
}
