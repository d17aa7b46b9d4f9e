import type { Language } from './languages.ts';

/** The offer to read a page in another language, in that language. */
export const languageOffer: Record<Language, { text: string; accept: string; decline: string }> = {
  EN: {
    text: 'This page is in English, too.',
    accept: 'Read it in English',
    decline: 'No, thank you',
  },
  AM: {
    text: 'ይህ ገጽ በአማርኛም አለ።',
    accept: 'በአማርኛ ያንብቡ',
    decline: 'አያስፈልግም',
  },
};
