import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { EditLink } from './EditLink.tsx';
import type { RecordActionsProps } from './RecordActions.tsx';
import { recordKinds } from './recordKinds.ts';

/** Until the page reloads after a deletion, in milliseconds (specification, section 9). */
const reloadDelay = 1500;

/** The edit link and the delete button of a record, for admins. */
export function RecordTools({ kind, id, title }: RecordActionsProps) {
  const { adminForms } = useAdminMessages();
  const { typename, editPath, useDelete } = recordKinds[kind];
  const [remove] = useDelete();
  const { cache } = useApolloClient();
  const [isDeleted, setIsDeleted] = useState(false);

  useEffect(() => {
    if (!isDeleted) return;
    const timer = setTimeout(() => window.location.reload(), reloadDelay);
    return () => {
      // Whoever has gone elsewhere in the meantime is not torn out of it.
      clearTimeout(timer);
      cache.evict({ id: cache.identify({ __typename: typename, id }) });
    };
  }, [isDeleted, cache, typename, id]);

  if (isDeleted) return null;
  return (
    <div className="flex flex-wrap gap-x-6">
      <EditLink to={`${editPath}/${id}`} title={title} />
      <DeleteButton
        kind={adminForms[kind].kind}
        title={title}
        remove={() => remove({ variables: { id } })}
        onDeleted={() => setIsDeleted(true)}
      />
    </div>
  );
}
