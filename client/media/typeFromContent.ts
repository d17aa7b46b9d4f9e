/** How much of a file its type is read from, in bytes: as much as the server reads. */
const firstBytes = 4100;

/**
 * The same file with the type that its content has. Browsers go by its name: `IMG_7002.MOV` has no type on
 * some systems, and a video named `photo.jpg` that of a picture.
 * @returns the file itself where its type is right, or where its content does not tell
 */
export async function withTypeFromContent(file: File): Promise<File> {
  try {
    const { fileTypeFromBuffer } = await import('file-type');
    const start = await file.slice(0, firstBytes).arrayBuffer();
    const type = (await fileTypeFromBuffer(new Uint8Array(start)))?.mime ?? file.type;
    // Of a drawing (SVG) the content tells no more than that it is XML.
    if (type === file.type || type === 'application/xml') return file;
    return new File([file], file.name, { type, lastModified: file.lastModified });
  } catch {
    // It could not be loaded or read; the server looks inside anyway.
    return file;
  }
}
