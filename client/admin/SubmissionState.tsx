import { useAdminMessages } from '../messages/adminMessages.ts';

interface SubmissionStateProps {
  readAt: string | null;
  /** Absent where it is not answered here. */
  answeredAt?: string | null;
}

/** In the list of submissions of a public form: what has been done with one. */
export function SubmissionState({ readAt, answeredAt }: SubmissionStateProps) {
  const { states } = useAdminMessages().adminMail.reading;
  if (answeredAt) return <span className="text-green">{states.answered}</span>;
  if (readAt) return <>{states.read}</>;
  return <span className="font-semibold text-red">{states.unread}</span>;
}
