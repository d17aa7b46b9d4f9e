/** The result of an operation, and the link to copy if there is one. */
export interface Outcome {
  tone: 'good' | 'bad';
  text: string;
  link?: string | null;
}

export type Tell = (outcome: Outcome) => void;
