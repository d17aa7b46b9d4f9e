import { QueryPage } from '../../lists/QueryPage.tsx';
import { useRefresh } from '../../lists/useRefresh.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { nameAndAddress } from '../nameAndAddress.ts';
import { Section } from '../Section.tsx';
import {
  type SecurityPolicyQuery,
  useRequireSecondFactorMutation,
  useResetSecondFactorsMutation,
  useSecurityPolicyQuery,
} from './SecurityPolicy.generated.ts';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { useWithConfirmation } from './withConfirmation.ts';
import { CheckBox } from '../../ui/field/CheckBox.tsx';
import { SmallForm } from '../SmallForm.tsx';

/** Which accounts need a second factor, and which have one (docs/product/accounts.md, section 7.5). */
export function Component() {
  const { policy: words } = useAdminMessages().security;
  const query = useSecurityPolicyQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage query={query} heading={words.heading} intro={<p>{words.intro}</p>}>
      {({ secondFactorPolicy: { isRequired, accounts }, siteSettings: { sendsMail } }) => (
        <div className="space-y-10">
          <RequireForm isRequired={isRequired} />
          <Section heading={words.accounts}>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {accounts.map((account) => (
                <AccountFactors key={account.id} account={account} sendsMail={sendsMail} />
              ))}
            </ul>
          </Section>
        </div>
      )}
    </QueryPage>
  );
}

interface AccountFactorsProps {
  account: SecurityPolicyQuery['secondFactorPolicy']['accounts'][number];
  sendsMail: boolean;
}

/**
 * The second factors of an account, with a button to remove them for an owner who has lost them.
 */
function AccountFactors({ account, sendsMail }: AccountFactorsProps) {
  const { policy: words } = useAdminMessages().security;
  const { reset } = words;
  const withConfirmation = useWithConfirmation();
  const [remove] = useResetSecondFactorsMutation({ variables: { accountId: account.id } });
  const { email, hasTotp, passkeyCount, recoveryCodesLeft } = account;
  const hasAny = hasTotp || passkeyCount > 0;
  const parts = [
    ...(hasTotp ? [words.totp] : []),
    ...(passkeyCount > 0 ? [words.passkeys(passkeyCount)] : []),
    ...(hasAny ? [words.codesLeft(recoveryCodesLeft)] : []),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-3">
      <div className="min-w-0">
        <h3 className="font-body text-lg leading-snug font-semibold wrap-anywhere">
          {nameAndAddress(account)}
        </h3>
        <p className="text-sm text-muted">{hasAny ? parts.join(' · ') : words.nothing}</p>
      </div>
      {hasAny && (
        <ConfirmedButton
          words={sendsMail ? reset : { ...reset, text: reset.withoutMail }}
          subject={email}
          run={() => withConfirmation(() => remove())}
        />
      )}
    </li>
  );
}

/** Sets whether every account needs a second factor. */
function RequireForm({ isRequired }: { isRequired: boolean }) {
  const refresh = useRefresh();
  const { policy: words } = useAdminMessages().security;
  const [require] = useRequireSecondFactorMutation();

  async function send(typed: FormData) {
    const isChecked = typed.has('isRequired');
    await require({ variables: { isRequired: isChecked } });
    await refresh();
    return isChecked ? words.on : words.off;
  }

  return (
    <SmallForm words={words} send={send} className="max-w-xl space-y-4!">
      {() => (
        <>
          <CheckBox name="isRequired" label={words.require} defaultChecked={isRequired} />
          <p className="text-muted">{words.requireHint}</p>
        </>
      )}
    </SmallForm>
  );
}
