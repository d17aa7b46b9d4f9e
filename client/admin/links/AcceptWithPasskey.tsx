import type { Failure } from '../../../api/shared/failures.rules.ts';
import { deviceName } from '../../../api/shared/session/deviceName.rules.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { openingSession } from '../../session/operationContext.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { createPasskey } from '../security/passkeyBrowser.ts';
import { useAttempt } from '../security/useAttempt.ts';
import {
  type AcceptInvitationWithPasskeyMutation,
  useAcceptInvitationWithPasskeyMutation,
  useCreateInvitationPasskeyMutation,
} from './AcceptInvitation.generated.ts';

interface AcceptWithPasskeyProps {
  token: string;
  /** The name of the new account; empty for none. */
  accountName: string;
  begin: (
    opened: AcceptInvitationWithPasskeyMutation['acceptInvitationWithPasskey'] | undefined,
  ) => Promise<void>;
  onFailure: (fields: Failure['fields']) => void;
}

const once = { context: openingSession, fetchPolicy: 'no-cache' } as const;

/** Accepts an invitation with a passkey instead of a password. */
export function AcceptWithPasskey({
  token,
  accountName,
  begin,
  onFailure,
}: AcceptWithPasskeyProps) {
  const { invitation: words } = useAdminMessages().accounts.links;
  const [createOptions] = useCreateInvitationPasskeyMutation(once);
  const [accept] = useAcceptInvitationWithPasskeyMutation(once);
  const { attempt, isBusy, failure } = useAttempt(({ fields }) => onFailure(fields));

  async function make() {
    const begun = await createOptions({ variables: { token } });
    const response = await createPasskey(begun.data?.createInvitationPasskey ?? {});
    const { browser, system } = deviceName(navigator.userAgent);
    const name = [browser, system].filter(Boolean).join(', ') || words.passkeyName;
    const { data } = await accept({ variables: { token, name, response, accountName } });
    await begin(data?.acceptInvitationWithPasskey);
  }

  return (
    <div className="mt-8 space-y-3 border-t border-line pt-6">
      <p className="text-muted">{words.passkeyIntro}</p>
      <Button disabled={isBusy} onClick={() => void attempt(make)} className="w-full">
        {isBusy ? words.submitting : words.usePasskey}
      </Button>
      <StatusLine tone="bad">{failure}</StatusLine>
    </div>
  );
}
