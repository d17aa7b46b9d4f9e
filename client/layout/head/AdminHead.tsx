import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useState } from 'react';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useSession } from '../../session/useSession.ts';

/** The head of an admin page: not indexed, and without social tags. */
export function AdminHead({ title }: { title?: string }) {
  const { admin } = useAdminMessages();
  const { association } = useMessages();
  return (
    <>
      <title>{[title, admin.area, association.name].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

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
