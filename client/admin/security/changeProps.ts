/** What the parts of the section need to change the factors. */
export interface ChangeProps {
  /** Shows recovery codes once; called with null if the change created none. */
  showCodes: (codes: string[] | null) => void;
  reload: () => Promise<unknown>;
}
