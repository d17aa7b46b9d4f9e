import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { AmharicName, AssociationName } from '../AssociationName.tsx';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { Logo } from '../Logo.tsx';
import { footerHeading, QuickLinks } from '../menu/QuickLinks.tsx';
import { telephoneLink } from '../../ui/text/telephoneLink.ts';
import { useSiteSettings, useSocialAccounts } from './siteSettings.ts';
import { SocialIcon } from '../../ui/SocialIcon.tsx';
import { MotionToggle } from '../../ui/picture/MotionToggle.tsx';

/**
 * The year in Auckland, which is 13 hours ahead of UTC at the turn of the year. `Intl` knows it
 * too, but on a phone its setup takes as long as all other scripts at the start.
 */
const aucklandYear = () => new Date(Date.now() + 13 * 3_600_000).getUTCFullYear();

/**
 * The footer of every page, dark in both themes. On wide screens the badge overlaps its edge; on
 * phones its headings are hidden, so that it stays low.
 */
export function Footer() {
  const { association, layout } = useMessages();
  return (
    <footer className="dark relative bg-deep text-ink">
      <div className="tibeb" />
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
        <div className="end-4 top-3 max-[20rem]:pt-8 max-[20rem]:ps-4 min-[20rem]:absolute sm:end-6 lg:end-[max(1.5rem,calc(50vw-35rem))] lg:-top-16">
          <Badge />
        </div>
        <div className="grid gap-x-12 gap-y-3 pt-5 pb-5 md:grid-cols-2 md:gap-y-12 md:pt-14 md:pb-12 lg:grid-cols-[5fr_3fr_4fr] lg:pt-20">
          <div className="min-[20rem]:min-h-32 min-[20rem]:pe-36 md:min-h-0 md:pe-0">
            <div className="hidden md:block">
              <Logo className="size-20" />
            </div>
            <p className="max-w-64 font-heading text-lg leading-tight font-semibold md:mt-5 md:text-2xl">
              <AssociationName />
            </p>
            <AmharicName className="mt-1 text-sm text-muted md:mt-3 md:text-base" />
            <p className="mt-1 text-sm text-muted md:text-base">{association.foundedLine}</p>
          </div>
          <div className="space-y-2 md:space-y-10">
            <ContactLinks />
            <SocialAccountLinks />
          </div>
          <QuickLinks />
        </div>
        {/* A page that was rendered before New Year and read after it keeps its year. */}
        <p
          suppressHydrationWarning
          className="border-t border-line py-1 text-sm text-muted md:py-3"
        >
          {layout.copyright(aucklandYear())}{' '}
          {/* The links share their classes, because every page has them. */}
          <span className="*:mx-2 *:inline-flex *:min-h-11 *:items-center *:underline *:decoration-1 *:underline-offset-4 print:hidden">
            <Link to="/privacy">{layout.footer.privacy}</Link>
            <Link to="/my-data">{layout.footer.ownData}</Link>
            <LanguageLinks />
          </span>
        </p>
      </div>
    </footer>
  );
}

const link =
  'inline-flex min-h-11 items-center underline decoration-gold decoration-2 underline-offset-4 hover:decoration-4';

/** The contact details of the association; those that are not configured are left out. */
function ContactLinks() {
  const { footer } = useMessages().layout;
  const settings = useSiteSettings();
  if (!settings?.phoneNumber && !settings?.contactEmail && !settings?.officeLocation) return null;
  const { phoneNumber, contactEmail, officeLocation } = settings;
  return (
    <section>
      <h2 className={footerHeading}>{footer.contact}</h2>
      <ul className="flex flex-wrap gap-x-6 md:mt-3 md:block">
        {phoneNumber && (
          <li>
            <a
              href={telephoneLink(phoneNumber)}
              aria-label={footer.phoneName(phoneNumber)}
              className={link}
            >
              {phoneNumber}
            </a>
          </li>
        )}
        {contactEmail && (
          <li>
            <a
              href={`mailto:${contactEmail}`}
              aria-label={footer.emailName(contactEmail)}
              className={link}
            >
              {contactEmail}
            </a>
          </li>
        )}
        {officeLocation && <li className="flex min-h-11 items-center">{officeLocation}</li>}
      </ul>
    </section>
  );
}

/** The social accounts of the association; those that are not configured are left out. */
function SocialAccountLinks() {
  const { layout, platforms } = useMessages();
  const known = useSocialAccounts(['facebook', 'telegram', 'whatsapp', 'viber']);
  if (known.length === 0) return null;
  return (
    <section>
      <h2 className={footerHeading}>{layout.footer.followUs}</h2>
      <ul className="flex flex-wrap gap-3 md:mt-3">
        {known.map(({ platform, url }) => (
          <li key={platform}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${layout.footer.socialLinkName(platforms[platform])} ${layout.opensInNewTab}`}
              className="grid size-12 place-items-center rounded-full border border-control transition-colors hover:border-accent hover:bg-accent hover:text-on-accent"
            >
              <SocialIcon platform={platform} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const circle = 'badge-circle';

/**
 * The circular badge, whose text rotates around a greeting (docs/product/site.md, section 2.2). The
 * rotation never stops by itself, so it can be paused (WCAG 2.2.2), by CSS alone and so also
 * without scripts. It does not rotate for users who prefer reduced motion.
 */
function Badge() {
  const { layout } = useMessages();
  return (
    <div className="relative grid size-[min(8rem,40vw)] place-items-center rounded-full border border-line bg-deep lg:size-40">
      <MotionToggle name={layout.pauseBadge} className="absolute -end-2 -bottom-2" />
      {/* The corners of the rotating element must not widen the page. */}
      <div className="absolute inset-0 overflow-hidden rounded-full">
        <svg
          viewBox="0 0 160 160"
          role="img"
          aria-label={layout.badgeName}
          className="moving turning size-full"
        >
          <path id={circle} fill="none" d="M80 140a60 60 0 1 1 0-120a60 60 0 1 1 0 120" />
          <text className="fill-accent text-[14.5px] font-semibold tracking-wide whitespace-pre">
            <textPath href={`#${circle}`} textLength="376" lengthAdjust="spacing">
              {layout.badgeText}
            </textPath>
          </text>
        </svg>
      </div>
      <span lang="am" className="font-heading text-2xl font-semibold lg:text-3xl">
        {layout.helloAmharic}
      </span>
    </div>
  );
}
