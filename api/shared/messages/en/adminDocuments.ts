/** The document of a record. */
export const documents = {
  /** @param limit in megabytes, if known */
  types: (limit: string | null) => (limit ? `PDF, up to ${limit} MB.` : 'PDF.'),
  size: (size: string) => `PDF, ${size}`,
  address: 'Its address, to link to it from anywhere:',
  remove: 'Remove the document',
  removed: 'The document will be removed when you save.',
  keep: 'Keep the document after all',
};
