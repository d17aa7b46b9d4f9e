import type { Language } from '../messages/languages.ts';

/** The language in which records are written. */
export const recordLanguage: Language = 'EN';
