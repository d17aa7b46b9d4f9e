import type { deleteFlow as english } from '../en/deleteFlow.ts';

export const deleteFlow: typeof english = {
  kinds: {
    category: 'ምድብ',
    inquiry: 'ጥያቄ',
    application: 'የአባልነት ማመልከቻ',
  },
  buttonName: (title) => `ይሰርዙ፦ ${title}`,
  title: (kind) => `መሰረዝ፦ ${kind}`,
  text: (kind) => `ይህንን መሰረዝ እንደሚፈልጉ እርግጠኛ ነዎት? (${kind})`,
  restorable: 'ከተሰረዘ በኋላ መልሶ ማምጣት ይቻላል፦ «ይመልሱ» በሚለው ወይም «የተሰረዙ መዝገቦች» በሚለው ገጽ።',
  final: 'ይህን መመለስ አይቻልም።',
  action: 'ይሰርዙ',
  success: (kind) => `በተሳካ ሁኔታ ተሰርዟል፦ ${kind}`,
  changed: {
    onPage:
      'በዚህ መካከል ሌላ ሰው ለውጦታል። ገጹ አሁን እነሱ ያስቀመጡትን ያሳያል፦ እባክዎ ይመልከቱት፣ እሱን ለመሰረዝ እንደገና «ይሰርዙ» የሚለውን ይጫኑ።',
    inForm:
      'በዚህ መካከል ሌላ ሰው ለውጦታል። እባክዎ ለውጦቻቸውን በቅጹ አናት ላይ ይመልከቱ፣ ከነለውጦቹ ለመሰረዝ እንደገና «ይሰርዙ» የሚለውን ይጫኑ።',
    unread: 'በዚህ መካከል ሌላ ሰው ለውጦታል። እባክዎ ገጹን እንደገና ከፍተው ይመልከቱት፣ ከዚያ በኋላ ይሰርዙት።',
  },
};
