import type { FieldErrorWords } from '../words.ts';

/** The label of a form's field, what helps to fill it in, and what is said when it is wrong. */
export interface FieldMessages {
  label: string;
  hint?: string;
  /** What sentences call it, where that is not its label. */
  inSentences?: string;
  /** Words of its own for what may be wrong with it, by the code. */
  errors?: Partial<FieldErrorWords>;
}

/** Those of all fields of a form, by their names. */
export type FormMessages = Record<string, FieldMessages>;

export const description = (hint: string): FieldMessages => ({ label: 'Description', hint });
export const mapLink: FieldMessages = {
  label: 'Map link',
  hint: 'Find the place in Google Maps, choose Share, and paste the link here.',
};
export const category: FieldMessages = {
  label: 'Category',
  hint: 'Adding a new one leads to another page; what you typed is here when you return.',
  errors: { required: 'Please select a category' },
};
export const webAddress = 'A web address, such as example.org/page';
