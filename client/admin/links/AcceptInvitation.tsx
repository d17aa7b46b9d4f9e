import { useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import type { Failure } from '../../../api/shared/failures.rules.ts';
import { useFieldErrorText } from '../../forms/useFieldErrorText.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { openingSession } from '../../session/operationContext.ts';
import { SessionContext } from '../../session/useSession.ts';
import { Field } from '../../ui/field/Field.tsx';
import { useKnowsPasskeys, createPasskey } from '../security/passkeyBrowser.ts';
import {
  useAcceptInvitationMutation,
  type AcceptInvitationWithPasskeyMutation,
  useAcceptInvitationWithPasskeyMutation,
  useCreateInvitationPasskeyMutation,
} from './AcceptInvitation.generated.ts';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { type GoodLink, LinkPage } from './LinkPage.tsx';
import { SmallPage } from './SmallPage.tsx';
import { deviceName } from '../../../api/shared/session/deviceName.rules.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useAttempt } from '../security/useAttempt.ts';

const once = { context: openingSession, fetchPolicy: 'no-cache' } as const;

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
  const [accept] = useAcceptInvitationMutation(once);

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

interface AcceptWithPasskeyProps {
  token: string;
  /** The name of the new account; empty for none. */
  accountName: string;
  begin: (
    opened: AcceptInvitationWithPasskeyMutation['acceptInvitationWithPasskey'] | undefined,
  ) => Promise<void>;
  onFailure: (fields: Failure['fields']) => void;
}

/** Accepts an invitation with a passkey instead of a password. */
function AcceptWithPasskey({ token, accountName, begin, onFailure }: AcceptWithPasskeyProps) {
  const { admin, accounts } = useAdminMessages();
  const words = accounts.links.invitation;
  const [createOptions] = useCreateInvitationPasskeyMutation(once);
  const [accept] = useAcceptInvitationWithPasskeyMutation(once);
  const { attempt, isBusy, failure } = useAttempt(({ fields }) => onFailure(fields));

  async function make() {
    const begun = await createOptions({ variables: { token } });
    const response = await createPasskey(begun.data?.createInvitationPasskey ?? {});
    const { browser, system } = deviceName(navigator.userAgent);
    const name = [browser, system].filter(Boolean).join(' · ') || words.passkeyName;
    const { data } = await accept({ variables: { token, name, response, accountName } });
    await begin(data?.acceptInvitationWithPasskey);
  }

  return (
    <div className="mt-8 space-y-3 border-t border-line pt-6">
      <p className="text-muted">{words.passkeyIntro}</p>
      <Button disabled={isBusy} onClick={() => void attempt(make)} className="w-full">
        {isBusy ? admin.busy : words.usePasskey}
      </Button>
      <StatusLine tone="bad">{failure}</StatusLine>
    </div>
  );
}
