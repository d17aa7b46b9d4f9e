import { useAdminMessages } from '../messages/adminMessages.ts';
import { quietButton } from '../ui/buttonStyle.ts';
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
    <section
      aria-labelledby="duplicates"
      className="mb-8 rounded-lg border border-gold bg-surface p-5 sm:p-6"
    >
      <h2 id="duplicates" className="font-body text-lg font-semibold">
        {words.heading}
      </h2>
      <SimilarMembers shown={shown} />
      <p className="text-muted">{words.families}</p>
      {confirm && (
        <button type="submit" onClick={confirm} className={`${quietButton} mt-4 cursor-pointer`}>
          {words.registerAnyway}
        </button>
      )}
    </section>
  );
}
