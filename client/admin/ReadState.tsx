import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDateTime } from '../messages/useDateTime.ts';

interface ReadStateProps {
  /** Who read it first, and when; null while it is unread. */
  readAt: string | null;
  readBy: string | null;
}

/** Shows whether a submission of a public form has been read. */
export function ReadState({ readAt, readBy }: ReadStateProps) {
  const dateTime = useDateTime();
  const { reading } = useAdminMessages().adminMail;
  return (
    <p className={readAt ? 'text-muted' : 'font-semibold text-red'}>
      {readAt ? reading.read(readBy ?? '', dateTime(readAt)) : reading.unread}
    </p>
  );
}
