import { DoubtNotice } from '../forms/notice/DoubtNotice.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayMonthYear } from '../../api/shared/dates/days.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import type { MemberInput } from '../graphql/schemaTypes.generated.ts';
import {
  type SimilarMembersQuery,
  useSimilarMembersLazyQuery,
} from './DuplicatesNotice.generated.ts';

interface DuplicatesNoticeProps {
  shown: Duplicate[];
  /** Absent if the button of the form is enough. */
  confirm?: () => void;
}

/** The members who may be the person to register, and the button that registers anyway. */
export function DuplicatesNotice({ shown, confirm }: DuplicatesNoticeProps) {
  const { duplicates: words } = useAdminMessages().adminForms.member;
  if (shown.length === 0) return null;
  return (
    <DoubtNotice
      heading={words.heading}
      anyway={confirm && { label: words.registerAnyway, accept: confirm }}
    >
      <SimilarMembers shown={shown} />
      <p className="text-muted">{words.families}</p>
    </DoubtNotice>
  );
}

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

type Duplicate = SimilarMembersQuery['similarMembers'][number];

/** Checks before saving whether the person is registered already, until the admin has confirmed. */
export function useDuplicates() {
  const { duplicates: words } = useAdminMessages().adminForms.member;
  const [readSimilar] = useSimilarMembersLazyQuery({ fetchPolicy: 'no-cache' });
  const [shown, setShown] = useState<Duplicate[]>([]);
  /** The ids of the members whom the admin has confirmed to be other people. */
  const confirmed = useRef(new Set<string>());

  return {
    shown,
    /** @throws Error if there are likely duplicates that were not confirmed; they are then shown */
    async check(input: MemberInput) {
      // The page scrolls to a notice when it appears, so the former one is removed first.
      setShown([]);
      const { data } = await readSimilar({ variables: { input } });
      const unknown = (data?.similarMembers ?? []).filter(
        ({ member }) => !confirmed.current.has(member.id),
      );
      confirmed.current = new Set();
      setShown(unknown);
      if (unknown.length > 0) throw new Error(words.found);
    },
    /** Called before the form is sent again. */
    confirm() {
      confirmed.current = new Set(shown.map(({ member }) => member.id));
    },
  };
}
