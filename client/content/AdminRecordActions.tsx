import { type RefObject, useContext, useEffect, useState } from 'react';
import type { RecordFormHandle } from '../forms/formOptions.ts';
import { useApi } from '../graphql/api.ts';
import { failureOf } from '../graphql/errors.ts';
import { type AdminKindName, adminKinds } from './adminKinds.ts';
import { useRestore } from './useRestore.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { EditLink, ToolLink } from '../ui/ToolLink.tsx';
import { RowMenu } from '../lists/RowMenu.tsx';
import { refreshQueries } from '../graphql/refreshQueries.ts';
import { toolsStyle } from '../ui/toolStyle.ts';
import { useAdminMessages } from '../messages/adminMessages.ts';
import {
  type DocumentMessages,
  MessagesContext,
  type MessagesHook,
} from '../messages/createMessages.ts';
import { useReachability } from '../graphql/reachability.ts';
import type { Language } from '../../api/shared/messages/languages.ts';
import { reloadForNewVersion } from '../ui/newVersion.ts';

/**
 * Milliseconds before the page shows new data after a deletion (docs/product/records.md, section 6.7). The
 * data is refetched without a reload, which would lose the scroll position.
 */
const refreshDelay = 1500;

export interface AdminRecordActionsProps {
  kind: AdminKindName;
  id: string;
  /** The version that the user sees. No other version is deleted. */
  version: number;
  /** The form that edits the record; it may have saved or merged a later version. */
  form?: RefObject<RecordFormHandle | null>;
  /** The title of the record. */
  title: string;
  /** Its public page, for a link to view it. */
  path?: string;
  /** The page to open after a deletion on the page of the record itself. */
  listPath?: string;
  /** Called after the deletion, before the page shows it. */
  onDeleted?: () => void;
  /** The operations to show. A card has no room for more than two. */
  tools?: readonly ('edit' | 'copy' | 'history' | 'delete')[];
  /** Whether all but “Edit” are in a menu. */
  hasMenu?: boolean;
}

/** The operations of admins on a record: edit, copy, delete. */
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
  const { tools = ['edit', 'delete'], hasMenu = false } = props;
  const { typename, addPath, editPath, useMessages, useDelete } = adminKinds[kind];
  const words = useMessages();
  const { adminLists, deleted, deleteFlow, history, previews } = useAdminMessages();
  const [remove] = useDelete();
  const { client, load } = useApi();
  const restore = useRestore();
  const [isDeleted, setIsDeleted] = useState(false);

  useEffect(() => {
    if (!isDeleted || !client) return;
    const forget = () => {
      client.cache.evict({ id: client.cache.identify({ __typename: typename, id }) });
    };
    const timer = setTimeout(() => {
      // A failed refetch keeps the old data, but the record is removed in any case.
      void refreshQueries(client)
        .catch(() => undefined)
        .then(forget);
    }, refreshDelay);
    return () => {
      // A user who has gone to another page does not wait for it.
      clearTimeout(timer);
      forget();
    };
  }, [isDeleted, client, typename, id]);

  /**
   * Shows the changes of another admin and says so. A second attempt then deletes the shown
   * version.
   */
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
  const others = (
    <>
      {tools.includes('copy') && (
        <ToolLink to={`/admin/${addPath}?copy=${id}`} name={adminLists.copyName(title)}>
          {adminLists.copy}
        </ToolLink>
      )}
      {tools.includes('history') && (
        <ToolLink to={`/admin/history/${kind}/${id}`} name={history.openName(title)}>
          {history.open}
        </ToolLink>
      )}
      <DeleteButton
        kind={words.kind}
        title={title}
        remove={() => remove({ variables: { id, version: form?.current?.version() ?? version } })}
        explain={explain}
        onDeleted={() => {
          setIsDeleted(true);
          onDeleted?.();
        }}
        listPath={listPath}
        undo={() => {
          // So that it is not removed from the cache after it has been read again.
          setIsDeleted(false);
          void restore([{ kind, id }], {
            success: deleted.success(title),
            name: deleted.undoName(title),
          });
        }}
      />
    </>
  );
  return (
    <div className={toolsStyle}>
      {path && (
        <ToolLink to={path} name={previews.seeName(title)}>
          {previews.see}
        </ToolLink>
      )}
      {tools.includes('edit') && <EditLink to={`/admin/${editPath}/${id}`} title={title} />}
      {hasMenu ? <RowMenu name={adminLists.menuOf(title)}>{others}</RowMenu> : others}
    </div>
  );
}

const has = (messages: DocumentMessages) => messages.catalogues.has(useAdminMessages);

const load = (kind: AdminKindName, language: Language) =>
  Promise.all(
    [useAdminMessages, adminKinds[kind].useMessages].map(
      async (hook): Promise<[MessagesHook, unknown]> => [hook, await hook.load(language)],
    ),
  );

/**
 * The catalogues for the admin tools on public pages, where only the English ones are loaded at
 * first; undefined while they load.
 */
function useToolMessages(kind: AdminKindName): DocumentMessages | undefined {
  const page = useContext(MessagesContext);
  const { run } = useReachability();
  const [loaded, setLoaded] = useState<[MessagesHook, unknown][]>();
  const { language } = page;
  const isWanted = language !== 'EN' && !has(page);
  useEffect(() => {
    if (isWanted) run(() => load(kind, language)).then(setLoaded, reloadForNewVersion);
  }, [isWanted, kind, language, run]);
  if (!isWanted) return page;
  return loaded && { ...page, catalogues: new Map([...page.catalogues, ...loaded]) };
}
