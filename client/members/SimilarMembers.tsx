import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayMonthYear } from '../../api/shared/dates/days.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import type { Duplicate } from './useDuplicates.ts';

/** The member of a list, or an applicant. */
type Person = Omit<Duplicate['member'], 'status'>;

interface SimilarMembersProps {
  shown: (Pick<Duplicate, 'similarities'> & { member: Person })[];
  /** The page of each, without the id. */
  path?: string;
  /** Renders the button for a member. */
  action?: (member: Person) => ReactNode;
}

/** The members who may be the same person, with the matching data. */
export function SimilarMembers({
  shown,
  path = '/admin/edit-member',
  action,
}: SimilarMembersProps) {
  const { duplicates: words } = useAdminMessages().adminForms.member;
  return (
    <ul className="my-4 divide-y divide-line border-y border-line">
      {shown.map(({ member, similarities }) => (
        <li key={member.id} className="py-3 wrap-anywhere">
          <Link
            to={`${path}/${member.id}`}
            target="_blank"
            className="inline-block py-2.5 font-semibold underline"
          >
            <MultilingualText text={member.name} />
            <span className="sr-only"> {words.newTab}</span>
          </Link>
          <p className="text-muted">
            {words.born(dayMonthYear(member.dob))} · {member.contactNumber}
            {member.email && ` · ${member.email}`}
          </p>
          <p>{words.similar(similarities)}</p>
          {action && <div className="mt-3">{action(member)}</div>}
        </li>
      ))}
    </ul>
  );
}
