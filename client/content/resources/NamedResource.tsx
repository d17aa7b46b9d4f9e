import { useLocation } from 'react-router-dom';
import { recordAnchor } from '../../../api/shared/content/slug.rules.ts';
import { useSession } from '../../session/useSession.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';
import { idIn } from '../recordPageHandle.ts';

const anchor = `#${recordAnchor('resource', '')}`;

/**
 * The resource that the address of the resources page names, for a signed-in user, if visitors
 * cannot see it. Its code loads only then.
 */
export function NamedResource() {
  const { hash } = useLocation();
  const { status } = useSession();
  const id = hash.startsWith(anchor) ? idIn({ record: hash.slice(anchor.length) }) : '0';
  const isWanted = status === 'signedIn' && id !== '0';
  const { Loaded } = useLoadedComponent(isWanted, loadPreview);
  return isWanted && Loaded && <Loaded id={id} key={id} />;
}

const loadPreview = async () => (await import('./ResourcePreview.tsx')).ResourcePreview;
