import { type RefObject, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RecordFormHandle } from '../forms/recordFormOptions.ts';
import { useApi } from '../graphql/api.ts';
import { failureOf } from '../graphql/errors.ts';
import { type AdminKindName, adminKinds } from './adminKinds.ts';
import { useRestore } from './useRestore.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { EditLink } from './EditLink.tsx';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { toolsStyle, toolStyle } from './toolStyle.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { MessagesContext } from '../messages/createMessages.ts';
import { AccessibleLabel } from '../ui/AccessibleLabel.tsx';
import { useToolMessages } from './useToolMessages.ts';

/**
 * Until the page shows fresh data after a deletion, in milliseconds (docs/product/records.md, section 6.7).
 * It is read anew in place of a reload, which would take away the person's place.
 */
const refreshDelay = 1500;

export interface AdminRecordActionsProps {
  kind: AdminKindName;
  id: string;
  /** Its version as it is seen here: no other is deleted. */
  version: number;
  /** The form in which it is edited, which may have saved or merged a later version by now. */
  form?: RefObject<RecordFormHandle | null>;
  /** The name of the record. */
  title: string;
  /** Where the site shows it, to look at it there. */
  path?: string;
  /** Where to go after a deletion, from the page of the record itself. */
  listPath?: string;
  /** To be called once it is deleted, before the page shows that. */
  onDeleted?: () => void;
  /** What can be done with it here; a card has no room for more than two. */
  tools?: readonly ('edit' | 'copy' | 'history' | 'delete')[];
}

/** What admins can do with a record: edit it, make a copy, delete it. */
export function AdminRecordActions(props: AdminRecordActionsProps) {
  const messages = useToolMessages(props.kind);
  if (!messages) return null;
  return (
    <MessagesContext value={messages}>
      <Actions {...props} />
    </MessagesContext>
  );
}

function Actions(props: AdminRecordActionsProps) {
  const { kind, id, version, form, title, path, listPath, onDeleted } = props;
  const { tools = ['edit', 'delete'] } = props;
  const { typename, addPath, editPath, useMessages, useDelete } = adminKinds[kind];
  const words = useMessages();
  const { adminLists, deleted, deleteFlow, history, previews } = useAdminMessages();
  const [remove] = useDelete();
  const { client, load } = useApi();
  const navigate = useNavigate();
  const restore = useRestore();
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

  /** Shows what somebody else has changed, and says so: then it is deleted as it is seen. */
  async function explain(error: unknown): Promise<string | null> {
    if (failureOf(error).reason !== 'changedMeanwhile') return null;
    const { changed } = deleteFlow;
    try {
      if (form) return (await form.current?.mergeRemoteChanges()) ? changed.inForm : changed.unread;
      await refreshQueries(await load());
      return changed.onPage;
    } catch {
      return changed.unread;
    }
  }

  if (isDeleted) return null;
  return (
    <div className={toolsStyle}>
      {path && (
        <Link to={path} className={toolStyle}>
          <AccessibleLabel name={previews.seeName(title)}>{previews.see}</AccessibleLabel>
        </Link>
      )}
      {tools.includes('edit') && <EditLink to={`/admin/${editPath}/${id}`} title={title} />}
      {tools.includes('copy') && (
        <Link to={`/admin/${addPath}?copy=${id}`} className={toolStyle}>
          <AccessibleLabel name={adminLists.copyName(title)}>{adminLists.copy}</AccessibleLabel>
        </Link>
      )}
      {tools.includes('history') && (
        <Link to={`/admin/history/${kind}/${id}`} className={toolStyle}>
          <AccessibleLabel name={history.openName(title)}>{history.open}</AccessibleLabel>
        </Link>
      )}
      <DeleteButton
        kind={words.kind}
        title={title}
        remove={() => remove({ variables: { id, version: form?.current?.version() ?? version } })}
        explain={explain}
        onDeleted={() => {
          setIsDeleted(true);
          onDeleted?.();
          if (listPath) void navigate(listPath);
        }}
        undo={() => {
          // So that it is not taken out of the cache after it has been read again.
          setIsDeleted(false);
          void restore([{ kind, id }], {
            success: deleted.success(title),
            failure: deleted.failure(title),
          });
        }}
      />
    </div>
  );
}
