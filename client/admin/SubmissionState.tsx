import { useAdminMessages } from '../messages/adminMessages.ts';

interface SubmissionStateProps {
  readAt: string | null;
  answeredAt: string | null;
}

/** Shows in the list what has been done with an inquiry. */
export function SubmissionState({ readAt, answeredAt }: SubmissionStateProps) {
  const { states } = useAdminMessages().adminMail.reading;
  if (answeredAt) return <span className="text-green">{states.answered}</span>;
  if (readAt) return <>{states.read}</>;
  return <span className="font-semibold text-red">{states.unread}</span>;
}
