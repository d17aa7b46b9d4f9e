import { DoubtNotice } from '../forms/notice/DoubtNotice.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { SimilarMembers } from './SimilarMembers.tsx';
import type { Duplicate } from './useDuplicates.ts';

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
