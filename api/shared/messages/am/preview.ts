import type { preview as english } from '../en/preview.ts';
import { sentence } from './grammar.ts';

export const preview: typeof english = {
  states: {
    draft: 'ረቂቅ – የሚታየው ለበጎ ፈቃደኞች ብቻ ነው',
    scheduled: sentence('ቀን የተያዘለት – ጎብኚዎች የሚያዩት ከዚህ ጊዜ ጀምሮ ነው፦ {when}', 'when'),
    takenDown: 'ከድረ ገጹ የተነሳ – የሚታየው ለበጎ ፈቃደኞች ብቻ ነው',
  },
  text: 'ገጹ እስካሁን በተቀመጠው መሠረት የሚታየው እንዲህ ነው።',
  edit: 'ያስተካክሉ',
  shared: {
    heading: 'ቅድመ እይታ – ገና ይፋ አልሆነም',
    text: 'ማኅበራችን ይህንን ገጽ ጎብኚዎች ከማየታቸው በፊት ያሳይዎታል። ሊከፍተው የሚችለው አገናኙ ያለው ሰው ብቻ ነው። እባክዎ ለሌላ ሰው አያስተላልፉ።',
    until: sentence('አገናኙ በራሱ የሚያበቃው፦ {when}', 'when'),
  },
  ended: {
    title: 'ይህ አገናኝ አብቅቷል',
    heading: 'ይህ አገናኝ አሁን አይሠራም',
    text: 'የቅድመ እይታ አገናኞች ከጥቂት ቀናት በኋላ በራሳቸው ያበቃሉ፤ ወይም ተሽረዋል። እባክዎ የላከልዎትን ሰው አዲስ አገናኝ ይጠይቁ።',
  },
};
