import { useId, useState } from 'react';
import { useHref } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLinkButton } from '../../ui/useLinkButton.ts';
import { openShareSheet, type Shared, useShared } from './useShare.ts';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { useCopy } from '../../ui/useCopy.ts';

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
    <div className={isCompact ? 'contents print:hidden' : 'print:hidden'}>
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

/** Links that share a page by a messenger or by mail, and a button that copies its address. */
export function ShareTargets({ title, url }: Shared) {
  const { platforms, ui } = useMessages();
  const { outcome, copy } = useCopy();
  const text = encodeURIComponent(`${title}\n${url}`);
  const address = encodeURIComponent(url);
  const targets = {
    whatsapp: `https://wa.me/?text=${text}`,
    telegram: `https://t.me/share/url?url=${address}&text=${encodeURIComponent(title)}`,
    viber: `viber://forward?text=${text}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  };
  return (
    <div className="mt-1 mb-2">
      <ul className="flex flex-wrap gap-2">
        {Object.entries(targets).map(([platform, href]) => (
          <li key={platform}>
            <a href={href} target="_blank" rel="noopener" className={targetStyle}>
              <SocialIcon platform={platform} className="size-5" />
              <AccessibleLabel name={ui.share.by(platforms[platform as Platform], title)}>
                {platforms[platform as Platform]}
              </AccessibleLabel>
            </a>
          </li>
        ))}
        <li>
          <a
            href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}
            className={targetStyle}
          >
            <AccessibleLabel name={ui.share.by(ui.share.email, title)}>
              {ui.share.email}
            </AccessibleLabel>
          </a>
        </li>
        <li className="noscript:hidden">
          <button type="button" onClick={() => void copy(url)} className={targetStyle}>
            <AccessibleLabel name={ui.share.copyName(title)}>{ui.share.copy}</AccessibleLabel>
          </button>
        </li>
      </ul>
      <p role="status" className="text-sm">
        {outcome === 'copied' && ui.share.copied}
        {outcome === 'failed' && (
          <>
            {ui.share.copyFailed} <span className="select-all">{url}</span>
          </>
        )}
      </p>
    </div>
  );
}

type Platform = 'whatsapp' | 'telegram' | 'viber' | 'facebook';

const targetStyle =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line px-3 font-semibold hover:border-ink';
