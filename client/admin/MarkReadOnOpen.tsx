import { type ReactNode, useState } from 'react';
import { toolStyle } from '../content/toolStyle.ts';
import { useFailureText } from '../graphql/useFailureText.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useDateTime } from '../messages/useDateTime.ts';
import { StatusLine } from '../ui/StatusLine.tsx';

interface MarkReadOnOpenProps {
  /** Who first read it, and when; null while nobody has. */
  readAt: string | null;
  readBy: string | null;
  label: string;
  /** The label with what is opened, for those who do not see what stands above it. */
  name: string;
  /** Notes on the server that it has been read. */
  markRead: () => Promise<unknown>;
  children: ReactNode;
}

/** A submission of a public form, collapsed; opening it marks it as read. */
export function MarkReadOnOpen(props: MarkReadOnOpenProps) {
  const { readAt, readBy, label, name, markRead, children } = props;
  const failureText = useFailureText();
  const dateTime = useDateTime();
  const { reading } = useAdminMessages().adminMail;
  const [failure, setFailure] = useState('');

  async function open() {
    setFailure('');
    try {
      await markRead();
    } catch (error) {
      setFailure(failureText(error));
    }
  }

  return (
    <>
      <p className={readAt ? 'text-muted' : 'font-semibold text-red'}>
        {readAt ? reading.read(readBy ?? '', dateTime(readAt)) : reading.unread}
      </p>
      <details
        onToggle={(event) => {
          if (event.currentTarget.open && !readAt) void open();
        }}
      >
        <summary aria-label={name} className={`${toolStyle} cursor-pointer`}>
          {label}
        </summary>
        {children}
      </details>
      <StatusLine tone="bad">{failure}</StatusLine>
    </>
  );
}
