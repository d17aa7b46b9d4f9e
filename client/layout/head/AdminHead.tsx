import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';

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
