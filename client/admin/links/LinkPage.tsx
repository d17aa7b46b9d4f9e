import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { AdminHead } from '../../layout/head/AdminHead.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MessagesContext } from '../../messages/createMessages.ts';
import { useLinkToken } from '../../session/useLinkToken.ts';
import { useSession } from '../../session/useSession.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { useMessagesIn } from '../../useMessagesIn.ts';
import { RestoringSession } from '../signIn/RestoringSession.tsx';
import { type AccountLinkQuery, useAccountLinkQuery } from './AccountLink.generated.ts';
import { SmallPage } from './SmallPage.tsx';

/** A valid link, with its token. */
export type GoodLink = AccountLinkQuery['accountLink'] & { token: string };

interface LinkPageProps {
  children: (link: GoodLink) => ReactNode;
}

/**
 * The page of a link from an email, in the language of its recipient; or the reason why the link
 * cannot be used.
 */
export function LinkPage({ children }: LinkPageProps) {
  const token = useLinkToken();
  const { status } = useSession();
  if (status === 'restoring') {
    return (
      <>
        <AdminHead />
        <RestoringSession />
      </>
    );
  }
  return token ? <OpenedLink token={token}>{children}</OpenedLink> : <RefusedLink />;
}

function OpenedLink({ token, children }: LinkPageProps & { token: string }) {
  const { links: words } = useAdminMessages().accounts;
  const failureText = useFailureText();
  const { data, error } = useAccountLinkQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const messages = useMessagesIn(data?.accountLink.language ?? 'EN');
  if (error) return <RefusedLink reason={failureText(error)} />;
  if (!data) return <p role="status">{words.opening}</p>;
  return (
    <MessagesContext value={messages}>
      <div lang={messages.tag}>{children({ ...data.accountLink, token })}</div>
    </MessagesContext>
  );
}

function RefusedLink({ reason }: { reason?: string }) {
  const { links: words } = useAdminMessages().accounts;
  return (
    <SmallPage heading={words.refused}>
      <p role="alert" className="text-lg">
        {reason ?? words.incomplete}
      </p>
      <Link to="/admin" className={`${quietButton} mt-8`}>
        {words.toSignIn}
      </Link>
    </SmallPage>
  );
}
