/** What the parts of the section need to change it. */
export interface ChangeProps {
  /** Whether who asks has confirmed who they are, so that something may be changed. */
  isConfirmed: boolean;
  /** Shows recovery codes, this once; null where nothing came with a change. */
  showCodes: (codes: string[] | null) => void;
  reload: () => Promise<unknown>;
}
