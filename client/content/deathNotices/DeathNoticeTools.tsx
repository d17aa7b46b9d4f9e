import { useHref } from 'react-router-dom';
import { gatheringsOf } from '../../../api/shared/content/deathNotice/gatherings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useEventMessages } from '../events/messages.ts';
import { useShared } from '../share/useShare.ts';
import { toolStyle } from '../../ui/toolStyle.ts';
import type { DeathNoticePage_DeathNoticeFragment } from './DeathNoticePage.generated.ts';
import { useDeathNoticeMessages } from './messages.ts';

interface DeathNoticeToolsProps {
  notice: DeathNoticePage_DeathNoticeFragment;
  /** The name in each language, that of the page first. */
  names: { name: string }[];
}

/** Shares a death notice as a text, prints it, and adds its gatherings to a calendar. */
export function DeathNoticeTools({ notice, names }: DeathNoticeToolsProps) {
  const words = useDeathNoticeMessages();
  const { calendar } = useEventMessages();
  const { outcome, copy } = useCopy();
  const { url } = useShared(notice.path, notice.name);
  const file = useHref(`/death-notices/${notice.id}`);
  const text = [
    words.announcement,
    names.map(({ name }) => name).join(' · '),
    ...gatheringsOf(notice).map((gathering) => {
      const when = words.gathering(words[gathering.name], words.when(gathering));
      return [when, words.otherWhen(gathering), gathering.location].filter(Boolean).join('\n');
    }),
    words.gathering(words.call, `${notice.contactName}, ${notice.contactTelephone}`),
    url,
  ].join('\n\n');
  const style = `${toolStyle} cursor-pointer gap-x-2 text-green`;
  return (
    <>
      <ul className="flex flex-wrap gap-x-8">
        <li>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener"
            className={style}
          >
            <SocialIcon platform="whatsapp" className="size-5" />
            {words.share}
          </a>
        </li>
        <li className="noscript:hidden">
          <button type="button" onClick={() => void copy(text)} className={style}>
            {words.copy}
          </button>
        </li>
        <li>
          <a href={`${file}.ics`} className={style}>
            <Icon name="calendar" />
            {calendar.add}
          </a>
        </li>
        <li className="noscript:hidden">
          <button type="button" onClick={() => globalThis.print()} className={style}>
            {words.print}
          </button>
        </li>
      </ul>
      <p role="status" className="text-sm">
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && (
          <>
            {words.copyFailed} <span className="whitespace-pre-line select-all">{text}</span>
          </>
        )}
      </p>
    </>
  );
}
