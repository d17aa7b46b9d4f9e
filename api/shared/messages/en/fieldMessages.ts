import { type FieldMessages, formMessages } from '../words.ts';

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
const describeIt =
  'For those who do not see it, in one sentence: who or what is in it, and what happens. Such as: ' +
  'Three women in white dresses pour coffee for their guests.';
/** The fields of a record's picture, for all kinds. */
export const pictureFields = formMessages({
  imageAltEn: { label: 'Description of the picture in English', hint: describeIt },
  imageAltAm: { label: 'Description of the picture in Amharic', hint: describeIt },
  imageIsOrnament: {
    label: 'The picture is only an ornament: there is nothing to describe',
    inSentences: 'Ornament',
    values: { true: 'Yes', false: 'No' },
  },
  imageFocusX: { label: 'What stays in sight: from the left' },
  imageFocusY: { label: 'What stays in sight: from the top' },
  album: {
    label: 'More pictures',
    errors: {
      wrongItemCount: 'At most 50 pictures',
      duplicate: 'The same picture is in the list twice',
    },
  },
});
