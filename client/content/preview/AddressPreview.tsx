import { matchPath, useLocation } from 'react-router-dom';
import { contentKinds } from '../../contentKinds.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import type { Screen } from '../../screen.ts';
import { editors, hasRole } from '../../session/roles.ts';
import { useSession } from '../../session/useSession.ts';
import { idIn } from '../recordPageHandle.ts';
import { type ReactNode, useCallback, useContext } from 'react';
import { useApi } from '../../graphql/api.ts';
import { useReachability } from '../../graphql/reachability.ts';
import type { Component } from '../../jsx/jsxTypes.ts';
import { loadPageMessages } from '../../loadPageMessages.ts';
import { MessagesContext } from '../../messages/createMessages.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';
import { type PreviewedRecord, PreviewedRecordContext } from './previewedRecord.ts';

/** The record of an address, as editors see it; if there is none, the page of unknown addresses. */
export function AddressPreview() {
  const { pathname } = useLocation();
  const { user } = useSession();
  const named = recordAt(pathname);
  if (!named || !user || !hasRole(user.roles, editors)) return <NotFound />;
  const { id, page } = named;
  return (
    <RecordPreview page={page} record={{ variables: { id } }}>
      <NotFound />
    </RecordPreview>
  );
}

/** The record page that matches a path, with the id; null if there is none. */
function recordAt(pathname: string): { id: string; page: Screen } | null {
  for (const { path, recordPage: page } of contentKinds) {
    const match = page && matchPath(`/${path}/:record`, pathname);
    const id = match ? idIn(match.params) : '0';
    if (page && id !== '0') return { id, page };
  }
  return null;
}

interface RecordPreviewProps {
  /** The record page of its kind. */
  page: Screen;
  record: PreviewedRecord;
  /** Shown until the page is loaded. */
  children: ReactNode;
}

/** The page of a record at an address without a route. */
function RecordPreview({ page, record, children }: RecordPreviewProps) {
  const { Loaded: Page } = useLoadedComponent(true, useLoadPage(page));
  if (!Page) return <>{children}</>;
  return (
    <PreviewedRecordContext value={record}>
      <Page />
    </PreviewedRecordContext>
  );
}

/** Loads the module of a page and the data that it reads, as routes do. */
function useLoadPage({ lazy }: Screen): () => Promise<Component> {
  const messages = useContext(MessagesContext);
  const { load } = useApi();
  const { run } = useReachability();
  return useCallback(async () => {
    const page = await lazy();
    await loadPageMessages(messages, page, { load }, run);
    return page.Component;
  }, [lazy, messages, load, run]);
}
