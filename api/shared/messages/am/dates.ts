// Imported directly: the English membership form also uses these messages, and must not load the
// rest of the grammar.
import { amharicSentence as sentence } from '../sentence.ts';
import type { dates as english } from '../en/dates.ts';

export const dates: typeof english = {
  useEthiopian: 'በኢትዮጵያ ዘመን አቆጣጠር ይሙሉ',
  useGregorian: 'በአውሮፓውያን አቆጣጠር ይሙሉ',
  day: 'ቀን',
  month: 'ወር',
  year: 'ዓመት',
  part: sentence('{date}፦ {part}', 'date', 'part'),
  incomplete: 'እባክዎ ቀን፣ ወርና የዓመቱን አራት አሃዞች ይሙሉ።',
  impossible: 'በኢትዮጵያ ዘመን አቆጣጠር እንዲህ ያለ ቀን የለም።',
};
