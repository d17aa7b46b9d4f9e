/** The label of a form's field, and what helps to fill it in. */
export interface FieldMessages {
  label: string;
  hint?: string;
}

export const description = (hint: string): FieldMessages => ({ label: 'Description', hint });
export const mapLink: FieldMessages = {
  label: 'Map link',
  hint: 'Find the place in Google Maps, choose Share, and paste the link here.',
};
export const category: FieldMessages = {
  label: 'Category',
  hint: 'Adding a new one leads to another page; what you typed is here when you return.',
};
export const webAddress = 'A web address, such as example.org/page';
