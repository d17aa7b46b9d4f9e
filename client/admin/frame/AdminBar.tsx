import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDraftSync } from '../../forms/draft/useDraftSync.ts';
import { Logo } from '../../layout/Logo.tsx';
import { SearchButton } from '../../layout/search/SearchButton.tsx';
import { useMessages } from '../../messages/messages.ts';
import { useSession } from '../../session/useSession.ts';
import { Icon } from '../../ui/Icon.tsx';
import { menusFor } from '../adminLinks.ts';
import { AdminSearchForm } from '../search/AdminSearchForm.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AdminDrawer } from './AdminDrawer.tsx';
import { SectionMenu } from './SectionMenu.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';

/** The part of the admin bar for signed-in users (docs/product/admin.md, section 6.17). */
export function AdminBar() {
  const { layout, session } = useMessages();
  const { area, frame } = useAdminMessages().admin;
  const { user } = useSession();
  useDraftSync(user?.id ?? '');
  const { pathname, search } = useLocation();
  const query =
    pathname === '/admin/search' ? (new URLSearchParams(search).get('q') ?? undefined) : undefined;
  const drawer = useRef<HTMLDialogElement>(null);
  if (!user) return null;
  const menus = menusFor(user.roles);
  return (
    <>
      <button
        type="button"
        onClick={() => drawer.current?.showModal()}
        aria-haspopup="dialog"
        aria-label={layout.openMenu}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-line lg:hidden"
      >
        <Icon name="menu" className="size-7" />
      </button>
      <AdminDrawer ref={drawer} menus={menus} />
      <Link
        to="/admin/dashboard"
        aria-label={session.dashboard}
        className="flex h-11 min-w-11 shrink-0 items-center max-[14rem]:hidden justify-center gap-x-2 rounded-md px-1 font-heading text-lg font-semibold"
      >
        <Logo className="size-8 shrink-0" />
        <span className="max-sm:hidden">{area}</span>
      </Link>
      <nav aria-label={frame.navigation} className="hidden lg:block">
        <ul className="flex">
          {menus.map(({ group, links }) => (
            <li key={group}>
              <SectionMenu name={frame.groups[group]} links={links} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="ms-auto hidden w-full max-w-80 md:block">
        <AdminSearchForm key={query} query={query} />
      </div>
      <div className="ms-auto md:hidden">
        <SearchButton className="">
          <AdminSearchForm key={query} query={query} />
        </SearchButton>
      </div>
      <SiteLink
        to="/"
        className="hidden min-h-11 items-center px-3 font-semibold whitespace-nowrap decoration-gold decoration-2 underline-offset-4 hover:underline sm:inline-flex"
      >
        {frame.viewSite}
      </SiteLink>
      <AccountMenu key={user.id} user={user} />
    </>
  );
}
