import { sentence } from './grammar.ts';
import type { recordPage as english } from '../en/recordPage.ts';
import { pageTitle } from './heads.ts';

export const recordPage: typeof english = {
  title: sentence(pageTitle('{title}'), 'title'),
  facts: (facts) => `${facts.join('፣ ')}።`,
  home: 'መነሻ',
  breadcrumb: 'ያሉበት ቦታ',
  neighbours: 'ከዚህ በፊትና በኋላ ያሉት',
  previous: 'ቀዳሚ',
  next: 'ቀጣይ',
  back: sentence('ወደ «{list}» ይመለሱ', 'list'),
  album: {
    heading: 'ምስሎች',
    picture: sentence('ምስል {number}፦ {title}', 'number', 'title'),
  },
  gone: {
    head: {
      title: pageTitle('አሁን እዚህ የለም'),
      description: 'በዚህ የማኅበራችን ገጽ ላይ የነበረው መረጃ ተወግዷል። ሌሎች ያሉትን ይመልከቱ።',
    },
    heading: 'አሁን እዚህ የለም',
    text: 'በዚህ ገጽ ላይ የነበረው መረጃ ተወግዷል።',
    next: sentence('ይህንንም ይመልከቱ፦ {title}', 'title'),
  },
};
