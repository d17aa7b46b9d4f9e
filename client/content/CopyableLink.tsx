import { useEffect, useRef } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';
import { StatusLine } from '../ui/StatusLine.tsx';
import { useCopy } from '../ui/useCopy.ts';
import { openShareSheet } from './share/useShare.ts';

interface CopyableLinkProps {
  /** To whom to send the link, and that it is shown only once. */
  text: string;
  link: string;
  /** The messages for a secret that is not a link and is not sent to anyone. */
  words?: { copy: string };
}

/** A link or secret to copy, because no mail sends it. */
export function CopyableLink({ text, link, words }: CopyableLinkProps) {
  const { accounts, admin } = useAdminMessages();
  const { invite } = accounts;
  const { association } = useMessages();
  const { outcome, copy } = useCopy();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), [link]);
  return (
    <div ref={element} tabIndex={-1} className="my-6 border-s-4 border-green ps-5">
      <p className="font-semibold">{text}</p>
      <p className="mt-2 wrap-anywhere select-all">{link}</p>
      <div className="mt-4 flex flex-wrap gap-4">
        <Button onClick={() => void copy(link)}>{(words ?? invite).copy}</Button>
        {!words && 'share' in navigator && (
          <Button onClick={() => openShareSheet({ title: association.name, url: link })}>
            {invite.send}
          </Button>
        )}
      </div>
      <StatusLine tone={outcome === 'failed' ? 'bad' : 'good'}>
        {outcome === 'copied' && admin.copied}
        {outcome === 'failed' && admin.copyFailed}
      </StatusLine>
    </div>
  );
}
