import type { Services } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { storeAccountMail } from '../../mail/accountMail.ts';
import type { Words } from '../../mail/renderMailMessage.ts';

/** A change of the second factors of an account. */
export type FactorEvent =
  | { event: 'totpAdded' | 'totpRemoved' | 'codesReplaced' | 'reset' }
  | { event: 'passkeyAdded' | 'passkeyRemoved' | 'cloned'; name: string };

const happenings: Record<FactorEvent['event'], Words> = {
  totpAdded: {
    en: 'An authenticator app was set up for your account.',
    am: 'ለመለያዎ የማረጋገጫ መተግበሪያ ተዘጋጅቷል።',
  },
  totpRemoved: {
    en: 'The authenticator app of your account was removed.',
    am: 'የመለያዎ የማረጋገጫ መተግበሪያ ተወግዷል።',
  },
  passkeyAdded: { en: 'A passkey was added to your account.', am: 'ለመለያዎ የይለፍ ቁልፍ ተጨምሯል።' },
  passkeyRemoved: {
    en: 'A passkey of your account was removed.',
    am: 'ከመለያዎ የይለፍ ቁልፍ ተወግዷል።',
  },
  cloned: {
    en: 'A passkey of your account was used in a way that only a copy of it is. It is refused from now on: remove it and add a new one.',
    am: 'ከመለያዎ የይለፍ ቁልፎች አንዱ ቅጂው ብቻ ሊሠራበት በሚችል መንገድ አገልግሏል። ከአሁን ጀምሮ አይሠራም፤ ያስወግዱትና አዲስ ይጨምሩ።',
  },
  codesReplaced: {
    en: 'New recovery codes were made for your account. The former ones are not good any more.',
    am: 'ለመለያዎ አዲስ የመጠባበቂያ ኮዶች ወጥተዋል። የቀድሞዎቹ ከአሁን በኋላ አይሠሩም።',
  },
  reset: {
    en: 'An admin removed the second factors of your account: its passkeys, authenticator app and recovery codes. Sign in with your password and set up new ones.',
    am: 'አስተዳዳሪ የመለያዎን ሁለተኛ ማረጋገጫዎች አስወግዷል፦ የይለፍ ቁልፎችን፣ የማረጋገጫ መተግበሪያውን እና የመጠባበቂያ ኮዶችን። በይለፍ ቃልዎ ይግቡና አዲስ ያዘጋጁ።',
  },
};

const ifNotYou: Words = {
  en: 'If you know nothing of this, sign in, change your password, sign out everywhere else, and tell the other admins.',
  am: 'ስለዚህ የማያውቁ ከሆነ ይግቡ፣ የይለፍ ቃልዎን ይቀይሩ፣ ከሌሎች ቦታዎች ሁሉ ይውጡ፤ ለሌሎቹ አስተዳዳሪዎችም ይንገሩ።',
};

/**
 * Stores a notice to the owner of an account, in the transaction of the change.
 * @returns the id of the mail message, for `deliverSoon` after the commit
 */
export function storeFactorMail(
  tx: Prisma.TransactionClient,
  services: Pick<Services, 'server' | 'now'>,
  to: string,
  happened: FactorEvent,
): Promise<string> {
  const name = 'name' in happened ? happened.name : null;
  return storeAccountMail(tx, services, {
    to,
    subject: 'The sign-in of your account / የመለያዎ መግቢያ',
    content: {
      opening: [happenings[happened.event]],
      particulars: [
        { label: { en: 'Account', am: 'መለያ' }, value: to },
        ...(name === null ? [] : [{ label: { en: 'Passkey', am: 'የይለፍ ቁልፍ' }, value: name }]),
      ],
      texts: [],
      closing: [ifNotYou],
    },
  });
}
