import { useMessages } from '../../messages/messages.ts';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shareId, shareStyle, ShareTargets } from './ShareLink.tsx';
import { openShareSheet, useShared } from './useShare.ts';

interface ShareMenuProps {
  /** The path of the page. */
  path: string;
  title: string;
}

/** Shares the current page: by the share sheet of the device, or by the links that it opens. */
export function ShareMenu({ path, title }: ShareMenuProps) {
  const { ui } = useMessages();
  const shared = useShared(path, title);
  return (
    <details id={shareId} className="print:hidden">
      <summary
        onClick={(event) => {
          if (openShareSheet(shared)) event.preventDefault();
        }}
        className={`${shareStyle} list-none [&::-webkit-details-marker]:hidden`}
      >
        <Icon name="share" />
        <AccessibleLabel name={ui.share.name(title)}>{ui.share.open}</AccessibleLabel>
      </summary>
      <ShareTargets {...shared} />
    </details>
  );
}
