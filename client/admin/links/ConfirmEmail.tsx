import { useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAttempt } from '../security/useAttempt.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { SessionContext } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useConfirmEmailChangeMutation } from './ConfirmEmail.generated.ts';
import { type GoodLink, LinkPage } from './LinkPage.tsx';
import { SmallPage } from './SmallPage.tsx';

/** The page of the link that confirms a new email address (docs/product/accounts.md, section 6.10). */
export function Component() {
  return <LinkPage>{(link) => <ConfirmEmail {...link} />}</LinkPage>;
}

function ConfirmEmail({ token, email }: GoodLink) {
  const { admin, accounts } = useAdminMessages();
  const words = accounts.links.email;
  const session = useContext(SessionContext);
  const [isDone, setIsDone] = useState(false);
  const [confirm] = useConfirmEmailChangeMutation({ fetchPolicy: 'no-cache' });
  const { attempt, isBusy, failure } = useAttempt();

  async function run() {
    const { data } = await confirm({ variables: { token } });
    session.changeUser({ email: data?.confirmEmailChange.email ?? email });
    setIsDone(true);
  }

  return (
    <SmallPage heading={words.heading} {...(!isDone && { intro: words.intro(email) })}>
      {isDone ? (
        <Link to="/admin/account" replace className={quietButton}>
          {words.toAccount}
        </Link>
      ) : (
        <Button look="accent" disabled={isBusy} onClick={() => void attempt(run)}>
          {isBusy ? admin.busy : words.submit}
        </Button>
      )}
      <StatusLine tone={isDone ? 'good' : 'bad'}>
        {isDone ? words.success(email) : failure}
      </StatusLine>
    </SmallPage>
  );
}
