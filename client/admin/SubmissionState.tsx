import { useAdminMessages } from '../messages/adminMessages.ts';

interface SubmissionStateProps {
  readAt: string | null;
  /** Absent where submissions are not answered in the admin area. */
  answeredAt?: string | null;
}

/** Shows what has been done with a submission of a public form, in its list. */
export function SubmissionState({ readAt, answeredAt }: SubmissionStateProps) {
  const { states } = useAdminMessages().adminMail.reading;
  if (answeredAt) return <span className="text-green">{states.answered}</span>;
  if (readAt) return <>{states.read}</>;
  return <span className="font-semibold text-red">{states.unread}</span>;
}
