/** The type is read from this number of bytes, as on the server. */
const firstBytes = 4100;

/**
 * The same file with the MIME type of its content. Browsers take the type from the name: `IMG_7002.MOV` has no
 * type on some systems, and a video named `photo.jpg` has the type of a picture.
 * @returns the file itself if its type is right, or if the content does not show the type
 */
export async function withTypeFromContent(file: File): Promise<File> {
  try {
    const { fileTypeFromBuffer } = await import('file-type');
    const start = await file.slice(0, firstBytes).arrayBuffer();
    const type = (await fileTypeFromBuffer(new Uint8Array(start)))?.mime ?? file.type;
    // The content of a drawing (SVG) only shows that it is XML.
    if (type === file.type || type === 'application/xml') return file;
    return new File([file], file.name, { type, lastModified: file.lastModified });
  } catch {
    // The module or the file could not be loaded. The server checks the content anyway.
    return file;
  }
}
