import type { ReactNode } from 'react';
import { useIsPreferredLanguage } from '../layout/language/useIsPreferredLanguage.ts';

/**
 * A page that users read before sign-in. It is hidden and inert until it is in the language of the
 * reader. Without scripts it is shown as it is.
 */
export function InPreferredLanguage({ children }: { children: ReactNode }) {
  const isPreferred = useIsPreferredLanguage();
  return <div className={isPreferred ? '' : 'scripted:invisible'}>{children}</div>;
}
