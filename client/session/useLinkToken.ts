import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token after the `#` of a link. It is removed from the address at once, so that neither a
 * bookmark nor a screenshot contains it, and is kept in the state of the history for a reload.
 * @returns null if there is no token
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

/** The state of the history can hold any value. */
function tokenIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('token' in state)) return null;
  return typeof state.token === 'string' ? state.token : null;
}
