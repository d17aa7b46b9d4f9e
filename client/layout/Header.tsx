import { Link, useLocation } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { useSession } from '../session/useSession.ts';
import { useLoadedComponent } from '../ui/useLoadedComponent.ts';
import { AmharicName } from './language/AmharicName.tsx';
import { AssociationName } from './AssociationName.tsx';
import { LanguageLinks } from './language/LanguageLinks.tsx';
import { SiteSearchForm } from './search/SiteSearchForm.tsx';

/** Visitors do not load this code. */
const loadSignedInBar = async () => (await import('./signedIn/SignedInBar.tsx')).SignedInBar;

/** Logo and name of the association. It scrolls away; the navigation below it is sticky. */
export function Header() {
  const { layout } = useMessages();
  const { status } = useSession();
  const { pathname } = useLocation();
  const { Loaded: SignedInBar } = useLoadedComponent(status === 'signedIn', loadSignedInBar);
  return (
    <header className="bg-surface">
      {SignedInBar && <SignedInBar />}
      {/* On a phone always in two rows: a name that fits beside the link only until its font has loaded would move the page. With very large letters, logo and link share one row. */}
      <div className="mx-auto flex w-full max-w-6xl flex-col-reverse items-start justify-between gap-x-6 px-4 pt-1 max-[14rem]:pt-0 sm:flex-row sm:items-center sm:px-6 sm:pt-4">
        <div className="relative flex w-fit items-center gap-x-3 max-[14rem]:flex-col max-[14rem]:items-start sm:gap-x-4">
          <div className="logo size-16 shrink-0 max-[14rem]:size-11 lg:size-[4.5rem]" />
          <div>
            <p className="font-heading text-xl leading-tight font-semibold tracking-tight text-balance max-[14rem]:text-[0.9rem] sm:text-2xl lg:text-[1.875rem]">
              {/* The link also covers the logo and the Amharic name. */}
              <Link
                to="/"
                aria-label={layout.homeLinkName}
                className="after:absolute after:inset-0"
              >
                <AssociationName />
              </Link>
            </p>
            <AmharicName className="mt-1 text-sm leading-snug text-muted max-[14rem]:mt-0 max-[14rem]:text-[0.7rem] lg:text-base" />
          </div>
        </div>
        {/* Smaller screens have a button in the navigation bar, and the results page has its own field. The suggestions must cover that bar, so this is a stacking context only where necessary. */}
        <div className="ms-auto flex items-center gap-x-6 max-[14rem]:z-10 max-[14rem]:-mb-11 print:hidden">
          {pathname !== '/search' && (
            <div className="hidden w-80 xl:block">
              <SiteSearchForm />
            </div>
          )}
          <LanguageLinks className="inline-flex min-h-11 shrink-0 items-center font-semibold whitespace-nowrap text-green underline decoration-1 underline-offset-4 hover:decoration-3" />
        </div>
      </div>
    </header>
  );
}
