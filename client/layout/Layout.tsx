import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useLayoutQuery } from './Layout.generated.ts';
import { SiteSettingsContext } from './siteSettings.ts';

/** What stands around every page. */
export function Layout() {
  const { data } = useLayoutQuery();
  return (
    <SiteSettingsContext value={data?.siteSettings ?? null}>
      <main id="main">
        <Outlet />
      </main>
      <ScrollRestoration />
    </SiteSettingsContext>
  );
}
