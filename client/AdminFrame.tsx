import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import { Logo } from './layout/Logo.tsx';
import { ThemeToggle } from './layout/menu/ThemeToggle.tsx';
import { useIsReadable } from './layout/head/useIsReadable.ts';
import { useIsPreferredLanguage } from './layout/language/useIsPreferredLanguage.ts';
import { useMessages } from './messages/messages.ts';
import { useSession } from './session/useSession.ts';
import { useLoadedComponent } from './ui/useLoadedComponent.ts';

/** Visitors do not load this code. */
const loadAdminBar = async () => (await import('./admin/frame/AdminBar.tsx')).AdminBar;

/** The frame of the admin area: one sticky bar of 56 px (docs/product/admin.md, section 6.17). */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const isLoading = useNavigation().state === 'loading';
  const isReadable = useIsReadable();
  const isRestoring = status === 'restoring' || (status === 'signedIn' && !isReadable);
  const { Loaded: AdminBar } = useLoadedComponent(status === 'signedIn', loadAdminBar);
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <header
        data-navigation-bar=""
        className="sticky top-0 z-30 h-14 border-b border-line bg-surface print:hidden"
      >
        <div className="mx-auto flex h-full w-full max-w-[90rem] items-center px-1.5 sm:gap-x-2 sm:px-4">
          {isReadable && AdminBar ? <AdminBar /> : <VisitorBar />}
        </div>
        {(isLoading || isRestoring) && (
          // The server renders it, because on a slow connection the scripts and the page arrive
          // seconds later.
          <div className="loading-thread absolute inset-x-0 -bottom-px hidden h-1 scripted:block" />
        )}
      </header>
      {children}
    </div>
  );
}

/** Shown until the session is restored, and to users who are not signed in. */
function VisitorBar() {
  const { layout, association } = useMessages();
  const isPreferred = useIsPreferredLanguage();
  const isVisitor = useSession().status === 'signedOut' && isPreferred;
  return (
    <>
      <Link
        to="/"
        aria-label={layout.homeLinkName}
        className="flex h-11 min-w-11 items-center gap-x-2 px-1"
      >
        <Logo className="size-9 shrink-0" />
        <span
          // A signed-in user would see it disappear, perhaps in another language than their own.
          className={`leading-tight font-semibold max-sm:sr-only ${isVisitor ? '' : 'scripted:invisible'}`}
        >
          {association.name}
        </span>
      </Link>
      <span className="ms-auto" />
      <ThemeToggle />
    </>
  );
}
