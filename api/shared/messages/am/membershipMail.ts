import type { membershipMail as english } from '../en/membershipMail.ts';
import { sentence } from './grammar.ts';

export const membershipMail: typeof english = {
  subject: 'የአባልነት ማመልከቻዎ ተቀባይነት አግኝቷል',
  greeting: sentence('ውድ {name}፣', 'name'),
  accepted: 'የአባልነት ማመልከቻዎን ተቀብለናል። አሁን አባላችን ሆነዋል፤ እንኳን ደህና መጡ!',
  replies: 'መረጃዎ ከተለወጠ ወይም ጥያቄ ካለዎት እባክዎ ለዚህ ኢሜይል መልስ ይላኩ።',
  otherPerson: 'ያላመለከቱ ከሆነ አድራሻዎ በስህተት ተጽፎ ሊሆን ስለሚችል እባክዎ ያሳውቁን።',
};
