import { useRef, useState } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { withCookie } from '../../session/operationContext.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { Section } from '../Section.tsx';
import { useAttempt } from '../security/useAttempt.ts';
import {
  type ActiveSessionRow_SessionFragment,
  useActiveSessionsQuery,
  useEndSessionMutation,
  useSignOutOthersMutation,
} from './ActiveSessions.generated.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { useSignOut } from '../../layout/signedIn/useSignOut.ts';

/** The active sessions of the account on all devices, with buttons to end them. */
export function ActiveSessions() {
  const messages = useMessages();
  const { sessions: words } = useAdminMessages().admin.account;
  const { data, error, refetch } = useActiveSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [signOutOthers, { loading }] = useSignOutOthersMutation({ context: withCookie });
  const [success, setSuccess] = useState('');
  const { attempt, failure } = useAttempt();
  const list = useRef<HTMLUListElement>(null);
  const sessions = data?.activeSessions ?? [];

  /** Runs an operation that ends sessions, and shows the result. */
  const ending = (work: () => Promise<unknown>, whenDone: string) =>
    attempt(async () => {
      setSuccess('');
      await work();
      await refetch();
      setSuccess(whenDone);
      // The pressed button has been removed.
      list.current?.focus({ preventScroll: true });
    });

  return (
    <Section heading={words.heading} intro={words.intro}>
      {!data && (
        <p role="status" className="mt-6">
          {error ? words.loadFailed : messages.ui.loading}
        </p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        className="mt-6 divide-y divide-line border-y border-line empty:hidden"
      >
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
      <StatusLine tone={failure ? 'bad' : 'good'}>{failure || success}</StatusLine>
    </Section>
  );
}

interface ActiveSessionRowProps {
  session: ActiveSessionRow_SessionFragment;
  /** Runs an operation that ends a session, and shows the result. */
  ending: (work: () => Promise<unknown>, success: string) => Promise<void>;
}

/** One session: its device, its start, and the button that ends it. */
function ActiveSessionRow({ session, ending }: ActiveSessionRowProps) {
  const dateTime = useDateTime();
  const { sessions: words } = useAdminMessages().admin.account;
  const { session: signOutWords } = useMessages();
  const [endSession, { loading }] = useEndSessionMutation({ variables: { id: session.id } });
  const { signOut, hasFailed } = useSignOut();
  const device = useDeviceName()(session.userAgent);
  const lastUsed = dateTime(session.lastUsedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-4">
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {device}
          {session.isCurrent && (
            <>
              {' '}
              <span className="ms-1 rounded-full border border-green px-2.5 py-0.5 text-sm text-green">
                {words.thisOne}
              </span>
            </>
          )}
        </p>
        <p className="text-sm text-muted">
          {words.since(dateTime(session.createdAt))}
          <br />
          {words.lastUsed(lastUsed)}
        </p>
      </div>
      <button
        type="button"
        disabled={loading}
        aria-label={words.signOutName(device, lastUsed)}
        onClick={({ currentTarget }) =>
          void (session.isCurrent
            ? signOut(currentTarget, 'LOCAL')
            : ending(() => endSession(), words.ended(device)))
        }
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-red underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {words.signOut}
      </button>
      <p role="alert" className="basis-full font-semibold text-red">
        {hasFailed && signOutWords.signOutFailed}
      </p>
    </li>
  );
}
