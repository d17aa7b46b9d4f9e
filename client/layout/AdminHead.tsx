import { useAdminMessages } from '../messages/adminMessages.ts';
import { useMessages } from '../messages/messages.ts';

/** Head of an admin page: nothing to find for search engines, nothing to share. */
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
