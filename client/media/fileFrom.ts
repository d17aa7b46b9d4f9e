import { fileNameIn } from '../../api/shared/media/fileName.rules.ts';

/** The site does not have the file, or no longer has it. */
export class FileGoneError extends Error {}

/**
 * Reads a picture or video of the site as a new file, to store it again.
 * @throws if it cannot be read; FileGoneError if it does not exist
 */
export async function fileFrom(url: string): Promise<File> {
  const response = await fetch(url);
  if (response.status === 404) throw new FileGoneError(`${url} is not there.`);
  if (!response.ok) throw new Error(`${url} responded with ${String(response.status)}.`);
  const blob = await response.blob();
  const { pathname } = new URL(url, window.location.href);
  return new File([blob], fileNameIn(decodeURIComponent(pathname)), { type: blob.type });
}
