import { useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SessionContext } from '../../session/useSession.ts';
import { accentButton } from '../../ui/buttonStyle.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { type GoodLink, LinkPage } from './LinkPage.tsx';
import { useResetPasswordMutation } from './ResetPassword.generated.ts';
import { SmallPage } from './SmallPage.tsx';

/** The page of the link for a forgotten password (docs/product/admin.md, section 6.1). */
export function Component() {
  return <LinkPage>{(link) => <ResetPassword {...link} />}</LinkPage>;
}

function ResetPassword({ token, email }: GoodLink) {
  const { reset: words, toSignIn } = useAdminMessages().accounts.links;
  const session = useContext(SessionContext);
  const [isDone, setIsDone] = useState(false);
  const [reset] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });

  async function choose(newPassword: string) {
    await reset({ variables: { token, newPassword } });
    setIsDone(true);
    // All sessions of the account have ended, including the session of this browser.
    if (session.read().status === 'signedIn') session.end();
  }

  return (
    <SmallPage heading={words.heading} {...(!isDone && { intro: words.intro(email) })}>
      <StatusLine tone="good">{isDone && words.success}</StatusLine>
      {isDone ? (
        <Link to="/admin" replace className={`${accentButton} mt-8`}>
          {toSignIn}
        </Link>
      ) : (
        <ChoosePasswordForm email={email} words={words} choose={choose} />
      )}
    </SmallPage>
  );
}
