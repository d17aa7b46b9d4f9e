import { dayMonthYear } from '../../api/shared/dates/days.ts';
import type { MemberOrder } from '../graphql/schemaTypes.generated.ts';
import type { ColumnSort } from '../lists/ColumnHeader.tsx';
import { columnsOf } from '../lists/columnsOf.ts';
import type { Column } from '../lists/DataTable.tsx';
import { onCards, RowLink } from '../lists/RowLink.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { EthiopianDate } from '../ui/text/EthiopianDate.tsx';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { telephoneLink } from '../ui/text/telephoneLink.ts';
import type { MemberRow_MemberFragment } from './MemberRow.generated.ts';

/** The columns of the table of members (docs/product/records.md, section 6.3); some of them sort it. */
export function useMemberColumns(order: MemberOrder, onOrder: (order: MemberOrder) => void) {
  const { adminLists, adminForms } = useAdminMessages();
  const { columns: words, ended } = adminLists.members;
  const { fields } = adminForms.member;
  const sortBy = (ascending: MemberOrder, descending: MemberOrder): ColumnSort => ({
    direction: order === ascending ? 'ascending' : order === descending ? 'descending' : 'none',
    onSort: () => onOrder(order === ascending ? descending : ascending),
  });
  const columns: Column<MemberRow_MemberFragment>[] = columnsOf(words, {
    id: { width: 'lg:w-20', sort: sortBy('OLDEST', 'NEWEST'), cell: ({ id }) => id },
    name: {
      card: 'title',
      sort: sortBy('NAME', 'NAME_DESCENDING'),
      cell: ({ id, name, ceasedOn, ceasedReason }) => (
        <>
          <RowLink to={`/admin/edit-member/${id}`} title={name} />{' '}
          <span className={onCards}>M{id}</span>
          {ceasedOn && (
            <p className="text-sm font-normal whitespace-normal text-muted">
              {ended(
                dayMonthYear(ceasedOn),
                fields.ceasedReason.values?.[ceasedReason ?? ''] ?? '',
              )}
            </p>
          )}
        </>
      ),
    },
    email: {
      cell: ({ email }) =>
        email && (
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        ),
    },
    dob: { width: 'lg:w-36', cell: ({ dob }) => <Day day={dob} /> },
    address: { cell: ({ postalAddress }) => <MultilingualText text={postalAddress} /> },
    contactNumber: {
      width: 'lg:w-36',
      card: 'detail',
      cell: ({ contactNumber }) => (
        <>
          {/* A link on a card would lie in the one that opens the member. */}
          <span className="lg:hidden">{contactNumber}</span>
          <a href={telephoneLink(contactNumber)} className={`${link} max-lg:hidden`}>
            {contactNumber}
          </a>
        </>
      ),
    },
    date: {
      width: 'lg:w-36',
      card: 'detail',
      sort: sortBy('DATE', 'DATE_DESCENDING'),
      cell: ({ date }) => <Day day={date} />,
    },
  });
  return columns;
}

/** On a card it takes one line. */
function Day({ day }: { day: string }) {
  return (
    <>
      <time dateTime={day} className="leading-tight tabular-nums lg:block">
        {dayMonthYear(day)}
      </time>{' '}
      <EthiopianDate day={day} className="text-xs lg:block" />
    </>
  );
}

const link = 'underline decoration-1 underline-offset-4 hover:decoration-3 -outline-offset-3';
