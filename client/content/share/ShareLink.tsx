import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/AccessibleLabel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useBrowserValue } from '../../ui/useBrowserValue.ts';
import { ShareTargets } from './ShareTargets.tsx';
import { openShareSheet, useShared } from './useShare.ts';

interface ShareLinkProps {
  /** The path of the record's page. */
  path: string;
  /** The name of the record. */
  title: string;
}

/**
 * Hands a record on, from its card. Before scripts run it is a link to the targets on the record's
 * page; then a button, which opens the device's share sheet or the targets below itself.
 */
export function ShareLink({ path, title }: ShareLinkProps) {
  const { ui } = useMessages();
  const shared = useShared(path, title);
  const href = useHref(path);
  const isButton = useBrowserValue(() => true, false);
  const [isOpen, setIsOpen] = useState(false);
  const targets = useId();

  function share() {
    if (isOpen || !openShareSheet(shared)) setIsOpen(!isOpen);
  }

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    share();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    share();
  }

  return (
    <div>
      <a
        href={`${href}#${shareId}`}
        role={isButton ? 'button' : undefined}
        aria-expanded={isButton ? isOpen : undefined}
        aria-controls={isOpen ? targets : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className={shareStyle}
      >
        <Icon name="share" />
        <AccessibleLabel name={ui.share.name(title)}>{ui.share.open}</AccessibleLabel>
      </a>
      <div id={targets}>{isOpen && <ShareTargets {...shared} />}</div>
    </div>
  );
}

/** The element of a record's page that has the targets. */
export const shareId = 'share';

export const shareStyle =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-green underline decoration-1 underline-offset-4 hover:decoration-3';
