/** The result of an operation, and the link to copy if there is one. */
export interface Outcome {
  tone: 'good' | 'bad';
  text: string;
  link?: string | null;
  /** The email address of the invitation whose link it is. */
  invited?: string;
}

export type Tell = (outcome: Outcome) => void;
