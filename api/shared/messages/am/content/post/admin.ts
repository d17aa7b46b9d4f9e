import type { admin as english } from '../../../en/content/post/admin.ts';
import { paragraphs, webAddress, pictureFields } from '../../fieldMessages.ts';

export const admin: typeof english = {
  kind: 'ዜና',
  name: 'ዜናዎች',
  createHeading: 'ዜና ይጻፉ',
  editHeading: 'ዜናውን ያስተካክሉ',
  submit: 'ዜናውን ያውጡ',
  seeIt: 'ዜናውን ይመልከቱ',
  list: { heading: 'ዜናዎችን ያስተዳድሩ', empty: 'እስካሁን ዜና የለም።' },
  sections: { what: 'ዜናው', link: 'ለተጨማሪ ንባብ አገናኝ', picture: 'ምስል' },
  hints: { link: 'የሚያገናኙት ነገር ከሌለ ሁለቱንም ባዶ ይተዉአቸው።' },
  fields: {
    postTitle: {
      label: 'ርዕስ',
      hint: 'በላቲን ፊደል ከተጻፈ በትልልቅ ፊደላት ይታያል።',
      inSentences: 'የዜናውን ርዕስ',
    },
    postText: { label: 'ጽሑፍ', hint: paragraphs, inSentences: 'ጽሑፉን' },
    postLink: { label: 'አገናኝ', hint: webAddress, inSentences: 'አገናኙን' },
    postLinkText: {
      label: 'የአገናኙ ቃላት',
      hint: 'ለምሳሌ፦ «እዚህ ይመዝገቡ»',
      inSentences: 'የአገናኙን ቃላት',
    },
    image: { label: 'ምስል', inSentences: 'ምስሉን' },
    ...pictureFields,
  },
};
