import { useContext, useRef, useState } from 'react';
import { AsyncButton } from '../../content/AsyncButton.tsx';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { CopyableLink } from '../../content/CopyableLink.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { useWithConfirmation } from '../security/withConfirmation.ts';
import { displayName } from '../../session/storedSession.ts';
import { SessionContext } from '../../session/useSession.ts';
import {
  type AccountRow_AccountFragment,
  type RolesForm_AccountFragment,
  useChangeRolesMutation,
  useDisableAccountMutation,
  useEnableAccountMutation,
  useRemoveAccountMutation,
  useSendPasswordResetMutation,
} from './AccountRow.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { maxAccountName } from '../../../api/shared/accounts/accountName.rules.ts';
import { textOf } from '../../forms/textOf.ts';
import type { Role } from '../../session/roles.ts';
import { useToaster } from '../../ui/toast/useToaster.ts';
import { Field } from '../../ui/field/Field.tsx';
import { SmallForm } from '../SmallForm.tsx';
import { RoleBoxes, rolesIn } from './RoleBoxes.tsx';

interface AccountRowProps {
  account: AccountRow_AccountFragment;
  /** The valid API tokens that it made. */
  tokens: { name: string }[];
  /** Whether it is the viewer's own account. */
  isOwn: boolean;
}

/** An account: its roles, its state, and its operations. */
export function AccountRow({ account, tokens, isOwn }: AccountRowProps) {
  const { admin, accounts: words } = useAdminMessages();
  const dateTime = useDateTime();
  const session = useContext(SessionContext);
  const { notify } = useToaster();
  const [isEditing, setIsEditing] = useState(false);
  /** The link of a new password, if no mail sends it. */
  const [link, setLink] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const withConfirmation = useWithConfirmation();
  const [disable] = useDisableAccountMutation();
  const [enable] = useEnableAccountMutation();
  const [remove] = useRemoveAccountMutation();
  const [sendReset] = useSendPasswordResetMutation({ fetchPolicy: 'no-cache' });
  const { id, version, email, name, roles, createdAt, lastSignInAt, disabledAt } = account;
  const variables = { id, version };
  const programs = admin.listOf(tokens.map((token) => token.name));
  const loss = programs && { note: words.tokensEnd(programs) };

  async function allowSignIn() {
    await withConfirmation(() => enable({ variables }));
    return words.enable.success(email);
  }

  async function sendPasswordLink() {
    const { data } = await withConfirmation(() => sendReset({ variables: { id } }));
    const made = data?.sendPasswordReset.link ?? null;
    setLink(made);
    return made === null ? words.passwordLink.mailed(email) : null;
  }

  function close() {
    setIsEditing(false);
    opener.current?.focus();
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <h3 className="font-body text-lg leading-snug font-semibold wrap-anywhere">
          {displayName(account)}
          {isOwn && (
            <>
              {' '}
              <span className="ms-1 rounded-full border border-green px-2.5 py-0.5 text-sm text-green">
                {words.you}
              </span>
            </>
          )}
        </h3>
        {name && <p className="wrap-anywhere">{email}</p>}
        <p>{roles.map((role) => words.roles[role]).join(' · ')}</p>
        <p className="text-sm text-muted">
          {words.since(dateTime(createdAt))}
          <br />
          {lastSignInAt ? words.lastSignIn(dateTime(lastSignInAt)) : words.neverSignedIn}
        </p>
        {disabledAt && (
          <p className="font-semibold text-red">{words.disabledSince(dateTime(disabledAt))}</p>
        )}
      </div>
      <div className={`${toolsStyle} max-sm:w-full`}>
        <Button
          look="tool"
          name={words.changeRolesName(email)}
          ref={opener}
          aria-expanded={isEditing}
          onClick={() => setIsEditing(!isEditing)}
        >
          {words.changeRoles}
        </Button>
        {!disabledAt && !isOwn && (
          <AsyncButton
            name={words.passwordLink.buttonName(email)}
            label={words.passwordLink.action}
            run={sendPasswordLink}
          />
        )}
        {disabledAt ? (
          <AsyncButton
            name={words.enable.buttonName(email)}
            label={words.enable.action}
            run={allowSignIn}
          />
        ) : (
          <ConfirmedButton
            words={{ ...words.disable, ...loss }}
            subject={email}
            run={() => withConfirmation(() => disable({ variables }))}
          />
        )}
        <ConfirmedButton
          words={{ ...words.remove, ...loss }}
          subject={email}
          run={() => withConfirmation(() => remove({ variables }))}
        />
      </div>
      {link !== null && (
        <div className="basis-full">
          <CopyableLink text={words.passwordLink.link(email)} link={link} />
        </div>
      )}
      {isEditing && (
        <RolesForm
          account={account}
          onSaved={(saved) => {
            close();
            // What the roles no longer allow is hidden at once.
            if (isOwn) session.changeUser(saved);
            notify({ tone: 'good', text: words.rolesSaved(email) });
          }}
          onCancel={close}
        />
      )}
    </li>
  );
}

interface RolesFormProps {
  account: RolesForm_AccountFragment;
  onSaved: (saved: { roles: Role[]; name: string }) => void;
  onCancel: () => void;
}

/** Changes the name and roles of an account. A failure keeps the selection. */
function RolesForm({ account, onSaved, onCancel }: RolesFormProps) {
  const { admin, accounts: words } = useAdminMessages();
  const refresh = useRefresh();
  const [changeRoles] = useChangeRolesMutation();
  const { id, version, email } = account;

  async function send(typed: FormData) {
    const [roles, name] = [rolesIn(typed), textOf(typed, 'name')];
    const { data } = await changeRoles({ variables: { id, version, roles, name } });
    onSaved({ roles, name: data?.changeRoles.name ?? name });
  }

  return (
    <SmallForm
      words={{ submit: admin.save }}
      fields={words.fields}
      send={send}
      onFailure={({ code }) => code === 'CONFLICT' && refresh({ isQuiet: true })}
      onCancel={onCancel}
      className="basis-full pt-4"
    >
      {(field) => (
        <>
          <div className="max-w-sm">
            <Field
              {...field('name')}
              defaultValue={account.name}
              autoComplete="off"
              maxLength={maxAccountName}
            />
          </div>
          <RoleBoxes
            {...field('roles')}
            label={words.rolesOf(email)}
            defaultRoles={account.roles}
          />
        </>
      )}
    </SmallForm>
  );
}
