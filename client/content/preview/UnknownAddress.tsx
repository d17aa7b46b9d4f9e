import { NotFound } from '../../layout/NotFound.tsx';
import { useSession } from '../../session/useSession.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';

/**
 * The page of an address where visitors find nothing. The server renders it anonymously, so it can
 * be the address of a record that editors may see. Only signed-in users load the code that checks
 * this.
 */
export function UnknownAddress() {
  const isSignedIn = useSession().status === 'signedIn';
  const { Loaded } = useLoadedComponent(isSignedIn, loadPreview);
  return isSignedIn && Loaded ? <Loaded /> : <NotFound />;
}

const loadPreview = async () => (await import('./AddressPreview.tsx')).AddressPreview;
