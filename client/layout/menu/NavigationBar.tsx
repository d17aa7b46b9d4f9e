import { NavLink, useNavigation } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { Menu } from './Menu.tsx';
import { LinkName } from '../../ui/text/LinkName.tsx';
import { membershipLink, navigationLinks } from './navigationLinks.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { SiteSearchForm } from '../search/SiteSearchForm.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/**
 * The sticky bar, 5rem high (docs/product/site.md, section 2.2). From 64rem on it has all links; below
 * that they are in the menu, and Membership stays. With very large letters it is not sticky, so
 * that the page has the whole window (WCAG 2.2, 1.4.10 and 2.4.11).
 */
export function NavigationBar() {
  const { layout } = useMessages();
  const isLoading = useNavigation().state === 'loading';
  return (
    <nav
      aria-label={layout.mainNavigation}
      data-navigation-bar=""
      className="sticky top-0 z-30 h-20 max-[14rem]:relative max-[14rem]:h-14 border-b border-line bg-surface"
    >
      <div className="mx-auto flex h-full w-full max-w-6xl items-center px-3 min-[18rem]:gap-x-1 min-[21rem]:gap-x-3 min-[21rem]:px-4 sm:px-6">
        <Menu />
        <ul className="ms-auto flex items-center gap-x-[clamp(0.75rem,1.8vw,1.75rem)] lg:ms-0 lg:grow">
          {navigationLinks.map((page) => (
            <li key={page.to} className="hidden lg:block">
              <NavLink
                to={page.to}
                end
                className="grid min-h-11 place-items-center text-center text-[0.9375rem] leading-tight font-medium decoration-gold decoration-3 underline-offset-10 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
              >
                <LinkName link={page} />
              </NavLink>
            </li>
          ))}
          <li className="max-[14rem]:hidden lg:ms-auto">
            <NavLink
              to={membershipLink.to}
              end
              className="grid min-h-11 place-items-center rounded-full bg-accent px-2 font-semibold whitespace-nowrap max-[18rem]:text-sm min-[18rem]:px-3 min-[25rem]:px-5 text-on-accent decoration-2 underline-offset-4 transition-colors hover:bg-ink hover:text-paper aria-[current=page]:underline"
            >
              <LinkName link={membershipLink} />
            </NavLink>
          </li>
        </ul>
        <SearchButton className="xl:hidden">
          <SiteSearchForm />
        </SearchButton>
        <ThemeToggle />
      </div>
      {isLoading && <div className="loading-thread absolute inset-x-0 -bottom-px h-1" />}
    </nav>
  );
}
