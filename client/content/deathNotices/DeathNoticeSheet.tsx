import { gatheringsOf } from '../../../api/shared/content/deathNotice/gatherings.ts';
import { parseMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { languages } from '../../../api/shared/messages/languages.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { altOf } from '../../ui/picture/altOf.ts';
import { SizedImage } from '../../ui/picture/SizedImage.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { pageImageSizes } from '../RecordPicture.tsx';
import type {
  DeathNoticePage_DeathNoticeFragment,
  DeathNoticeVersion_DeathNoticeFragment,
} from './DeathNoticePage.generated.ts';
import { useDeathNoticeMessages, useOtherDeathNoticeMessages } from './messages.ts';

interface DeathNoticeSheetProps {
  notice: DeathNoticePage_DeathNoticeFragment;
  /** Its texts in each language, that of the page first. */
  versions: DeathNoticeVersion_DeathNoticeFragment[];
}

/** A death notice on one sheet of paper, in large letters, in each of its languages. */
export function DeathNoticeSheet({ notice, versions }: DeathNoticeSheetProps) {
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
