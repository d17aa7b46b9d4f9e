/** How something went, and the link to hand over where it brought one. */
export interface Outcome {
  tone: 'good' | 'bad';
  text: string;
  link?: string | null;
}

export type Tell = (outcome: Outcome) => void;
