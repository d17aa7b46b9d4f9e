/** The result of an operation, and the link to copy if there is one. */
export interface Outcome {
  tone: 'good' | 'bad';
  text: string;
  link?: string | null;
  /** The id of the invitation with that link; absent for the link of a password. */
  invitation?: string;
}

export type Tell = (outcome: Outcome) => void;
