import { useEffect, useEffectEvent, useState } from 'react';
import { codeOf } from '../../graphql/errors.ts';
import { useFailureText } from '../../graphql/useFailureText.ts';
import type { ContentKind } from '../../graphql/schemaTypes.generated.ts';
import { useUploadLimits } from '../../forms/media/useUploadLimits.ts';
import { SubmitTimeoutError, submitWithTimeout } from '../../forms/submission/submitWithTimeout.ts';
import { preparePicture } from '../../media/preparePicture.ts';
import type { AlbumEntry } from './album.ts';
import {
  type Album_PictureFragment as StoredPicture,
  useUploadAlbumPictureMutation,
} from './Album.generated.ts';

/** Milliseconds before an upload is sent again after the connection was lost. */
const retryDelay = 5000;

/** The state of an upload: the percentage sent, whether the connection was lost, or why it failed. */
export type UploadState = { percent: number; isOffline: boolean } | { error: string };

/**
 * Uploads the pictures of an album one after another. An upload whose connection is lost is sent
 * again; one that is refused waits for the user, and the next one starts.
 * @param onStored called with each stored picture
 */
export function useAlbumUploads(
  kind: ContentKind,
  entries: AlbumEntry[],
  onStored: (upload: string, stored: StoredPicture) => void,
) {
  const limit = useUploadLimits()?.image ?? null;
  const [upload] = useUploadAlbumPictureMutation();
  const failureText = useFailureText();
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [states, setStates] = useState<Record<string, UploadState>>({});
  const setState = (id: string, state: UploadState) =>
    setStates((before) => ({ ...before, [id]: state }));

  const next = entries.find(({ path, upload: id = '' }) => {
    const state = states[id];
    return path === '' && files.has(id) && !(state && 'error' in state);
  })?.upload;

  /** @returns whether to try again because the connection was lost */
  const send = useEffectEvent(async (id: string, signal: AbortSignal) => {
    const file = files.get(id);
    if (!file) return false;
    setState(id, { percent: 0, isOffline: false });
    const sending = submitWithTimeout(
      true,
      async (context) => {
        const image = await preparePicture(file, limit);
        return upload({ variables: { kind, image }, context });
      },
      (share) => setState(id, { percent: Math.floor(share * 100), isOffline: false }),
    );
    const stop = () => sending.stop(new Error('removed'));
    signal.addEventListener('abort', stop);
    try {
      const { data } = await sending.response;
      if (data && !signal.aborted) onStored(id, data.uploadAlbumPicture);
      return false;
    } catch (error) {
      const isLost = isConnectionLost(error);
      setState(id, isLost ? { percent: 0, isOffline: true } : { error: failureText(error, {}) });
      return isLost;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  });
  useEffect(() => {
    if (!next) return undefined;
    const removal = new AbortController();
    void sendUntilStored(() => send(next, removal.signal), removal.signal);
    return () => removal.abort();
  }, [next]);

  return {
    files,
    states,
    isUploading: next !== undefined,
    add: (added: [id: string, file: File][]) =>
      setFiles((before) => new Map([...before, ...added])),
    retry: (id: string) => setState(id, { percent: 0, isOffline: false }),
  };
}

const isConnectionLost = (error: unknown) =>
  error instanceof SubmitTimeoutError || codeOf(error) === 'NETWORK';

async function sendUntilStored(send: () => Promise<boolean>, signal: AbortSignal) {
  while (!signal.aborted && (await send())) await reconnection(signal);
}

/** Waits until the browser reports a connection, or for a while. */
function reconnection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, retryDelay);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', end, { once: true, signal });
    signal.addEventListener('abort', end, { once: true });
  });
}
