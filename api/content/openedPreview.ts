/** The record that a link lets a reader see before visitors do. */
export interface OpenedPreview {
  /** The name of its table. */
  table: string;
  id: number;
  /** Opens what belongs to the record, too. */
  token: string;
  expiresAt: Date;
}
