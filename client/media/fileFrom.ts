/**
 * Reads a picture or video that the site shows as a file of its own, to be stored anew.
 * @throws where it cannot be read
 */
export async function fileFrom(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${String(response.status)}.`);
  const blob = await response.blob();
  const name = new URL(url, window.location.href).pathname.split('/').at(-1) ?? '';
  return new File([blob], name, { type: blob.type });
}
