import type {
  association as englishAssociation,
  platforms as englishPlatforms,
} from '../en/association.ts';

export const associationName = 'በኦክላንድ የኢትዮጵያውያን ማኅበረሰብ ማኅበር';

export const association: typeof englishAssociation = {
  name: associationName,
  nameInThreeColours: {
    green: 'በኦክላንድ',
    yellow: 'የኢትዮጵያውያን ማኅበረሰብ',
    red: 'ማኅበር',
  },
  shortName: 'የኢትዮጵያውያን ማኅበር',
  nameAmharic: associationName,
  foundedLine: 'በ1990 ዓ.ም. (እ.ኤ.አ. በኖቬምበር 1997) ተመሠረተ',
};

export const platforms: typeof englishPlatforms = {
  facebook: 'ፌስቡክ',
  instagram: 'ኢንስታግራም',
  telegram: 'ቴሌግራም',
  whatsapp: 'ዋትስአፕ',
  viber: 'ቫይበር',
  x: 'ኤክስ (X)',
  twitter: 'ትዊተር',
};
