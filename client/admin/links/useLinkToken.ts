import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token behind the `#` of a link. It is taken out of the address at once, so that it is neither in
 * a bookmark nor on a picture of the screen, and kept beside it in the history for a reload.
 * @returns null where there is none
 */
export function useLinkToken(): string | null {
  const location = useLocation();
  const { hash, pathname } = location;
  const navigate = useNavigate();
  const given = hash.slice(1);
  useEffect(() => {
    if (given) void navigate(pathname, { replace: true, state: { token: given } });
  }, [given, navigate, pathname]);
  return given || tokenIn(location.state);
}

/** What stands in the history may be anything. */
function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
}
