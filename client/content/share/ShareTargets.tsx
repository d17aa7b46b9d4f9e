import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import type { Shared } from './useShare.ts';

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
