import { gatheringsOf } from '../../../api/shared/content/deathNotice/gatherings.ts';
import { Icon, iconTextLink } from '../../ui/Icon.tsx';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { telephoneLink } from '../../ui/text/telephoneLink.ts';
import { useEventMessages } from '../events/messages.ts';
import { recordPageHandle, useRecordPageOptions } from '../recordPageHandle.ts';
import { articleData } from '../recordData.ts';
import { RecordPage } from '../RecordPage.tsx';
import { useRecordPageMessages } from '../recordPageMessages.ts';
import {
  type DeathNoticePage_DeathNoticeFragment,
  DeathNoticePageDocument,
  type DeathNoticeVersion_DeathNoticeFragment,
  useDeathNoticePageQuery,
} from './DeathNoticePage.generated.ts';
import { deathNoticeKind } from './kind.ts';
import { useDeathNoticeMessages, useOtherDeathNoticeMessages } from './messages.ts';
import { useHref } from 'react-router-dom';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useShared } from '../share/useShare.ts';
import { toolStyle } from '../../ui/toolStyle.ts';
import { parseMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { languages } from '../../../api/shared/messages/languages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import { altOf } from '../../ui/picture/altOf.ts';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { pageImageSizes } from '../RecordPicture.tsx';

export const handle = recordPageHandle(deathNoticeKind, DeathNoticePageDocument, [
  useDeathNoticeMessages,
  useOtherDeathNoticeMessages,
  useEventMessages,
]);

/** The page of a death notice, and the sheet to print. No page lists notices, so Home is above it. */
export function Component() {
  const { home } = useRecordPageMessages();
  const words = useDeathNoticeMessages();
  const query = useDeathNoticePageQuery(useRecordPageOptions());
  const { record, english, amharic } = query.data ?? {};
  const versions = [english, amharic].flatMap((version) => version ?? []);
  const other = versions.find(({ language }) => language !== record?.language);
  return (
    <>
      <div className="contents print:hidden">
        <RecordPage kind="deathNotice" query={query} list={{ to: '/', name: home }}>
          {(notice) => ({
            title: notice.name,
            text: notice.text,
            facts: gatheringsOf(notice).map((gathering) =>
              words.gathering(words[gathering.name], words.when(gathering)),
            ),
            pictured: notice,
            details: (
              <div className="space-y-5">
                <p className="text-lg text-muted">
                  <MultilingualText
                    text={[words.announcement, other?.name].filter(Boolean).join(' · ')}
                  />
                </p>
                {gatheringsOf(notice).map((gathering) => (
                  <section key={gathering.name}>
                    <h2 className="mb-1 text-xl font-semibold">{words[gathering.name]}</h2>
                    <p className="font-semibold">
                      <MultilingualText text={words.when(gathering)} />
                    </p>
                    <p className="text-muted">
                      <MultilingualText text={words.otherWhen(gathering)} />
                    </p>
                    <p>
                      <MultilingualText text={gathering.location} />
                    </p>
                  </section>
                ))}
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="text-muted">{words.call}</span>
                  <MultilingualText text={notice.contactName} />
                  <a href={telephoneLink(notice.contactTelephone)} className={iconTextLink(false)}>
                    <Icon name="telephone" className="mt-0.5 size-5" />
                    <AccessibleLabel
                      name={words.telephoneName(notice.contactName, notice.contactTelephone)}
                    >
                      {notice.contactTelephone}
                    </AccessibleLabel>
                  </a>
                </p>
                {notice.publication === 'PUBLISHED' && (
                  <DeathNoticeTools notice={notice} names={[notice, ...(other ? [other] : [])]} />
                )}
              </div>
            ),
            structuredData: (data) => ({ '@type': 'Article', ...articleData(notice.name, data) }),
          })}
        </RecordPage>
      </div>
      {record && <DeathNoticeSheet notice={record} versions={other ? [record, other] : [record]} />}
    </>
  );
}

interface DeathNoticeToolsProps {
  notice: DeathNoticePage_DeathNoticeFragment;
  /** The name in each language, that of the page first. */
  names: { name: string }[];
}

/** Shares a death notice as a text, prints it, and adds its gatherings to a calendar. */
function DeathNoticeTools({ notice, names }: DeathNoticeToolsProps) {
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
    words.gathering(words.call, `${notice.contactName} · ${notice.contactTelephone}`),
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

interface DeathNoticeSheetProps {
  notice: DeathNoticePage_DeathNoticeFragment;
  /** Its texts in each language, that of the page first. */
  versions: DeathNoticeVersion_DeathNoticeFragment[];
}

/** A death notice on one sheet of paper, in large letters, in each of its languages. */
function DeathNoticeSheet({ notice, versions }: DeathNoticeSheetProps) {
  const words = useDeathNoticeMessages();
  const otherWords = useOtherDeathNoticeMessages();
  const language = usePageLanguage();
  const otherLanguage = languages[language === 'AM' ? 'EN' : 'AM'].tag;
  return (
    <article className="sheet hidden pt-4 text-center print:block">
      {notice.image && (
        <SizedImage
          picture={notice.image}
          {...altOf(notice.image)}
          sizes={pageImageSizes}
          loading="eager"
          className="mx-auto mb-4 max-h-[6cm] w-auto"
        />
      )}
      {versions.map((version, index) => {
        const own = index === 0 ? words : otherWords;
        return (
          <section
            key={version.language}
            lang={index === 0 ? undefined : otherLanguage}
            className="mb-6"
          >
            <p className="text-2xl">{own.announcement}</p>
            <h2 className="my-2 text-4xl font-semibold">{version.name}</h2>
            {gatheringsOf(notice).map((gathering) => (
              <p key={gathering.name} className="mb-3 text-2xl">
                <strong>{own.gathering(own[gathering.name], own.when(gathering))}</strong>
                {versions.length === 1 && (
                  <span className="block">
                    <MultilingualText text={own.otherWhen(gathering)} />
                  </span>
                )}
                <span className="block">
                  <MultilingualText text={gathering.location} />
                </span>
              </p>
            ))}
            <FormattedText blocks={parseMarkdown(version.text)} headingLevel={3} />
          </section>
        );
      })}
      <p className="text-2xl">
        {words.gathering(words.call, notice.contactName)} <strong>{notice.contactTelephone}</strong>
      </p>
    </article>
  );
}
