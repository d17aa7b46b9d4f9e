import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages.ts';

interface InlineLinkProps {
  href: string;
  /** Whether the text is the address, so that it is not printed again. */
  isSpelledOut?: boolean;
  children: ReactNode;
}

/** A link in a user text. */
export function InlineLink({ href, isSpelledOut = false, children }: InlineLinkProps) {
  const { layout } = useMessages();
  const isPage = href.startsWith('http');
  return (
    <a
      href={href}
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(isSpelledOut && { 'data-spelled-out': '' })}
      className="font-medium text-green underline decoration-1 underline-offset-4 hover:decoration-3"
    >
      {children}
      {isPage && <span className="sr-only"> {layout.opensInNewTab}</span>}
    </a>
  );
}
