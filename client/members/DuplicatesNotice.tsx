import { Link } from 'react-router-dom';
import { dayMonthYear } from '../../api/dates/days.rules.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { quietButton } from '../ui/buttonStyle.ts';
import { MultilingualText } from '../ui/MultilingualText.tsx';
import type { Duplicate } from './useDuplicates.ts';

interface DuplicatesNoticeProps {
  shown: Duplicate[];
  confirm: () => void;
}

/** Members who may be the person about to be registered, and the button that registers anyway. */
export function DuplicatesNotice({ shown, confirm }: DuplicatesNoticeProps) {
  const { duplicates: words } = useAdminMessages().adminForms.member;
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="duplicates"
      className="mb-8 rounded-lg border border-gold bg-surface p-5 sm:p-6"
    >
      <h2 id="duplicates" className="font-body text-lg font-semibold">
        {words.heading}
      </h2>
      <ul className="my-4 divide-y divide-line border-y border-line">
        {shown.map(({ member, similarities }) => (
          <li key={member.id} className="py-3">
            <Link
              to={`/admin/edit-member/${member.id}`}
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
          </li>
        ))}
      </ul>
      <p className="mb-4 text-muted">{words.families}</p>
      <button type="submit" onClick={confirm} className={`${quietButton} cursor-pointer`}>
        {words.registerAnyway}
      </button>
    </section>
  );
}
