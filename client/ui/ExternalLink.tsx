import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';
import { Icon } from './Icon.tsx';
import { AccessibleLabel } from './AccessibleLabel.tsx';

interface ExternalLinkProps {
  href: string;
  /** Its accessible name, which contains the visible words. */
  name: string;
  /** A place has a pin before it, anything else an arrow after it. */
  leadsTo?: 'page' | 'place';
  children: ReactNode;
}

/** A link to another site, in a new tab. */
export function ExternalLink({ href, name, leadsTo = 'page', children }: ExternalLinkProps) {
  const { layout } = useMessages();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      // On paper, the words that lead to a place say where it is; see client/print.css.
      data-spelled-out={leadsTo === 'place' ? '' : undefined}
      className="relative inline-flex items-start gap-1.5 py-2.5 font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-3"
    >
      {leadsTo === 'place' && <Icon name="pin" className="mt-0.5 size-5" />}
      <AccessibleLabel name={`${name} ${layout.opensInNewTab}`}>{children}</AccessibleLabel>
      {leadsTo === 'page' && <Icon name="outward" className="mt-1 size-5" />}
    </a>
  );
}
