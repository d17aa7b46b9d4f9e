import { matchPath, useLocation } from 'react-router-dom';
import { contentKinds } from '../../contentKinds.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import type { Screen } from '../../screen.ts';
import { editors, hasRole } from '../../session/roles.ts';
import { useSession } from '../../session/useSession.ts';
import { idIn } from '../recordPageHandle.ts';
import { RecordPreview } from './RecordPreview.tsx';

/** The record of an address, as editors see it; if there is none, the page of unknown addresses. */
export function AddressPreview() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const named = recordAt(pathname);
  if (!named || !user || !hasRole(user.roles, editors)) return <NotFound />;
  const { id, page } = named;
  return (
    <RecordPreview page={page} record={{ variables: { id } }}>
      <NotFound />
    </RecordPreview>
  );
}

/** The record page that matches a path, with the id; null if there is none. */
function recordAt(pathname: string): { id: string; page: Screen } | null {
  for (const { path, recordPage: page } of contentKinds) {
    const match = page && matchPath(`/${path}/:record`, pathname);
    const id = match ? idIn(match.params) : '0';
    if (page && id !== '0') return { id, page };
  }
  return null;
}
