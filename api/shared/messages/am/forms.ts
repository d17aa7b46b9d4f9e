import type { forms as english } from '../en/forms.ts';

export const forms: typeof english = {
  privacyLink: 'የጻፉትን እንዴት እንደምንይዝ',
  kept: 'የጻፉት በጥንቃቄ ተቀምጧል። ለእኛ ለማድረስ መሞከራችንን ስለምንቀጥል እንደገና መላክ አያስፈልግዎትም።',
  copyRefused: 'ዛሬ ብዙ ቅጂዎች ስለተጠየቁ የእርስዎ ቅጂ ሊላክ አልቻለም።',
  trap: 'እባክዎ ይህንን ቦታ ባዶ ይተዉት',
};
