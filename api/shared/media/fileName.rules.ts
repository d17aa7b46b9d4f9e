/** The name of a stored file, without the parts that make its key unique: the time, and random digits. */
export const fileNameIn = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/^\d{9,}-(?:[0-9a-f]{8}-)?/, '');
