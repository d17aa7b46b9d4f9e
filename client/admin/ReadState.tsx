import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDateTime } from '../messages/useDateTime.ts';

interface ReadStateProps {
  /** Who first read it, and when; null while nobody has. */
  readAt: string | null;
  readBy: string | null;
}

/** Whether a submission of a public form has been read. */
export function ReadState({ readAt, readBy }: ReadStateProps) {
  const dateTime = useDateTime();
  const { reading } = useAdminMessages().adminMail;
  return (
    <p className={readAt ? 'text-muted' : 'font-semibold text-red'}>
      {readAt ? reading.read(readBy ?? '', dateTime(readAt)) : reading.unread}
    </p>
  );
}
