import { fileNameIn } from '../../api/media/fileName.rules.ts';

/** The site has no such file (any more). */
export class FileGoneError extends Error {}

/**
 * Reads a picture or video that the site shows as a file of its own, to be stored anew.
 * @throws where it cannot be read; FileGoneError where it is not there
 */
export async function fileFrom(url: string): Promise<File> {
  const response = await fetch(url);
  if (response.status === 404) throw new FileGoneError(`${url} is not there.`);
  if (!response.ok) throw new Error(`${url} responded with ${String(response.status)}.`);
  const blob = await response.blob();
  const { pathname } = new URL(url, window.location.href);
  return new File([blob], fileNameIn(decodeURIComponent(pathname)), { type: blob.type });
}
