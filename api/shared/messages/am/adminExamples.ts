import type { adminExamples as english } from '../en/adminExamples.ts';

export const adminExamples: typeof english = {
  heading: 'ምሳሌዎች',
  intro:
    'ድረ ገጹ ገጾቹ ምን እንደሚመስሉ ለማሳየት ከሌሉ ድርጅቶችና ዝግጅቶች ጋር መጣ። እያንዳንዱ ሲለውጡት የእርስዎ ይሆናል። በቂ የራስዎ ሲኖርዎት የቀሩትን በአንድ ላይ ያስወግዷቸው።',
  mark: 'ምሳሌ',
  count: (count) => (count === 1 ? '1 ምሳሌ' : `${String(count)} ምሳሌዎች`),
  none: 'የቀረ ምሳሌ የለም።',
  remove: 'ሁሉንም ምሳሌዎች ያስወግዱ',
  title: 'ሁሉም ምሳሌዎች ይወገዱ?',
  text: (count) =>
    count === 1
      ? 'አንድ ምሳሌ ከነሥዕሉ ይወገዳል። እርስዎ የለወጡት ይቆያል።'
      : `${String(count)} ምሳሌዎች ከነሥዕሎቻቸው ይወገዳሉ። እርስዎ የለወጡት ይቆያል።`,
  success: (count) => (count === 1 ? 'አንድ ምሳሌ ተወግዷል።' : `${String(count)} ምሳሌዎች ተወግደዋል።`),
  undoName: 'የተወገዱትን ምሳሌዎች ይመልሱ',
  restored: 'ምሳሌዎቹ ተመልሰዋል።',
};
