import { useState } from 'react';
import { Navigate } from 'react-router-dom';

/**
 * Replaces this page with another one. `Navigate` starts again with each new object of state, so that
 * a page whose code is not loaded yet would never open.
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const [first] = useState(state);
  return <Navigate to={to} replace state={first} />;
}
