import { NotFound } from '../../layout/NotFound.tsx';
import { useSession } from '../../session/useSession.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';

/**
 * An address at which visitors find nothing. The server knows nobody, so it may be that of a record which
 * editors see; only who is signed in loads the code that finds out.
 */
export function UnknownAddress() {
  const isSignedIn = useSession().status === 'signedIn';
  const { Loaded } = useLoadedComponent(isSignedIn, loadPreview);
  return isSignedIn && Loaded ? <Loaded /> : <NotFound />;
}

const loadPreview = async () => (await import('./AddressPreview.tsx')).AddressPreview;
