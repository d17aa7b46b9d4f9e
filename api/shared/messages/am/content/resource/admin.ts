import type { admin as english } from '../../../en/content/resource/admin.ts';
import { category, description, webAddress } from '../../fieldMessages.ts';

export const admin: typeof english = {
  kind: 'ጠቃሚ መረጃ',
  name: 'ጠቃሚ መረጃዎች',
  createHeading: 'ጠቃሚ መረጃ ያስገቡ',
  editHeading: 'ጠቃሚ መረጃውን ያስተካክሉ',
  submit: 'መረጃውን ያስገቡ',
  seeIt: 'መረጃውን ይመልከቱ',
  list: { heading: 'ጠቃሚ መረጃዎችን ያስተዳድሩ', empty: 'እስካሁን የገባ መረጃ የለም።' },
  sections: { what: 'አገልግሎቱ' },
  fields: {
    title: {
      label: 'ርዕስ',
      inSentences: 'የመረጃውን ርዕስ',
      errors: { duplicate: 'በዚህ ምድብ ውስጥ ይህ ርዕስ ያለው መረጃ አለ።' },
    },
    categoryId: category,
    link: {
      label: 'አገናኝ',
      hint: `${webAddress}። ሰነድ ካለ ባዶ ሊሆን ይችላል።`,
      inSentences: 'አገናኙን',
    },
    document: { label: 'ሰነድ', inSentences: 'ሰነዱን' },
    description: description('የሚረዳበትን ይግለጹ። እያንዳንዱ መስመር ለብቻው ይቆማል።'),
  },
};
