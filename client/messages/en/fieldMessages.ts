import type { FieldMessages } from '../words.ts';

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
