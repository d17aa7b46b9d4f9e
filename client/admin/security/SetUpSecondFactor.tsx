import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SessionContext } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { useSecondFactorsQuery } from './SecondFactors.generated.ts';
import { useAttempt } from './useAttempt.ts';

/** The page that sets up a required second factor. Until then the account can do nothing else. */
export function Component() {
  const { setUp: words } = useAdminMessages().security;
  const session = useContext(SessionContext);
  const navigate = useNavigate();
  const { data } = useSecondFactorsQuery();
  const { attempt, isBusy, failure } = useAttempt();
  const { totpSince, passkeys = [] } = data?.secondFactors ?? {};
  const isDone = Boolean(totpSince) || passkeys.length > 0;

  /** Reads the session again, because it says whether the account has a second factor. */
  const goOn = () =>
    attempt(async () => {
      const token = await session.accessToken();
      if (token) await session.renew(token);
      await navigate('/admin/dashboard', { replace: true });
    });

  return (
    <AdminPage heading={words.heading} intro={<p>{words.intro}</p>}>
      <SecondFactors />
      {isDone && (
        <div className="mt-10">
          <p className="font-semibold text-green">{words.done}</p>
          <Button look="accent" disabled={isBusy} onClick={() => void goOn()} className="mt-4">
            {words.goOn}
          </Button>
          <StatusLine tone="bad">{failure}</StatusLine>
        </div>
      )}
    </AdminPage>
  );
}
