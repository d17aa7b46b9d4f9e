import { useCallback, useEffect } from 'react';
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import picture from '../artwork/not-found.svg';
import { useMessages } from '../messages/messages.ts';
import { accentButton, quietButton } from '../ui/buttonStyle.ts';
import { isNetworkFailure } from '../graphql/networkFailure.ts';
import { Head } from './head/Head.tsx';
import { ErrorLayout } from './ErrorLayout.tsx';
import { isChunkLoadError, reloadForNewVersion } from '../ui/newVersion.ts';
import { useReachability } from '../graphql/reachability.ts';

/**
 * Shown in place of a page that failed (docs/product/site.md, section 2.6). Both links reload the
 * document, so they work whatever is broken, and without scripts.
 */
export function ErrorPage() {
  const { errors } = useMessages();
  const error = useRouteError();

  useEffect(() => {
    reloadForNewVersion(error);
  }, [error]);

  if (isNetworkFailure(error) && !isChunkLoadError(error)) return <ConnectionLost />;
  return (
    <>
      <Head page="unexpected" indexedIn={[]} />
      <ErrorLayout picture={picture} heading={errors.unexpected} text={errors.serverError}>
        {/* An empty address means the address of the document; the server renders one page for many addresses. */}
        <a href="" className={accentButton}>
          {errors.tryAgain}
        </a>
        <Link reloadDocument to="/" className={quietButton}>
          {errors.goHome}
        </Link>
      </ErrorLayout>
    </>
  );
}

/**
 * Shown in place of a page whose data could not be fetched without a connection. It opens the page
 * again when the server responds.
 */
function ConnectionLost() {
  const { errors } = useMessages();
  const { restored } = useReachability();
  const location = useLocation();
  const navigate = useNavigate();
  const openAgain = useCallback(
    () => void navigate(location, { replace: true, preventScrollReset: true }),
    [navigate, location],
  );

  useEffect(() => {
    let isLeft = false;
    void restored().then(() => {
      if (!isLeft) openAgain();
    });
    return () => {
      isLeft = true;
    };
  }, [restored, openAgain]);

  return (
    <>
      <Head page="connectionLost" indexedIn={[]} />
      <ErrorLayout heading={errors.noConnection} text={errors.pageWaits}>
        <button type="button" onClick={openAgain} className={accentButton}>
          {errors.tryAgain}
        </button>
      </ErrorLayout>
    </>
  );
}
