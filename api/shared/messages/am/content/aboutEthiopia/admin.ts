import type { admin as english } from '../../../en/content/aboutEthiopia/admin.ts';
import {
  category,
  description,
  paragraphs,
  webAddress,
  pictureFields,
} from '../../fieldMessages.ts';

export const admin: typeof english = {
  kind: 'ስለ ኢትዮጵያ የቀረበ ጽሑፍ',
  name: 'ስለ ኢትዮጵያ',
  createHeading: 'ስለ ኢትዮጵያ ጽሑፍ ያስገቡ',
  editHeading: 'ስለ ኢትዮጵያ የቀረበውን ጽሑፍ ያስተካክሉ',
  submit: 'ጽሑፉን ያስገቡ',
  seeIt: 'ገጹን ይመልከቱ',
  list: { heading: '«ስለ ኢትዮጵያ»ን ያስተዳድሩ', empty: 'ስለ ኢትዮጵያ እስካሁን የቀረበ ጽሑፍ የለም።' },
  sections: { what: 'የሚናገረው', picture: 'ምስል ወይም ቪዲዮ' },
  fields: {
    title: {
      label: 'ርዕስ',
      inSentences: 'ርእሱን',
      errors: { duplicate: 'ይህ ጽሑፍ በዚህ ምድብ ውስጥ አለ።' },
    },
    categoryId: category,
    description: description(paragraphs),
    link: {
      label: 'አገናኝ',
      hint: `የበለጠ ለማወቅ። ${webAddress}`,
      inSentences: 'አገናኙን',
      errors: { invalidUrl: 'አገናኙ ትክክለኛ የድረ ገጽ አድራሻ መሆን አለበት።' },
    },
    media: { label: 'ምስል ወይም ቪዲዮ', inSentences: 'ምስሉን ወይም ቪዲዮውን' },
    ...pictureFields,
  },
};
