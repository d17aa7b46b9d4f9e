import type { ReactNode } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Icon, iconTextLink } from '../Icon.tsx';
import { AccessibleLabel } from '../field/AccessibleLabel.tsx';

interface ExternalLinkProps {
  href: string;
  /** The accessible name, which contains the visible text. */
  name: string;
  /** A place has a pin before it, any other link an arrow after it. */
  leadsTo?: 'page' | 'place';
  /** Whether it is smaller, for a card with little space. */
  isCompact?: boolean;
  children: ReactNode;
}

/** A link to another site, in a new tab. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, name, leadsTo = 'page', isCompact = false, children } = props;
  const { layout } = useMessages();
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      // On paper the text of a link to a place is enough; see client/print.css.
      data-spelled-out={leadsTo === 'place' ? '' : undefined}
      className={iconTextLink(isCompact)}
    >
      {leadsTo === 'place' && (
        <Icon name="pin" className={isCompact ? 'size-5' : 'mt-0.5 size-5'} />
      )}
      <AccessibleLabel name={`${name} ${layout.opensInNewTab}`}>{children}</AccessibleLabel>
      {leadsTo === 'page' && <Icon name="outward" className="mt-1 size-5" />}
    </a>
  );
}
