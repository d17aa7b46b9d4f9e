import { useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { openingSession } from '../../session/operationContext.ts';
import { SessionContext } from '../../session/useSession.ts';
import { Field } from '../../ui/field/Field.tsx';
import { useKnowsPasskeys } from '../security/passkeyBrowser.ts';
import { useAcceptInvitationMutation } from './AcceptInvitation.generated.ts';
import { AcceptWithPasskey } from './AcceptWithPasskey.tsx';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { type GoodLink, LinkPage } from './LinkPage.tsx';
import { SmallPage } from './SmallPage.tsx';

/** The page of an invitation link (docs/product/accounts.md, section 6.15). */
export function Component() {
  return <LinkPage>{(link) => <AcceptInvitation {...link} />}</LinkPage>;
}

function AcceptInvitation({ token, email }: GoodLink) {
  const { fields, links } = useAdminMessages().accounts;
  const words = links.invitation;
  const fieldErrorText = useFieldErrorText(fields);
  const session = useContext(SessionContext);
  const navigate = useNavigate();
  const [accountName, setAccountName] = useState('');
  const [errors, setErrors] = useState<Failure['fields']>({});
  const knowsPasskeys = useKnowsPasskeys();
  const [accept] = useAcceptInvitationMutation({
    context: openingSession,
    fetchPolicy: 'no-cache',
  });

  async function begin(opened: Parameters<typeof session.begin>[0] | undefined) {
    if (opened) session.begin(opened);
    await navigate('/admin/dashboard', { replace: true });
  }

  async function choose(newPassword: string) {
    const { data } = await accept({ variables: { token, newPassword, accountName } });
    await begin(data?.acceptInvitation);
  }

  return (
    <SmallPage heading={words.heading} intro={words.intro(email)}>
      <div className="mb-6">
        <Field
          name="accountName"
          label={words.nameLabel}
          hint={words.nameHint}
          error={fieldErrorText('name', errors['name'])}
          value={accountName}
          onChange={({ target }) => {
            setAccountName(target.value);
            setErrors({});
          }}
          autoComplete="name"
          maxLength={maxAccountName}
        />
      </div>
      <ChoosePasswordForm email={email} words={words} choose={choose} onFailure={setErrors} />
      {knowsPasskeys && (
        <AcceptWithPasskey
          token={token}
          accountName={accountName}
          begin={begin}
          onFailure={setErrors}
        />
      )}
    </SmallPage>
  );
}
