import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../graphql/api.ts';
import { type AdminKindName, adminKinds } from './adminKinds.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { EditLink } from './EditLink.tsx';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { toolsStyle } from './toolStyle.ts';

/**
 * Until the page shows fresh data after a deletion, in milliseconds (docs/product.md, section 6.7).
 * It is read anew in place of a reload, which would take away the person's place.
 */
const refreshDelay = 1500;

export interface AdminRecordActionsProps {
  kind: AdminKindName;
  id: string;
  /** The name of the record. */
  title: string;
  /** Where to go after a deletion, from the page of the record itself. */
  listPath?: string;
}

/** The edit link and the delete button of a record, for admins. */
export function AdminRecordActions({ kind, id, title, listPath }: AdminRecordActionsProps) {
  const { typename, editPath, useMessages, useDelete } = adminKinds[kind];
  const words = useMessages();
  const [remove] = useDelete();
  const { client } = useApi();
  const navigate = useNavigate();
  const [isDeleted, setIsDeleted] = useState(false);

  useEffect(() => {
    if (!isDeleted || !client) return;
    const forget = () => {
      client.cache.evict({ id: client.cache.identify({ __typename: typename, id }) });
    };
    const timer = setTimeout(() => {
      // What could not be read anew stays as it is; the record goes in any case.
      void refreshQueries(client)
        .catch(() => undefined)
        .then(forget);
    }, refreshDelay);
    return () => {
      // Whoever has gone elsewhere in the meantime does not wait for it.
      clearTimeout(timer);
      forget();
    };
  }, [isDeleted, client, typename, id]);

  if (isDeleted) return null;
  return (
    <div className={toolsStyle}>
      <EditLink to={`/admin/${editPath}/${id}`} title={title} />
      <DeleteButton
        kind={words.kind}
        title={title}
        remove={() => remove({ variables: { id } })}
        onDeleted={() => {
          setIsDeleted(true);
          if (listPath) void navigate(listPath);
        }}
      />
    </div>
  );
}
