import { useState } from 'react';
import { Navigate } from 'react-router-dom';

/**
 * Replaces this page with another one. `Navigate` navigates again at each render with a new state
 * object, which would interrupt the loading of the next page for ever. So the first state is kept.
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const [first] = useState(state);
  return <Navigate to={to} replace state={first} />;
}
