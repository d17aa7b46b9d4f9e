import { useEffect, useEffectEvent, useState } from 'react';
import { fileFrom } from '../../media/fileFrom.ts';
import type { MediaChoice } from '../../media/mediaRule.ts';
import { type FormValues, isMedia } from '../values.ts';

/**
 * Gives the copy of a record its own files: the files of the record are read, and sent with the
 * copy. The server copies videos.
 * @param copied the values of the record; null if the form opened with anything else
 * @returns the names of the fields whose file could not be read
 */
export function useCopiedMedia(
  copied: FormValues | null,
  read: (name: string) => FormValues[string] | undefined,
  change: (name: string, value: MediaChoice) => void,
): string[] {
  const [first] = useState(copied);
  const [failed, setFailed] = useState<string[]>([]);

  const take = useEffectEvent((name: string, file: File) => {
    const present = read(name);
    // The user may have selected another file in the meantime.
    if (isMedia(present) && !present.file) change(name, { ...present, file });
  });
  useEffect(() => {
    for (const [name, value] of Object.entries(first ?? {})) {
      if (!isMedia(value) || !value.present || value.present.isVideo) continue;
      fileFrom(value.present.url)
        .then((file) => take(name, file))
        .catch(() => setFailed((names) => [...names, name]));
    }
  }, [first]);
  return failed;
}

/** The initial values of a copy: without files, and with some fields left empty. */
export function valuesOfCopy(
  copied: FormValues,
  recordId: string,
  notCopied: readonly string[],
): FormValues {
  const noFile: MediaChoice = { file: null, keep: false, present: null };
  return Object.fromEntries(
    Object.entries(copied).map(([name, value]): [string, FormValues[string]] => {
      if (isMedia(value)) {
        const video = value.present?.isVideo ? value.present : null;
        return [name, { ...noFile, copied: video && { recordId, video } }];
      }
      return [name, notCopied.includes(name) ? '' : value];
    }),
  );
}
