import preview from '../artwork/previews/supportUs.jpg';
import { Head } from '../layout/head/Head.tsx';
import type { PageHandle } from '../pageHandle.ts';
import { QueryResult } from '../ui/QueryResult.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SupportUsPageDocument, useSupportUsPageQuery } from './SupportUs.generated.ts';
import { BankTransfer, inlineAction } from './supportUs/BankTransfer.tsx';
import { useSupportUsMessages } from './supportUs/messages.ts';
import { sectionHeading } from '../ui/headingStyle.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  groupPlatforms,
  useSiteSettings,
  useSocialAccounts,
} from '../layout/footer/siteSettings.ts';
import { useMessages } from '../messages/messages.ts';
import { openShareSheet } from '../content/share/useShare.ts';
import { usePageLanguage } from '../messages/createMessages.ts';
import { languages } from '../../api/shared/messages/languages.ts';
import { useCopy } from '../ui/useCopy.ts';

export const handle: PageHandle = {
  query: SupportUsPageDocument,
  messages: [useSupportUsMessages],
};

/** How to support the association with money, time and attention (docs/product/pages.md, section 3.8). */
export function Component() {
  const supportUs = useSupportUsMessages();
  const query = useSupportUsPageQuery();
  return (
    <>
      <Head page="supportUs" preview={preview} />
      <QueryResult query={query}>
        {({ siteSettings }) => (
          <>
            <PageHeader heading={supportUs.heading}>
              <p>{supportUs.intro}</p>
            </PageHeader>
            <BankTransfer bankAccount={siteSettings.bankAccount} />
            <Reasons />
            <OtherWays />
            <ThankYou />
          </>
        )}
      </QueryResult>
    </>
  );
}

const edges = ['border-green', 'border-gold', 'border-red', 'border-ink'];

/** The effects of a donation (docs/product/pages.md, section 3.8). */
function Reasons() {
  const { heading, items } = useSupportUsMessages().reasons;
  return (
    <section
      aria-labelledby="reasons"
      className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-6 sm:py-28"
    >
      <h2 id="reasons" className={sectionHeading}>
        {heading}
      </h2>
      <ul className="mt-10 grid gap-x-14 gap-y-10 sm:mt-14 sm:grid-cols-2 sm:gap-y-14">
        {Object.values(items).map(({ title, text }, index) => (
          <li key={title} className={`border-t-2 pt-5 ${edges[index % edges.length] ?? ''}`}>
            <h3 className="text-2xl font-semibold sm:text-[1.75rem]">{title}</h3>
            <p className="mt-2 max-w-[26em] text-lg text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to help without money (docs/product/pages.md, section 3.8). */
function OtherWays() {
  const { platforms } = useMessages();
  const supportUs = useSupportUsMessages();
  const { heading, items } = supportUs.otherWays;
  const { volunteer, share, groups, events } = items;
  const accounts = useSocialAccounts(groupPlatforms);
  return (
    <section aria-labelledby="other-ways" className="border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-6xl gap-x-14 gap-y-8 px-4 py-20 sm:px-6 sm:py-28 lg:grid-cols-3">
        <h2 id="other-ways" className={sectionHeading}>
          {heading}
        </h2>
        <ul className="border-b border-line lg:col-span-2">
          <Way {...volunteer} action={<WayLink to="/contact-us" name={volunteer.link} />} />
          <Way {...share} action={<ShareButton />} />
          {accounts.length > 0 && (
            <Way
              title={groups.title}
              text={groups.text(groups.listOf(accounts.map(({ platform }) => platforms[platform])))}
              action={<WayLink to="/contact-us#stay-connected" name={groups.link} />}
            />
          )}
          <Way {...events} action={<WayLink to="/events" name={events.link} />} />
        </ul>
      </div>
    </section>
  );
}

function Way({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-6 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <h3 className="text-xl font-semibold sm:text-2xl">{title}</h3>
        <p className="mt-1 max-w-[27em] text-muted">{text}</p>
      </div>
      {action}
    </li>
  );
}

function WayLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className={inlineAction}>
      {name}
    </Link>
  );
}

/**
 * Shares the address of the site by the share sheet of the device, or copies it if there is none.
 */
function ShareButton() {
  const { association } = useMessages();
  const supportUs = useSupportUsMessages();
  const settings = useSiteSettings();
  const { outcome, copy } = useCopy();
  const address = (settings?.siteUrl ?? '') + languages[usePageLanguage()].basename;
  const share = () => {
    if (!openShareSheet({ title: association.name, url: address })) void copy(address);
  };
  return (
    <div className="noscript:hidden">
      <button type="button" onClick={share} className={inlineAction}>
        {supportUs.otherWays.items.share.link}
      </button>
      <p role="status" className="text-sm">
        {outcome === 'copied' && supportUs.linkCopied}
        {outcome === 'failed' && (
          <>
            {supportUs.bankTransfer.copyFailed} <span className="select-all">{address}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** The note at the end of the page. */
function ThankYou() {
  const { heading, amharic, text } = useSupportUsMessages().thankYou;
  return (
    <section
      aria-labelledby="thank-you"
      className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-6 sm:py-28"
    >
      <h2 id="thank-you" className={sectionHeading}>
        {heading}
      </h2>
      <p
        lang="am"
        className="mt-6 font-heading text-[clamp(1.875rem,5.5vw,3.75rem)] leading-tight font-semibold text-balance text-green"
      >
        {amharic}
      </p>
      <p className="mt-5 max-w-[29em] text-lg text-muted sm:text-xl">{text}</p>
    </section>
  );
}
