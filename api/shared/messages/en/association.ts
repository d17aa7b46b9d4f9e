export const associationName = 'Ethiopian Community Association in Auckland';

export const association = {
  name: associationName,
  nameInThreeColours: {
    green: 'Ethiopian',
    yellow: 'Community Association',
    red: 'in Auckland',
  },
  /** Shown below the icon on a phone's home screen. */
  shortName: 'Ethiopian Community',
  nameAmharic: 'በኦክላንድ የኢትዮጵያውያን ማኅበረሰብ ማኅበር',
  foundedLine: 'Founded in November 1997',
};

/** Display names of the social platforms, by their stored names (docs/product/pages.md, section 3.5). */
export const platforms = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  viber: 'Viber',
  x: 'X',
  twitter: 'Twitter',
};
