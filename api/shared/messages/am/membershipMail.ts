import type { membershipMail as english } from '../en/membershipMail.ts';
import { sentence } from './grammar.ts';

export const membershipMail: typeof english = {
  subject: 'የአባልነት ማመልከቻዎ ተቀባይነት አግኝቷል',
  greeting: sentence('ውድ {name}፣', 'name'),
  accepted: 'የአባልነት ማመልከቻዎን ተቀብለናል። አሁን አባላችን ሆነዋል፤ እንኳን ደህና መጡ!',
  number: sentence('የአባልነት ቁጥርዎ፦ {number}። ሲከፍሉ እባክዎ ይህን ቁጥር ይጻፉ።', 'number'),
  replies: 'መረጃዎ ከተለወጠ ወይም ጥያቄ ካለዎት እባክዎ ለዚህ ኢሜይል መልስ ይላኩ።',
  ownData: 'ስለ እርስዎ ያስቀመጥነውን ለማየትና ለማስተካከል ሊንክ የሚጠይቁት በዚህ ገጽ ነው፦',
  otherPerson: 'ያላመለከቱ ከሆነ አድራሻዎ በስህተት ተጽፎ ሊሆን ስለሚችል እባክዎ ያሳውቁን።',
};
