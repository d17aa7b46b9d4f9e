import type { PublicFailures } from '../../failures.rules.ts';
import type { WordsOf } from '../words.ts';

const duration = (seconds: number) =>
  seconds <= 90 ? `${String(seconds)} ሰከንድ` : `${String(Math.ceil(seconds / 60))} ደቂቃ`;

/** Why a public form or page failed, by reason. */
export const failures: WordsOf<PublicFailures> = {
  invalidFields: 'እባክዎ ምልክት የተደረገባቸውን ቦታዎች ያስተካክሉ።',
  tooManyAttempts: ({ retryAfter }) => `ብዙ ጊዜ ተሞክሯል። እባክዎ ከ${duration(retryAfter)} በኋላ እንደገና ይሞክሩ።`,
  submittedTooQuickly: ({ retryAfter }) =>
    `ቅጹ በጣም በፍጥነት ተልኳል። እባክዎ ከ${duration(retryAfter)} በኋላ እንደገና ይሞክሩ።`,
  suspectedBot: 'ይህ ከኮምፒውተር ፕሮግራም የተላከ ይመስላል። ሰው ከሆኑ እባክዎ እንደገና ይሞክሩ።',
  formExpired: 'ቅጹ ለረጅም ጊዜ ተከፍቶ ስለቆየ እባክዎ እንደገና ይላኩት።',
  mailFailed: 'ኢሜይሉን አሁን መላክ አልተቻለም።',
  databaseUnavailable: 'ድረ ገጹ መረጃውን አሁን ማግኘት አልቻለም። የጻፉት እዚሁ ይቆያል፤ እባክዎ ከአንድ ደቂቃ በኋላ እንደገና ይሞክሩ።',
  foreignForm: 'እባክዎ ቅጹን ከዚህ ድረ ገጽ ላይ ይላኩት።',
  formTooLarge: 'የጻፉት ጽሑፍ በጣም ረጅም ነው።',
  unreadableForm: 'ቅጹን ማንበብ አልተቻለም።',
};
