import { AsyncButton } from '../../content/AsyncButton.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { withCookie } from '../../session/operationContext.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../Section.tsx';
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
  const { sessions: words } = useAdminMessages().admin.account;
  const query = useActiveSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [signOutOthers] = useSignOutOthersMutation({ context: withCookie });
  const refresh = useRefresh();

  async function endOthers() {
    await signOutOthers();
    await refresh();
    return words.othersEnded;
  }

  return (
    <Section heading={words.heading} intro={words.intro}>
      <QueryBoundary query={query}>
        {({ activeSessions }) => (
          <>
            <ul className="mt-6 divide-y divide-line border-y border-line">
              {activeSessions.map((session) => (
                <ActiveSessionRow key={session.id} session={session} />
              ))}
            </ul>
            {activeSessions.some(({ isCurrent }) => !isCurrent) && (
              <AsyncButton name={words.signOutOthers} label={words.signOutOthers} run={endOthers} />
            )}
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}

/** One session: its device, its start, and the button that ends it. */
function ActiveSessionRow({ session }: { session: ActiveSessionRow_SessionFragment }) {
  const dateTime = useDateTime();
  const { sessions: words } = useAdminMessages().admin.account;
  const { session: signOutWords } = useMessages();
  const [endSession] = useEndSessionMutation({ variables: { id: session.id } });
  const refresh = useRefresh();
  const { signOut, hasFailed } = useSignOut();
  const device = useDeviceName()(session.userAgent);
  const lastUsed = dateTime(session.lastUsedAt);
  const name = words.signOutName(device, lastUsed);

  async function end() {
    await endSession();
    await refresh();
    return words.ended(device);
  }

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
      {session.isCurrent ? (
        <Button
          look="tool"
          name={name}
          onClick={({ currentTarget }) => void signOut(currentTarget, 'LOCAL')}
        >
          {words.signOut}
        </Button>
      ) : (
        <AsyncButton name={name} label={words.signOut} run={end} />
      )}
      <p role="alert" className="basis-full font-semibold text-red">
        {hasFailed && signOutWords.signOutFailed}
      </p>
    </li>
  );
}
