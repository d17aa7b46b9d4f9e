import { useState } from 'react';
import { usePageLanguage } from '../messages/createMessages.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Whether it is known who is signed in, and what they see can be shown in the language of their account.
 * What is shown to somebody stays while the language changes.
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
