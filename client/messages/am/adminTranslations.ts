import type { adminTranslations as english } from '../en/adminTranslations.ts';

export const adminTranslations: typeof english = {
  heading: 'ቋንቋዎች',
  hint:
    'በመጀመሪያ በሚቀልልዎት ቋንቋ ይጻፉ። ሌላውን አሁን ወይም በኋላ መጨመር ይችላሉ፤ እስከዚያው ጎብኚዎች ያለውን ያነባሉ፤ ' +
    'በየትኛው ቋንቋ እንደተጻፈም ይነገራቸዋል።',
  names: { EN: 'እንግሊዝኛ', AM: 'አማርኛ' },
  fields: {
    language: { label: 'የተጻፈበት ቋንቋ', inSentences: 'የተጻፈበትን ቋንቋ' },
    isStillRight: { label: 'ትርጉሙ አሁንም ትክክል ነው' },
  },
  translationOf: (label, language) => `${label} (በ${language})`,
  outdated: (language) =>
    `ወደ ${language} ከተተረጎመ በኋላ ዋናው ጽሑፍ ተለውጧል። ይህ ለጎብኚዎች ይነገራል። ትርጉሙን ያስተካክሉ፤ ` +
    'ወይም አሁንም ትክክል መሆኑን ያረጋግጡ።',
  changes: 'በዋናው ጽሑፍ ላይ የተለወጠው',
  added: 'የተጨመረ፦',
  removed: 'የተወገደ፦',
};
