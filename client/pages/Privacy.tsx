import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import preview from '../artwork/previews/privacy.jpg';
import { Head } from '../layout/head/Head.tsx';
import { useSiteSettings } from '../layout/footer/siteSettings.ts';
import type { PageHandle } from '../pageHandle.ts';
import { sectionHeading } from '../ui/headingStyle.ts';
import { LinkedText } from '../ui/text/LinkedText.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { PrivacyPageDocument, usePrivacyPageQuery } from './Privacy.generated.ts';
import { createMessages } from '../messages/createMessages.ts';
import { privacy } from '../../api/shared/messages/en/privacy.ts';

/** The messages of this page only, loaded with it. */
const usePrivacyMessages = createMessages(privacy, 'privacy', {
  AM: async () => (await import('../../api/shared/messages/am/privacy.ts')).privacy,
});

export const handle: PageHandle = {
  query: PrivacyPageDocument,
  messages: [usePrivacyMessages],
};

/**
 * The data that the site collects about visitors, depending on the settings (docs/product/pages.md,
 * section 3.13).
 */
export function Component() {
  const words = usePrivacyMessages();
  const query = usePrivacyPageQuery();
  return (
    <>
      <Head page={words.head} preview={preview} />
      <PageHeader heading={words.heading}>
        <p>{words.intro}</p>
      </PageHeader>
      <QueryResult query={query}>
        {({ siteSettings }) => (
          <div className="mx-auto w-full max-w-6xl space-y-12 px-4 pb-24 sm:px-6">
            <Part heading={words.reading.heading} paragraphs={words.reading.paragraphs} />
            <Part
              heading={words.writing.heading}
              paragraphs={[
                words.writing.purpose,
                words.writing.kept(siteSettings.inquiryRetentionDays),
              ]}
            />
            <Part heading={words.applying.heading} paragraphs={words.applying.paragraphs} />
            <Part
              heading={words.mail.heading}
              paragraphs={[siteSettings.sendsMail ? words.mail.sent : words.mail.notSent]}
            />
            <Part heading={words.rights.heading} paragraphs={words.rights.paragraphs}>
              <LinkTo path="/my-data">{words.rights.ownData}</LinkTo>
            </Part>
            <Asking />
          </div>
        )}
      </QueryResult>
    </>
  );
}

/** The contact for questions: the email address if it is set, otherwise the form. */
function Asking() {
  const { asking } = usePrivacyMessages();
  const { contactEmail, phoneNumber } = useSiteSettings() ?? {};
  const ways = [
    ...(contactEmail ? [asking.byEmail(contactEmail)] : []),
    ...(phoneNumber ? [asking.byPhone(phoneNumber)] : []),
  ];
  return (
    <Part heading={asking.heading} paragraphs={ways}>
      <LinkTo path="/contact-us">{asking.byForm}</LinkTo>
    </Part>
  );
}

function LinkTo({ path, children }: { path: string; children: string }) {
  return (
    <p>
      <Link
        to={path}
        className="font-medium text-green underline decoration-1 underline-offset-4 hover:decoration-3"
      >
        {children}
      </Link>
    </p>
  );
}

interface PartProps {
  heading: string;
  paragraphs: readonly string[];
  children?: ReactNode;
}

function Part({ heading, paragraphs, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="max-w-[40em]">
      <h2 id={id} className={sectionHeading}>
        {heading}
      </h2>
      <div className="mt-4 space-y-3 text-lg">
        {paragraphs.map((text) => (
          <p key={text}>
            <LinkedText text={text} />
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}
