import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { useDeviceName } from '../../messages/useDeviceName.ts';
import { useSignOut } from '../../layout/signedIn/useSignOut.ts';
import {
  type ActiveSessionRow_SessionFragment,
  useEndSessionMutation,
} from './ActiveSessionRow.generated.ts';

interface ActiveSessionRowProps {
  session: ActiveSessionRow_SessionFragment;
  /** Runs an operation that ends a session, and shows the result. */
  ending: (work: () => Promise<unknown>, success: string) => Promise<void>;
}

/** One session: its device, its start, and the button that ends it. */
export function ActiveSessionRow({ session, ending }: ActiveSessionRowProps) {
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
            <span className="ms-2 rounded-full border border-green px-2.5 py-0.5 text-sm text-green">
              {words.thisOne}
            </span>
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
