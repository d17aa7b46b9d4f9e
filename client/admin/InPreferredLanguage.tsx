import type { ReactNode } from 'react';
import { useIsPreferredLanguage } from '../layout/useIsPreferredLanguage.ts';

/**
 * A page that is read before signing in: it can be neither seen nor used until it is in the language of
 * the reader. Without scripts it is shown as it is.
 */
export function InPreferredLanguage({ children }: { children: ReactNode }) {
  const isPreferred = useIsPreferredLanguage();
  return <div className={isPreferred ? '' : 'scripted:invisible'}>{children}</div>;
}
