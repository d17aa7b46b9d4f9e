import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { AdminFrame } from '../AdminFrame.tsx';
import { useMessages } from '../messages/messages.ts';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { Footer } from './footer/Footer.tsx';
import { useLayoutQuery } from './Layout.generated.ts';
import { SiteSettingsContext, useSiteSettings } from './footer/siteSettings.ts';
import { useIsAdminArea } from './signedIn/useIsAdminArea.ts';
import { useReachability } from '../graphql/reachability.ts';
import { useSession } from '../session/useSession.ts';
import { useLoadedComponent } from '../ui/useLoadedComponent.ts';
import { AmharicName, AssociationName } from './AssociationName.tsx';
import { LanguageLinks } from './language/LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { NavigationBar } from './menu/NavigationBar.tsx';
import { SiteSearchForm } from './search/SiteSearchForm.tsx';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { usePageLanguage } from '../messages/createMessages.ts';
import { useBrowserValue } from '../ui/useBrowserValue.ts';
import { preferredLanguage } from './language/preferredLanguage.ts';

const mainId = 'main';

/** The layout around every page. */
export function Layout() {
  const Frame = useIsAdminArea() ? AdminFrame : PublicFrame;
  const { layout } = useMessages();
  const { data } = useLayoutQuery();
  useFocusOnNavigation(mainId);
  return (
    <SiteSettingsContext value={data ? { ...data.siteSettings, ...data } : null}>
      <ToastProvider>
        <a
          href={`#${mainId}`}
          className="fixed start-4 top-0 z-50 -translate-y-full rounded-b-md bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0 print:hidden"
        >
          {layout.skipToContent}
        </a>
        <LanguageOffer />
        <Frame>
          <main id={mainId} tabIndex={-1} className="grow">
            <Outlet />
          </main>
        </Frame>
        <OfflineNotice />
        <ScrollRestoration />
      </ToastProvider>
    </SiteSettingsContext>
  );
}

function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <Header />
      {children}
      <Footer />
    </div>
  );
}

/** A notice above the page that something waits for the connection. */
export function OfflineNotice() {
  const { errors } = useMessages();
  const { subscribe, isWaiting } = useReachability();
  const isShown = useSyncExternalStore(subscribe, isWaiting, () => false);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-50">
      {isShown && (
        <p className="mx-auto w-fit max-w-xl rounded-md border border-line bg-surface px-5 py-4 font-medium shadow-lg">
          {errors.waitingForConnection}
        </p>
      )}
    </div>
  );
}

/**
 * Focuses the heading of the new page after a client-side navigation, so that screen readers
 * announce the page and the keyboard continues there. If the data is still loading, the heading
 * gets the focus when it appears.
 * @param mainId id of the element that contains the page
 */
