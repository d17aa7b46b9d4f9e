import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AdminFrame } from '../AdminFrame.tsx';
import { useMessages } from '../messages/messages.ts';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './Header.tsx';
import { useLayoutQuery } from './Layout.generated.ts';
import { LanguageOffer } from './language/LanguageOffer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SiteSettingsContext } from './footer/siteSettings.ts';
import { useIsAdminArea } from './signedIn/useIsAdminArea.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

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
