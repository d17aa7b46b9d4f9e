import { useState } from 'react';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { ExportButton } from '../../content/ExportButton.tsx';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { nameAndAddress } from '../nameAndAddress.ts';
import { displayName } from '../../session/storedSession.ts';
import { useSession } from '../../session/useSession.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import { Section } from '../Section.tsx';
import { AccountRow } from './AccountRow.tsx';
import { useExportAccountsMutation } from './ExportAccounts.generated.ts';
import { CopyableLink } from '../../content/CopyableLink.tsx';
import {
  type AccountsQuery,
  type CreateInvitationMutation,
  type InvitationRow_InvitationFragment,
  useAccountsQuery,
  useCreateInvitationMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from './Accounts.generated.ts';
import { allLanguages, type Language, languages } from '../../../api/shared/messages/languages.ts';
import { textOf } from '../../forms/textOf.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { SmallForm } from '../SmallForm.tsx';
import { RoleBoxes, rolesIn } from './RoleBoxes.tsx';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';

/** The accounts of the admin area (docs/product/accounts.md, section 6.15). */
export function Component() {
  const { accounts: words } = useAdminMessages();
  const { user } = useSession();
  const query = useAccountsQuery({ fetchPolicy: 'cache-and-network' });
  const [exportAccounts] = useExportAccountsMutation();
  /**
   * The links of invitations by id, until the user leaves the page, withdraws the invitation, or the
   * list shows that it was used.
   */
  const [links, setLinks] = useState<Record<string, string>>({});
  const showLink: ShowLink = (id, link) => setLinks((before) => ({ ...before, [id]: link }));
  return (
    <QueryPage
      query={query}
      heading={words.heading}
      intro={<p>{words.intro}</p>}
      actions={
        <ExportButton
          fileName="accounts"
          makeTable={(language) => exportAccounts({ variables: { language } })}
        />
      }
    >
      {({ accounts, apiTokens, invitations, formerAccounts }) => (
        <div className="space-y-12">
          <div>
            {/* The heading of the page says the same. */}
            <h2 className="sr-only">{words.listHeading}</h2>
            <ul className="divide-y divide-line border-y border-line">
              {accounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  tokens={apiTokens.filter(
                    ({ createdBy, isExpired }) => createdBy === displayName(account) && !isExpired,
                  )}
                  isOwn={account.id === user?.id}
                />
              ))}
            </ul>
          </div>
          {invitations.length > 0 && (
            <Section heading={words.invitations.heading}>
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {invitations.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    link={links[invitation.id]}
                    showLink={showLink}
                  />
                ))}
              </ul>
            </Section>
          )}
          <InviteForm showLink={showLink} />
          {formerAccounts.length > 0 && <FormerAccounts accounts={formerAccounts} />}
        </div>
      )}
    </QueryPage>
  );
}

function FormerAccounts({ accounts }: { accounts: AccountsQuery['formerAccounts'] }) {
  const { former: words } = useAdminMessages().accounts;
  const dateTime = useDateTime();
  return (
    <Section heading={words.heading} intro={words.intro}>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {accounts.map(({ id, removedAt, ...account }) => (
          <li key={id} className="py-3 wrap-anywhere">
            {nameAndAddress(account)}
            <span className="block text-sm text-muted">{words.removed(dateTime(removedAt))}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows the link of an invitation, by its id. */
type ShowLink = (id: string, link: string) => void;

/** Says how an invitation was sent: by mail, later, or with a link to copy. */
function useInvitationNotice(showLink: ShowLink) {
  const { invite: words } = useAdminMessages().accounts;
  const { notify } = useToaster();
  return ({ link, invitation }: CreateInvitationMutation['createInvitation']) => {
    const { id, email, delivery } = invitation;
    if (link !== null) showLink(id, link);
    else if (delivery === 'SENT') notify({ tone: 'good', text: words.mailed(email) });
    else notify({ tone: 'bad', text: words.waiting(email) });
  };
}

/** Invites a person to create an account. A failure keeps what was typed. */
function InviteForm({ showLink }: { showLink: ShowLink }) {
  const { invite: words } = useAdminMessages().accounts;
  const tell = useInvitationNotice(showLink);
  const refresh = useRefresh();
  const [create] = useCreateInvitationMutation({ fetchPolicy: 'no-cache' });

  async function send(typed: FormData, form: HTMLFormElement) {
    const language = textOf(typed, 'language') as Language;
    const input = { email: textOf(typed, 'email'), roles: rolesIn(typed), language };
    const { data } = await create({ variables: { input } });
    form.reset();
    await refresh();
    if (data) tell(data.createInvitation);
  }

  return (
    <Section heading={words.heading} intro={words.intro}>
      <SmallForm words={words} fields={words.fields} send={send} className="mt-6 max-w-xl">
        {(field) => (
          <>
            <Field {...field('email')} type="email" autoComplete="off" required />
            <RoleBoxes {...field('roles')} defaultRoles={['EDITOR']} />
            <Select {...field('language')}>
              {allLanguages.map((each) => (
                <option key={each} value={each} lang={languages[each].tag}>
                  {languages[each].name}
                </option>
              ))}
            </Select>
          </>
        )}
      </SmallForm>
    </Section>
  );
}

interface InvitationRowProps {
  invitation: InvitationRow_InvitationFragment;
  /** The link that was just made, if no mail sends it. */
  link: string | undefined;
  showLink: ShowLink;
}

/** A pending invitation, which can be sent again or withdrawn. */
function InvitationRow({ invitation, link, showLink }: InvitationRowProps) {
  const { accounts } = useAdminMessages();
  const words = accounts.invitations;
  const dateTime = useDateTime();
  const tell = useInvitationNotice(showLink);
  const refresh = useRefresh();
  const withConfirmation = useWithConfirmation();
  const [resend] = useResendInvitationMutation({ fetchPolicy: 'no-cache' });
  const [withdraw] = useWithdrawInvitationMutation();
  const { id, email, roles, createdBy, createdAt, expiresAt, isExpired, delivery } = invitation;

  async function sendAgain() {
    const { data } = await withConfirmation(() => resend({ variables: { id } }));
    await refresh();
    if (data) tell(data.resendInvitation);
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
        <AsyncButton name={words.sendAgainName(email)} label={words.sendAgain} run={sendAgain} />
        <ConfirmedButton
          words={words.withdraw}
          subject={email}
          run={() => withdraw({ variables: { id } })}
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
