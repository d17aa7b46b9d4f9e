import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Section } from '../Section.tsx';
import { AccountFactors } from './AccountFactors.tsx';
import { RequireForm } from './RequireForm.tsx';
import { useSecurityPolicyQuery } from './SecurityPolicy.generated.ts';

/** Which accounts need a second factor, and which have one (docs/product/accounts.md, section 7.5). */
export function Component() {
  const { policy: words } = useAdminMessages().security;
  const query = useSecurityPolicyQuery({ fetchPolicy: 'cache-and-network' });
  const reload = () => query.refetch();
  return (
    <AdminPage heading={words.heading} intro={<p>{words.intro}</p>}>
      <QueryBoundary query={query}>
        {({ secondFactorPolicy: { isRequired, accounts } }) => (
          <div className="space-y-10">
            <RequireForm isRequired={isRequired} reload={reload} />
            <Section heading={words.accounts}>
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {accounts.map((account) => (
                  <AccountFactors key={account.id} account={account} reload={reload} />
                ))}
              </ul>
            </Section>
          </div>
        )}
      </QueryBoundary>
    </AdminPage>
  );
}
