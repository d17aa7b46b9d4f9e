/** Identifies a file or the address of one, for use as a key. */
export const identityOf = (file: File | string) =>
  typeof file === 'string'
    ? file
    : `${file.name} ${String(file.size)} ${String(file.lastModified)}`;
