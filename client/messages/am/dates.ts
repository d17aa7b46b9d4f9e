import type { dates as english } from '../en/dates.ts';

export const dates: typeof english = {
  useEthiopian: 'በኢትዮጵያ ዘመን አቆጣጠር ይሙሉ',
  useGregorian: 'በአውሮፓውያን አቆጣጠር ይሙሉ',
  day: 'ቀን',
  month: 'ወር',
  year: 'ዓመት',
  incomplete: 'እባክዎ ቀን፣ ወርና የዓመቱን አራት አሃዞች ይሙሉ።',
  impossible: 'በኢትዮጵያ ዘመን አቆጣጠር እንዲህ ያለ ቀን የለም።',
};
