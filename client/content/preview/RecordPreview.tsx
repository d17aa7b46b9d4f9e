import { type ReactNode, useCallback, useContext } from 'react';
import { useApi } from '../../graphql/api.ts';
import { useReachability } from '../../graphql/reachability.ts';
import type { Component } from '../../jsx/jsxTypes.ts';
import { loadPageMessages } from '../../loadPageMessages.ts';
import { MessagesContext } from '../../messages/createMessages.ts';
import type { Screen } from '../../screen.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';
import { type PreviewedRecord, PreviewedRecordContext } from './previewedRecord.ts';

interface RecordPreviewProps {
  /** The record page of its kind. */
  page: Screen;
  record: PreviewedRecord;
  /** Shown until the page is loaded. */
  children: ReactNode;
}

/** The page of a record at an address without a route. */
export function RecordPreview({ page, record, children }: RecordPreviewProps) {
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
