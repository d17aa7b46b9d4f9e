import { useRef, type RefObject, useId } from 'react';
import { Link, useLocation, NavLink } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDraftSync } from '../../forms/draft/useDraftSync.ts';
import { Logo } from '../../layout/Logo.tsx';
import { SearchButton } from '../../layout/search/SearchButton.tsx';
import { useMessages } from '../../messages/messages.ts';
import { useSession } from '../../session/useSession.ts';
import { Icon } from '../../ui/Icon.tsx';
import { menusFor, ownLinks } from '../adminLinks.ts';
import { AdminSearchForm } from '../search/AdminSearchForm.tsx';
import { SectionMenu, SectionLink } from './SectionMenu.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { DrawerDialog } from '../../layout/menu/DrawerDialog.tsx';
import { KindIcon } from '../../content/KindIcon.tsx';
import { ThemeChoices } from '../../layout/menu/ThemeChoices.tsx';
import { useSignOut } from '../../layout/signedIn/useSignOut.ts';
import { displayName, type SessionUser } from '../../session/storedSession.ts';
import { panelStyle, useDisclosure } from '../../ui/useDisclosure.ts';

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

interface AdminDrawerProps {
  ref: RefObject<HTMLDialogElement | null>;
  menus: ReturnType<typeof menusFor>;
}

const link =
  'flex min-h-11 items-center px-3 font-semibold decoration-gold decoration-2 underline-offset-4 hover:underline';

/** The menu of all sections on small screens. */
function AdminDrawer({ ref, menus }: AdminDrawerProps) {
  const { session } = useMessages();
  const { frame } = useAdminMessages().admin;
  const id = useId();
  const close = () => ref.current?.close();
  return (
    <DrawerDialog ref={ref}>
      <nav aria-label={frame.navigation} className="grow px-2 pb-8 sm:px-4">
        <NavLink to="/admin/dashboard" end onClick={close} className={link}>
          {session.dashboard}
        </NavLink>
        <div className="mt-2 grid gap-y-4 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          {menus.map(({ group, links }) => (
            <div key={group} className="min-[22rem]:first:row-span-2">
              <h2
                id={`${id}-${group}`}
                className="px-3 font-body text-sm font-semibold text-green uppercase"
              >
                {frame.groups[group]}
              </h2>
              <ul aria-labelledby={`${id}-${group}`}>
                {links.map((each) => (
                  <li key={each.to}>
                    <SectionLink link={each} onFollow={close} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <SiteLink to="/" className={`${link} mt-2`}>
          {frame.viewSite}
        </SiteLink>
      </nav>
    </DrawerDialog>
  );
}

/**
 * The menu of the account: who is signed in, the account's own pages, and the button to sign out.
 */
function AccountMenu({ user }: { user: SessionUser }) {
  const { session: words } = useMessages();
  const { frame } = useAdminMessages().admin;
  const { close, box, button, ...props } = useDisclosure();
  const { signOut, isSigningOut, hasFailed } = useSignOut();
  return (
    <div ref={box} {...props.boxProps} className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-label={frame.accountMenu(displayName(user))}
        {...props.buttonProps}
        className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-line"
      >
        <KindIcon name="account" className="size-7" />
      </button>
      <div {...props.panelProps} className={`${panelStyle} end-0 w-64 max-w-[92vw]`}>
        <p className="px-3 py-2 text-sm text-muted">{words.signedInAs(displayName(user))}</p>
        {ownLinks(user.roles).map((link) => (
          <SectionLink key={link.to} link={link} onFollow={close} />
        ))}
        <div className="my-1.5 border-y border-line py-1.5">
          <ThemeChoices legendClassName="px-3 text-sm text-muted" />
        </div>
        <button
          type="button"
          disabled={isSigningOut}
          onClick={() => {
            // The button of the menu stays, so it gets the focus back after the confirmation.
            if (button.current) void signOut(button.current);
          }}
          className="flex min-h-11 w-full cursor-pointer items-center rounded-md px-3 font-semibold hover:bg-line"
        >
          {isSigningOut ? words.signingOut : words.signOut}
        </button>
      </div>
      <p
        role="alert"
        className="absolute end-0 top-full w-64 max-w-[92vw] rounded-b-md bg-surface px-4 font-semibold text-red not-empty:py-3"
      >
        {hasFailed && words.signOutFailed}
      </p>
    </div>
  );
}
