import { Navigate, useLocation } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { InPreferredLanguage } from '../InPreferredLanguage.tsx';
import { RestoringSession } from './RestoringSession.tsx';
import { useSession } from '../../session/useSession.ts';
import { pageHeading } from '../../ui/headingStyle.ts';
import { AdminHead } from '../../layout/head/AdminHead.tsx';
import type { PageHandle } from '../../pageHandle.ts';
import { SignInForm } from './SignInForm.tsx';

export const handle: PageHandle = { messages: [useAdminMessages] };

/**
 * The sign-in page (docs/product/admin.md, section 6.1). It redirects users who are signed in already.
 */
export function Component() {
  const { signIn } = useAdminMessages().admin;
  const { status } = useSession();
  const from = returnAddress(useLocation().state);
  if (status === 'signedIn') return <Navigate to={from ?? '/admin/dashboard'} replace />;
  return (
    <InPreferredLanguage>
      <AdminHead title={signIn.heading} />
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-10 px-4 pt-14 pb-24 sm:px-6 sm:pt-20 lg:grid-cols-[1fr_28rem] lg:items-start">
        <header>
          <p lang="am" className="mb-4 text-xl font-medium text-green">
            {signIn.welcomeAmharic}
          </p>
          <h1 className={pageHeading}>{signIn.heading}</h1>
          <p className="mt-5 max-w-[22em] text-lg text-muted sm:text-xl">
            {from ? signIn.returning : signIn.intro}
          </p>
        </header>
        {status === 'signedOut' ? <SignInForm /> : <RestoringSession />}
      </div>
    </InPreferredLanguage>
  );
}

/**
 * The address from which the guard redirected the user. The state of the history can hold any
 * value.
 */
function returnAddress(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' && state.from.startsWith('/admin/') ? state.from : null;
}
