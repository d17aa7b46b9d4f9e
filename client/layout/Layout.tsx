import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { AdminFrame } from '../AdminFrame.tsx';
import { useMessages } from '../messages/messages.ts';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './Header.tsx';
import { useLayoutQuery } from './Layout.generated.ts';
import { LanguageOffer } from './language/LanguageOffer.tsx';
import { SiteSettingsContext } from './footer/siteSettings.ts';
import { useIsAdminArea } from './signedIn/useIsAdminArea.ts';
import { useReachability } from '../graphql/reachability.ts';

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
