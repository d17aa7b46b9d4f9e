import type { adminFeastDates as english } from '../en/adminFeastDates.ts';
import { formMessages } from '../words.ts';

export const adminFeastDates: typeof english = {
  heading: 'የበዓላት ቀናት',
  intro: 'የሙስሊም በዓላት ጨረቃ ስትታይ ይጀምራሉ። ቀናቸው እዚህ እስኪገባ ድረስ የቀን መቁጠሪያው የሚጠበቅ ይለዋል።',
  expected: (day) => `የሚጠበቀው በ${day}`,
  entered: (day) => `የገባው፦ ${day}`,
  named: (feast, year) => `${feast} ${String(year)}`,
  fields: formMessages({ date: { label: 'ቀን' } }),
  fieldOf: (name) => `ቀን፦ ${name}`,
  takeBack: 'ይመልሱ',
  saved: (name) => `${name} ተቀምጧል`,
  takenBack: (name) => `${name} እንደገና የሚጠበቅ ቀን ሆኗል`,
};
