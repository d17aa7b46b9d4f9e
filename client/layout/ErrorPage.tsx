import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import picture from '../artwork/not-found.svg';
import { useMessages } from '../messages/messages.ts';
import { accentButton, quietButton } from '../ui/buttonStyle.ts';
import { isNetworkFailure } from '../graphql/networkFailure.ts';
import { ConnectionLost } from './ConnectionLost.tsx';
import { Head } from './head/Head.tsx';
import { ErrorLayout } from './ErrorLayout.tsx';
import { isChunkLoadError, reloadForNewVersion } from '../ui/newVersion.ts';

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
