import { observances as english } from '../en/observances.ts';

const names: typeof english.names = {
  ...english.amharic,
  ENKUTATASH: 'እንቁጣጣሽ (አዲስ ዓመት)',
  TSOME_DIHNET: 'ጾመ ድኅነት (የረቡዕና የዓርብ ጾም ይጀምራል)',
};

export const observances: typeof english = {
  names,
  amharic: names,
  expected: 'የሚጠበቅ',
  feasts: {
    feedName: 'የኢትዮጵያ በዓላትና አጽዋማት',
    subscribe: 'በዓላትንና አጽዋማትን በቀን መቁጠሪያዎ ይከታተሉ',
    subscribeText: 'የራስዎ ቀን መቁጠሪያ ያለፈውን አንድ ዓመትና የሚመጡትን ሁለት ዓመታት በዓላትና አጽዋማት ያሳያል።',
  },
};