function useFocusOnNavigation(mainId: string): void {
  const { key, hash } = useLocation();
  const arrivedAt = useRef(key);

  useEffect(() => {
    if (key === arrivedAt.current) return;
    arrivedAt.current = key;
    const main = document.getElementById(mainId);
    // A link to a part of a page moves the focus there by itself.
    if (hash || !main || focusHeading(main)) return;
    const observer = new MutationObserver(() => {
      if (focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, [key, hash, mainId]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  // The router sets the scroll position: the top, or the former position after Back.
  heading.focus({ preventScroll: true });
  return true;
}

/** Visitors do not load this code. */
const loadSignedInBar = async () => (await import('./signedIn/SignedInBar.tsx')).SignedInBar;

/**
 * Logo, name, language, search and menu. Below 64rem they are one sticky row, 5rem high
 * (docs/product/site.md, section 2.2); above, the name scrolls away and the navigation sticks. With
 * very large letters nothing sticks, so that the page has the whole window (WCAG 2.2, 1.4.10 and
 * 2.4.11).
 */
function Header() {
  const { layout } = useMessages();
  const { status } = useSession();
  const { pathname } = useLocation();
  const { Loaded: SignedInBar } = useLoadedComponent(status === 'signedIn', loadSignedInBar);
  return (
    // Not a box, so that what is sticky in it stays for the whole page.
    <header className="contents">
      {SignedInBar && <SignedInBar />}
      <DeathNotices />
      <div className="z-30 border-b border-line bg-surface px-3 max-[14rem]:relative min-[14rem]:sticky min-[14rem]:top-0 min-[14rem]:flex min-[14rem]:h-20 min-[14rem]:items-center min-[14rem]:gap-x-2 min-[22rem]:px-4 sm:gap-x-4 sm:px-6 lg:contents">
        <div className="min-w-0 grow lg:grow-0 lg:bg-surface">
          <div className="mx-auto flex w-full max-w-6xl items-center gap-x-2 max-[14rem]:flex-col-reverse max-[14rem]:items-start lg:gap-x-6 lg:px-6 lg:pt-4">
            <div className="relative flex min-w-0 items-center gap-x-2 max-[14rem]:flex-col max-[14rem]:items-start sm:gap-x-4">
              <Logo className="size-11 shrink-0 sm:size-14 lg:size-[4.5rem]" />
              <div>
                {/* Beside the other parts each colour has its own line, so that the arrival of its font moves nothing. */}
                <p className="font-heading text-[0.8125rem] leading-tight font-semibold tracking-tight text-balance max-[20rem]:text-[0.6875rem] max-[14rem]:text-[0.9rem] sm:text-[0.9rem] lg:text-[1.875rem] min-[14rem]:max-lg:[&_span]:block">
                  {/* The link also covers the logo and the Amharic name. */}
                  <Link
                    to="/"
                    aria-label={layout.homeLinkName}
                    className="after:absolute after:inset-0"
                  >
                    <AssociationName />
                  </Link>
                </p>
                <AmharicName className="text-[0.7rem] leading-snug text-muted min-[14rem]:max-lg:hidden lg:mt-1 lg:text-base" />
              </div>
            </div>
            {/* Smaller screens have a button for the search, and the results page has its own field. The suggestions must cover the navigation, so this is a stacking context only where necessary. */}
            <div className="ms-auto flex items-center gap-x-6 max-[14rem]:z-10 max-[14rem]:-mb-11 print:hidden">
              {pathname !== '/search' && (
                <div className="hidden w-80 xl:block">
                  <SiteSearchForm />
                </div>
              )}
              {/* The narrowest screens have it in the menu and in the footer. */}
              <LanguageLinks className="inline-flex min-h-11 shrink-0 items-center font-semibold whitespace-nowrap text-green underline decoration-1 underline-offset-4 hover:decoration-3 min-[14rem]:max-[22rem]:hidden" />
            </div>
          </div>
        </div>
        <NavigationBar />
      </div>
    </header>
  );
}

/** The death notices that stand on top of all public pages until their last day is over. */
const DeathNotices = () =>
  useSiteSettings()?.currentDeathNotices.map(({ id, path, summary }) => (
    <Link
      key={id}
      to={path}
      className="block border-b border-line px-4 py-2.5 text-center hover:underline print:hidden"
    >
      {/* With very large letters, several notices in full would fill the window of every page. */}
      <span className="max-[14rem]:line-clamp-5">
        <MultilingualText text={summary} />
      </span>
    </Link>
  ));

const loadNotice = async () => (await import('./language/LanguageNotice.tsx')).LanguageNotice;

/** Offers the page in the language that the visitor reads, if it is open in another one. */
export function LanguageOffer() {
  const present = usePageLanguage();
  const isAdminArea = useIsAdminArea();
  const preferred = useBrowserValue(() => preferredLanguage(present), present);
  const [isDeclined, setDeclined] = useState(false);
  const isWanted = preferred !== present && !isDeclined && !isAdminArea;
  const { Loaded: Notice } = useLoadedComponent(isWanted, loadNotice);
  if (!isWanted || !Notice) return null;
  return <Notice language={preferred} onDecline={() => setDeclined(true)} />;
}
