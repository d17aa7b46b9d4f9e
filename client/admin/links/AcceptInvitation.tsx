import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { openingSession } from '../../session/operationContext.ts';
import { SessionContext } from '../../session/useSession.ts';
import { useAcceptInvitationMutation } from './AcceptInvitation.generated.ts';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { type GoodLink, LinkPage } from './LinkPage.tsx';
import { SmallPage } from './SmallPage.tsx';

/** Where an invitation leads (docs/product.md, section 6.15). */
export function Component() {
  return <LinkPage>{(link) => <AcceptInvitation {...link} />}</LinkPage>;
}

function AcceptInvitation({ token, email }: GoodLink) {
  const { invitation: words } = useAdminMessages().accounts.links;
  const session = useContext(SessionContext);
  const navigate = useNavigate();
  const [accept] = useAcceptInvitationMutation({
    context: openingSession,
    fetchPolicy: 'no-cache',
  });

  async function choose(newPassword: string) {
    const { data } = await accept({ variables: { token, newPassword } });
    if (data) session.begin(data.acceptInvitation);
    await navigate('/admin/dashboard', { replace: true });
  }

  return (
    <SmallPage heading={words.heading} intro={words.intro(email)}>
      <ChoosePasswordForm email={email} words={words} choose={choose} />
    </SmallPage>
  );
}
