import { accountMail as amharic } from '../shared/messages/am/accountMail.ts';
import { accounts as amharicAccounts } from '../shared/messages/am/adminAccounts.ts';
import { accountMail as english } from '../shared/messages/en/accountMail.ts';
import { accounts as englishAccounts } from '../shared/messages/en/adminAccounts.ts';
import type { Language } from '../generated/prisma/enums.ts';
import type { MailContent, Words } from '../mail/renderMailMessage.ts';

const catalogues = {
  EN: { mail: english, roles: englishAccounts.roles },
  AM: { mail: amharic, roles: amharicAccounts.roles },
};

/** The catalogue messages of mail messages about accounts, in one language. */
export const accountWords = (language: Language) => catalogues[language];

interface Paragraphs {
  opening: string[];
  particulars?: [label: string, value: string][];
  /** The link, which is not part of the visible text. */
  link?: string;
  closing: string[];
}

/** The content of a mail message in one language. */
export function inLanguage(language: Language, paragraphs: Paragraphs): MailContent {
  const { opening, particulars = [], link, closing } = paragraphs;
  const words = (text: string): Words => (language === 'AM' ? { am: text } : { en: text });
  return {
    opening: opening.map(words),
    particulars: particulars.map(([label, value]) => ({ label: words(label), value })),
    ...(link && { link }),
    texts: [],
    closing: closing.map(words),
  };
}
