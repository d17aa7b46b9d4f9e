import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { accentButton } from '../../ui/buttonStyle.ts';
import { LinkName } from '../../ui/text/LinkName.tsx';
import { membershipLink, navigationLinks, PageLinks } from './PageLinks.tsx';

/** The target of the menu link while no script runs. */
export const quickLinksId = 'quick-links';

/** All pages again, with Membership highlighted (docs/product/site.md, section 2.2). */
export function QuickLinks() {
  const { layout } = useMessages();
  return (
    <nav id={quickLinksId} tabIndex={-1} aria-label={layout.footer.quickLinksNavigation}>
      <h2 className={footerHeading}>{layout.footer.quickLinks}</h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-2 md:mt-3 md:grid-cols-2 md:gap-x-8">
        {navigationLinks.map((page) => (
          <li key={page.to}>
            <Link
              to={page.to}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              <LinkName link={page} />
            </Link>
          </li>
        ))}
        <PageLinks />
        <li className="md:col-span-2 md:mt-4">
          <Link to={membershipLink.to} className={`${accentButton} max-md:min-h-11 max-md:px-2`}>
            <LinkName link={membershipLink} />
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** The heading of a part of the footer; on phones only screen readers announce it. */
export const footerHeading = 'text-lg font-semibold max-md:sr-only';
