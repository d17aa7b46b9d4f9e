import { CopyableLink } from '../../content/CopyableLink.tsx';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { AccountButton } from './AccountButton.tsx';
import {
  type InvitationRow_InvitationFragment,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from './InvitationRow.generated.ts';
import type { Tell } from './outcome.ts';
import { useInvitationOutcome } from './useInvitationOutcome.ts';

interface InvitationRowProps {
  invitation: InvitationRow_InvitationFragment;
  /** The link that was just made, if no mail sends it. */
  link: string | undefined;
  /** Refetches the lists. */
  reload: () => Promise<unknown>;
  tell: Tell;
}

/** A pending invitation, which can be sent again or withdrawn. */
export function InvitationRow({ invitation, link, reload, tell }: InvitationRowProps) {
  const { accounts } = useAdminMessages();
  const words = accounts.invitations;
  const dateTime = useDateTime();
  const outcomeOf = useInvitationOutcome();
  const [resend] = useResendInvitationMutation({ fetchPolicy: 'no-cache' });
  const [withdraw] = useWithdrawInvitationMutation();
  const { id, email, roles, createdBy, createdAt, expiresAt, isExpired, delivery } = invitation;

  async function sendAgain() {
    const { data } = await resend({ variables: { id } });
    await reload();
    return data ? outcomeOf(data.resendInvitation) : null;
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <h3 className="font-body text-lg leading-snug font-semibold wrap-anywhere">{email}</h3>
        <p>{roles.map((role) => accounts.roles[role]).join(' · ')}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {words.by(createdBy ?? '–', dateTime(createdAt))}
          <br />
          {isExpired ? words.expired(dateTime(expiresAt)) : words.until(dateTime(expiresAt))}
          {delivery && (
            <>
              <br />
              {words.delivery[delivery]}
            </>
          )}
        </p>
      </div>
      <div className={`${toolsStyle} max-sm:w-full`}>
        <AccountButton
          name={words.sendAgainName(email)}
          label={words.sendAgain}
          run={sendAgain}
          tell={tell}
          reload={reload}
        />
        <ConfirmedButton
          words={words.withdraw}
          subject={email}
          run={() => withdraw({ variables: { id } })}
          onDone={() => void reload()}
          onFailed={reload}
        />
      </div>
      {link && (
        <div className="basis-full">
          <CopyableLink text={accounts.invite.link(email)} link={link} />
        </div>
      )}
    </li>
  );
}
