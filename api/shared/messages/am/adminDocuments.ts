import type { documents as english } from '../en/adminDocuments.ts';

export const documents: typeof english = {
  types: (limit) => (limit ? `PDF፤ እስከ ${limit} ሜጋባይት።` : 'የPDF ፋይል።'),
  size: (size) => `PDF፣ ${size}`,
  address: 'ከሌላ ቦታ ለማገናኘት አድራሻው፦',
  remove: 'ሰነዱን ያስወግዱ',
  removed: 'ሲያስቀምጡ ሰነዱ ይወገዳል።',
  keep: 'ሰነዱ እንዲቆይ ያድርጉ',
};
