import { Link } from 'react-router-dom';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { EditLink } from '../../content/EditLink.tsx';
import { toolStyle } from '../../ui/toolStyle.ts';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMembershipTypesQuery } from './MembershipTypes.generated.ts';

/** The membership types with their fees. */
export function MembershipTypes() {
  const words = useAdminMessages().fees;
  return (
    <section aria-labelledby="types-heading" className="mt-10 max-w-xl">
      <h2 id="types-heading" className="text-lg font-semibold">
        {words.types}
      </h2>
      <p className="text-muted">{words.typesHint}</p>
      <QueryBoundary query={useMembershipTypesQuery({ fetchPolicy: 'cache-and-network' })}>
        {({ membershipTypes }) => (
          <ul className="divide-y divide-line">
            {membershipTypes.map(({ id, name, perHousehold, fees }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="wrap-anywhere">
                  <b>{name}</b>
                  {perHousehold && `, ${words.household}`}{' '}
                  {fees
                    .map((fee) => words.fee(moneyText(fee.amountCents), fee.fromYear))
                    .join(', ')}
                </span>
                <EditLink to={`/admin/edit-membership-type/${id}`} title={name} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <Link to="/admin/add-membership-type" className={toolStyle}>
        {words.addType}
      </Link>
    </section>
  );
}
