import type { admin as english } from '../../../en/content/page/admin.ts';
import { placesBelow } from '../../../../content/page/places.ts';
import { am, contentNames } from '../../../am.ts';
import { pictureFields } from '../../fieldMessages.ts';

export const admin: typeof english = {
  kind: 'ገጽ',
  name: 'ገጾች',
  createHeading: 'ገጽ ይፍጠሩ',
  editHeading: 'ገጹን ያስተካክሉ',
  submit: 'ገጹን ይፍጠሩ',
  seeIt: 'ገጹን ይመልከቱ',
  list: { heading: 'ገጾችን ያስተዳድሩ', empty: 'እስካሁን ገጽ የለም።' },
  sections: { what: 'ገጹ', navigation: 'ምናሌ', picture: 'ምስል' },
  fields: {
    title: { label: 'ርዕስ', hint: 'በምናሌም ስለሚታይ አጭር ይሁን', inSentences: 'የገጹን ርዕስ' },
    text: { label: 'ጽሑፍ', inSentences: 'የገጹን ጽሑፍ' },
    place: {
      label: 'በምናሌ ውስጥ ያለው ቦታ',
      hint: 'ቦታ ሊኖራቸው የሚችለው እስከ 8 ገጾች ነው። ቦታ የሌለው ገጽ በፍለጋና በአገናኝ ይገኛል።',
      inSentences: 'በምናሌ ውስጥ ያለውን ቦታ',
      errors: { duplicate: 'ረቂቆችን ጨምሮ በምናሌው ውስጥ 8 ገጾች አሉ። እባክዎ አንዱን ከምናሌው ያውጡ።' },
      values: {
        '': 'በምናሌ ውስጥ የለም',
        '/footer': 'በግርጌ',
        ...placesBelow({ ...am.navigation, ...contentNames }, (name) => `«${name}» ሥር`),
      },
    },
    image: { label: 'ምስል', inSentences: 'ምስሉን' },
    ...pictureFields,
  },
};
