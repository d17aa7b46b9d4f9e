import { useState } from 'react';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useSession } from '../../session/useSession.ts';

/**
 * Whether the session is restored, and the page can be shown in the language of the account. A page
 * that is shown stays while the language changes.
 */
export function useIsReadable(): boolean {
  const language = usePageLanguage();
  const { user } = useSession();
  const [reader, setReader] = useState<string>();
  if (!user) return false;
  if (reader === user.id) return true;
  if (language !== user.language) return false;
  setReader(user.id);
  return true;
}
