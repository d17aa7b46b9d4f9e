import { useId, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLinkButton } from '../../ui/useLinkButton.ts';
import { ShareTargets } from './ShareTargets.tsx';
import { openShareSheet, useShared } from './useShare.ts';

interface ShareLinkProps {
  /** The path of the record's page. */
  path: string;
  /** The title of the record. */
  title: string;
  /** Whether it is an icon without a label, in a row of others. */
  isCompact?: boolean;
}

/**
 * Shares a record from its card. Before scripts run it is a link to the share section of the
 * record's page; then it is a button that opens the share sheet of the device, or the share links
 * below it.
 */
export function ShareLink({ path, title, isCompact = false }: ShareLinkProps) {
  const { ui } = useMessages();
  const shared = useShared(path, title);
  const href = useHref(path);
  const [isOpen, setIsOpen] = useState(false);
  const targets = useId();
  const button = useLinkButton(() => {
    if (isOpen || !openShareSheet(shared)) setIsOpen(!isOpen);
  });
  return (
    <div className={isCompact ? 'contents' : 'print:hidden'}>
      <a
        href={`${href}#${shareId}`}
        {...button}
        aria-expanded={button.role && isOpen}
        aria-controls={isOpen ? targets : undefined}
        className={
          isCompact ? 'icon-link size-8 cursor-pointer text-green hover:text-paper' : shareStyle
        }
      >
        <Icon name="share" />
        <AccessibleLabel name={ui.share.name(title)}>
          {isCompact ? undefined : ui.share.open}
        </AccessibleLabel>
      </a>
      <div id={targets} className={isCompact ? 'order-last basis-full empty:hidden' : undefined}>
        {isOpen && <ShareTargets {...shared} />}
      </div>
    </div>
  );
}

/** The id of the element on a record's page that contains the share links. */
export const shareId = 'share';

export const shareStyle =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-3';
