import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useFailureText } from '../graphql/useFailureText.ts';
import { AdminPage } from '../layout/AdminPage.tsx';
import { QueryBoundary, type QueryState } from '../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { StatusLine } from '../ui/StatusLine.tsx';

interface SubmissionPageProps<Submission> {
  useQuery: (options: {
    variables: { id: string };
    fetchPolicy: 'cache-and-network';
  }) => QueryState<{ submission: Submission | null }>;
  /** Marks a submission as read; it may reject. */
  markRead: (options: { variables: { id: string } }) => Promise<unknown>;
  words: { one: string; heading: string };
  nameOf: (submission: Submission) => string;
  listPath: string;
  children: (submission: Submission) => ReactNode;
}

/** The page of a submission of a public form; opening it marks it as read. */
export function SubmissionPage<Submission extends { id: string; readAt: string | null }>(
  props: SubmissionPageProps<Submission>,
) {
  const { useQuery, markRead, words, nameOf, listPath, children } = props;
  const { id = '' } = useParams();
  const { adminForms } = useAdminMessages();
  const failureText = useFailureText();
  const [failure, setFailure] = useState('');
  const query = useQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const shown = query.data?.submission ?? null;
  const unreadId = shown?.readAt === null ? shown.id : null;
  const mark = useEffectEvent((id: string) => {
    markRead({ variables: { id } }).catch((error: unknown) => setFailure(failureText(error)));
  });
  useEffect(() => {
    if (unreadId !== null) mark(unreadId);
  }, [unreadId]);
  return (
    <AdminPage
      heading={shown ? nameOf(shown) : words.one}
      back={{ to: listPath, name: words.heading }}
    >
      <StatusLine tone="bad">{failure}</StatusLine>
      <QueryBoundary query={query}>
        {({ submission }) =>
          submission ? children(submission) : <p className="py-10 text-lg">{adminForms.missing}</p>
        }
      </QueryBoundary>
    </AdminPage>
  );
}
