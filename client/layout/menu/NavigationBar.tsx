import { Link, NavLink, useLocation, useNavigation } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { DrawerMenu } from './DrawerMenu.tsx';
import { LinkName, type NamedLink } from '../../ui/text/LinkName.tsx';
import { membershipLink, navigationLinks, PageLinks, usePageLinks } from './PageLinks.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { SiteSearchForm } from '../search/SiteSearchForm.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { panelStyle, useDisclosure } from '../../ui/useDisclosure.ts';

/**
 * From 64rem on the sticky bar with all links, 5rem high (docs/product/site.md, section 2.2). Below
 * that the end of the header's row: the links and the themes are in the menu, and from 40rem on
 * Membership stays.
 */
export function NavigationBar() {
  const { layout } = useMessages();
  const { pathname } = useLocation();
  // That of the page of a volunteer, which is no part of its address.
  const section = usePageLinks().find(({ path }) => path === pathname)?.place ?? pathname;
  const isLoading = useNavigation().state === 'loading';
  return (
    <nav
      aria-label={layout.mainNavigation}
      data-navigation-bar=""
      className="shrink-0 max-[14rem]:h-14 lg:sticky lg:top-0 lg:z-30 lg:h-20 lg:border-b lg:border-line lg:bg-surface"
    >
      <div className="mx-auto flex h-full w-full max-w-6xl items-center justify-end sm:gap-x-3 lg:px-6">
        <ul className="flex items-center gap-x-[clamp(0.75rem,1.8vw,1.75rem)] wrap-break-word *:relative lg:grow max-lg:*:not-last:hidden">
          {navigationLinks.map((page) => (
            <li key={page.to}>
              <Link
                to={page.to}
                aria-current={`${section}/`.startsWith(`${page.to}/`) ? 'page' : undefined}
                className="grid min-h-11 place-items-center text-center text-[0.9375rem] leading-tight font-medium decoration-gold decoration-3 underline-offset-10 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
              >
                <LinkName link={page} />
              </Link>
              <PagesBelow entry={page} />
            </li>
          ))}
          <li className="max-sm:hidden lg:ms-auto">
            <NavLink
              to={membershipLink.to}
              className="grid min-h-11 place-items-center rounded-full bg-accent px-5 font-semibold whitespace-nowrap text-on-accent decoration-2 underline-offset-4 transition-colors hover:bg-ink hover:text-paper aria-[current=page]:underline"
            >
              <LinkName link={membershipLink} />
            </NavLink>
          </li>
        </ul>
        <SearchButton className="xl:hidden">
          <SiteSearchForm />
        </SearchButton>
        <div className="max-lg:hidden">
          <ThemeToggle />
        </div>
        <DrawerMenu />
      </div>
      {isLoading && <div className="loading-thread absolute inset-x-0 -bottom-px h-1" />}
    </nav>
  );
}

/** A button that opens the pages below an entry of the bar. Without scripts they open while it has the focus. */
function PagesBelow({ entry: { to, useName } }: { entry: NamedLink }) {
  const { menuTitle } = useMessages().layout;
  const name = useName();
  const { box, button, ...props } = useDisclosure();
  if (usePageLinks(to).length === 0) return null;
  return (
    <div
      ref={box}
      {...props.boxProps}
      className="opens-on-focus absolute inset-x-0 top-full -mt-1.5"
    >
      <button
        ref={button}
        type="button"
        aria-label={`${menuTitle} · ${name}`}
        {...props.buttonProps}
        className="grid h-6 w-full cursor-pointer place-items-center"
      >
        <Icon name="down" />
      </button>
      <ul {...props.panelProps} className={`${panelStyle} start-0 w-56 px-4`}>
        <PageLinks at={to} />
      </ul>
    </div>
  );
}
