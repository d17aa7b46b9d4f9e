import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/messages.ts';
import { useReachability } from '../graphql/reachability.ts';

/** A notice above the page that something waits for the connection. */
export function OfflineNotice() {
  const { errors } = useMessages();
  const { subscribe, isWaiting } = useReachability();
  const isShown = useSyncExternalStore(subscribe, isWaiting, () => false);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-50">
      {isShown && (
        <p className="mx-auto w-fit max-w-xl rounded-md border border-line bg-surface px-5 py-4 font-medium shadow-lg">
          {errors.waitingForConnection}
        </p>
      )}
    </div>
  );
}
