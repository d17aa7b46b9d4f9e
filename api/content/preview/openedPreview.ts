/** The record that a preview link makes visible to its reader. */
export interface OpenedPreview {
  /** The name of its table. */
  table: string;
  id: number;
  /** Also gives access to the files of the record. */
  token: string;
  expiresAt: Date;
}
