import { memo, type ReactNode } from 'react';
import { DeleteButton } from '../content/DeleteButton.tsx';
import { EditLink } from '../content/EditLink.tsx';
import { dayMonthYear } from '../../api/dates/days.rules.ts';
import { toolsStyle } from '../content/toolStyle.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { EthiopianDate } from '../ui/EthiopianDate.tsx';
import { MultilingualText } from '../ui/MultilingualText.tsx';
import { telephoneLink } from '../ui/telephoneLink.ts';
import { type MemberRow_MemberFragment, useDeleteMemberMutation } from './MemberRow.generated.ts';

interface MemberRowProps {
  member: MemberRow_MemberFragment;
  onDeleted: () => void;
}

/** A member in the table; below 64rem a card. It renders anew only when the member changes. */
export const MemberRow = memo(function MemberRow({ member, onDeleted }: MemberRowProps) {
  const { adminLists, deleteFlow } = useAdminMessages();
  const { columns } = adminLists.members;
  const [remove] = useDeleteMemberMutation();
  const { id, name, email, dob, address, contactNumber, date } = member;
  return (
    <tr
      role="row"
      className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line py-5 sm:grid-cols-3 lg:table-row lg:text-[0.9375rem]"
    >
      <Cell label={columns.id} className="order-last tabular-nums lg:whitespace-nowrap">
        {id}
      </Cell>
      <Cell
        label={columns.name}
        className="col-span-full text-lg font-semibold lg:text-[0.9375rem]"
        plain
      >
        <MultilingualText text={name} />
      </Cell>
      <Cell label={columns.email} className="col-span-full sm:col-span-1">
        {email && (
          <a href={`mailto:${email}`} className={link}>
            {email.split('@', 1)}
            <wbr />
            {email.slice(email.indexOf('@'))}
          </a>
        )}
      </Cell>
      <Cell label={columns.dob} className="tabular-nums lg:whitespace-nowrap">
        <time dateTime={dob}>{dayMonthYear(dob)}</time>{' '}
        <EthiopianDate day={dob} className="block text-sm whitespace-normal" />
      </Cell>
      <Cell label={columns.address} className="col-span-full sm:col-span-1">
        <MultilingualText text={address} />
      </Cell>
      <Cell label={columns.contactNumber}>
        <a href={telephoneLink(contactNumber)} className={link}>
          {contactNumber}
        </a>
      </Cell>
      <Cell label={columns.date} className="tabular-nums lg:whitespace-nowrap">
        <time dateTime={date}>{dayMonthYear(date)}</time>{' '}
        <EthiopianDate day={date} className="block text-sm whitespace-normal" />
      </Cell>
      <Cell label={columns.action} className="order-last col-span-full lg:whitespace-nowrap" plain>
        <div className={toolsStyle}>
          <EditLink to={`/admin/edit-member/${id}`} title={name} />
          <DeleteButton
            kind={deleteFlow.kinds.member}
            title={name}
            remove={() => remove({ variables: { id } })}
            onDeleted={onDeleted}
          />
        </div>
      </Cell>
    </tr>
  );
});

const link = 'underline decoration-1 underline-offset-4 hover:decoration-3';

interface CellProps {
  label: string;
  className?: string;
  /** Without the label, on a card. */
  plain?: boolean;
  children: ReactNode;
}

function Cell({ label, className = '', plain = false, children }: CellProps) {
  const labelled =
    'before:block before:text-sm before:font-normal before:text-muted before:content-[attr(data-label)] lg:before:content-none';
  return (
    <td
      role="cell"
      data-label={label}
      className={`block min-w-0 lg:table-cell lg:px-2 lg:py-1.5 lg:align-middle ${plain ? '' : labelled} ${className}`}
    >
      {children}
    </td>
  );
}
