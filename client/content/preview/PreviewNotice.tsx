import { useCallback, useContext } from 'react';
import { useApi } from '../../graphql/api.ts';
import { useReachability } from '../../graphql/reachability.ts';
import { loadPageMessages } from '../../loadPageMessages.ts';
import { MessagesContext } from '../../messages/createMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { useLoadedComponent } from '../../ui/useLoadedComponent.ts';
import type { PreviewBannerProps } from './PreviewBanner.tsx';
import { SharedPreviewContext } from './previewedRecord.ts';

/**
 * Says that visitors cannot see a page, unless a preview link opened it, whose banner says so.
 * Visitors do not load its code.
 */
export function PreviewNotice(props: PreviewBannerProps) {
  const isShared = useContext(SharedPreviewContext);
  const messages = useContext(MessagesContext);
  const { load: loadClient } = useApi();
  const { run } = useReachability();
  const { errors } = useMessages();
  const load = useCallback(async () => {
    const { PreviewBanner, handle } = await import('./PreviewBanner.tsx');
    await loadPageMessages(messages, { handle }, { load: loadClient }, run);
    return PreviewBanner;
  }, [messages, loadClient, run]);
  const { Loaded, hasFailed } = useLoadedComponent(!isShared, load);
  if (hasFailed) return <p className="py-2 text-red">{errors.loadFailed}</p>;
  return Loaded && <Loaded {...props} />;
}
