import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { displayName } from '../../session/storedSession.ts';
import { useSession } from '../../session/useSession.ts';
import { useSignOut } from './useSignOut.ts';

const control =
  'inline-flex min-h-11 items-center font-semibold decoration-gold decoration-2 underline-offset-4 hover:underline';

/** The part of the layout for admins; the server renders pages without it. */
export function SignedInBar() {
  const { session: words } = useMessages();
  const { user } = useSession();
  const { signOut, isSigningOut, hasFailed } = useSignOut();
  if (!user) return null;
  return (
    <div className="border-b border-line bg-paper text-sm print:hidden">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-6 px-4 sm:px-6">
        <p className="hidden min-w-0 grow truncate text-muted sm:block">
          {words.signedInAs(displayName(user))}
        </p>
        <Link to="/admin/dashboard" className={`${control} shrink-0 max-sm:grow`}>
          {words.dashboard}
        </Link>
        <button
          type="button"
          disabled={isSigningOut}
          onClick={({ currentTarget }) => void signOut(currentTarget)}
          className={`${control} shrink-0 cursor-pointer`}
        >
          {isSigningOut ? words.signingOut : words.signOut}
        </button>
      </div>
      <p
        role="alert"
        className="mx-auto max-w-6xl px-4 font-semibold text-red not-empty:pb-3 sm:px-6"
      >
        {hasFailed && words.signOutFailed}
      </p>
    </div>
  );
}
