import type { ReactNode } from 'react';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useMessages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';

/** The part of a result of `useQuery` that is used here. */
export interface QueryState<Data> {
  data?: Data | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryBoundaryProps<Data> {
  query: QueryState<Data>;
  loadingText?: string | undefined;
  children: (data: Data) => ReactNode;
}

/**
 * Shows the data of a list's query. The page around the list stays while it loads, and after a
 * failure, which is shown with a button to retry.
 */
export function QueryBoundary<Data>({ query, loadingText, children }: QueryBoundaryProps<Data>) {
  const messages = useMessages();
  const failureText = useFailureText();
  const { data, error, loading, refetch } = query;
  // A query that is retried keeps its previous error until it has a result.
  if (error && !loading) {
    return (
      <div role="alert" className="my-8 border-s-4 border-red ps-5">
        <p className="font-semibold">{failureText(error)}</p>
        <Button onClick={() => void refetch().catch(() => undefined)} className="mt-4">
          {messages.ui.retry}
        </Button>
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
