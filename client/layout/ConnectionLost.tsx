import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '../messages/messages.ts';
import { useReachability } from '../graphql/reachability.ts';
import { accentButton } from '../ui/buttonStyle.ts';
import { Head } from './head/Head.tsx';
import { ErrorLayout } from './ErrorLayout.tsx';

/**
 * Shown in place of a page whose data could not be fetched without a connection. It opens the page
 * again when the server responds.
 */
export function ConnectionLost() {
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
