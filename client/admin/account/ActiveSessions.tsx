import { useState } from 'react';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { withCookie } from '../../session/operationContext.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { Section } from '../Section.tsx';
import { ActiveSessionRow } from './ActiveSessionRow.tsx';
import { useActiveSessionsQuery, useSignOutOthersMutation } from './ActiveSessions.generated.ts';

/** The active sessions of the account on all devices, with buttons to end them. */
export function ActiveSessions() {
  const messages = useMessages();
  const failureText = useFailureText();
  const { sessions: words } = useAdminMessages().admin.account;
  const { data, error, refetch } = useActiveSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [signOutOthers, { loading }] = useSignOutOthersMutation({ context: withCookie });
  const [outcome, setOutcome] = useState({ tone: 'good' as 'good' | 'bad', text: '' });
  const sessions = data?.activeSessions ?? [];

  /** Runs an operation that ends sessions, and shows the result. */
  async function ending(work: () => Promise<unknown>, success: string) {
    setOutcome({ tone: 'good', text: '' });
    try {
      await work();
      await refetch();
      setOutcome({ tone: 'good', text: success });
    } catch (failure) {
      setOutcome({ tone: 'bad', text: failureText(failure) });
    }
  }

  return (
    <Section heading={words.heading} intro={words.intro}>
      {!data && (
        <p role="status" className="mt-6">
          {error ? words.loadFailed : messages.ui.loading}
        </p>
      )}
      <ul className="mt-6 divide-y divide-line border-y border-line empty:hidden">
        {sessions.map((session) => (
          <ActiveSessionRow key={session.id} session={session} ending={ending} />
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <Button
          disabled={loading}
          onClick={() => void ending(() => signOutOthers(), words.othersEnded)}
          className="mt-6"
        >
          {words.signOutOthers}
        </Button>
      )}
      <StatusLine tone={outcome.tone}>{outcome.text}</StatusLine>
    </Section>
  );
}
