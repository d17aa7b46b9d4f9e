/** What the parts of the section need to change it. */
export interface ChangeProps {
  /** Shows recovery codes, this once; null where nothing came with a change. */
  showCodes: (codes: string[] | null) => void;
  reload: () => Promise<unknown>;
}
