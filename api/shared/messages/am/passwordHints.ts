import type { TranslationKeys } from '@zxcvbn-ts/core';
import { hintsIn } from '../en/passwordHints.ts';

/** Why a password is weak, by the keys of zxcvbn. */
const warnings: TranslationKeys['warnings'] = {
  straightRow: 'በኪቦርዱ ላይ በአንድ መስመር የተደረደሩ ፊደላት በቀላሉ ይገመታሉ።',
  keyPattern: 'አጫጭር የኪቦርድ ቅደም ተከተሎች በቀላሉ ይገመታሉ።',
  simpleRepeat: 'እንደ «aaa» ያሉ የተደጋገሙ ፊደላት በቀላሉ ይገመታሉ።',
  extendedRepeat: 'እንደ «abcabcabc» ያሉ የተደጋገሙ ቅደም ተከተሎች በቀላሉ ይገመታሉ።',
  sequences: 'እንደ «abc» ያሉ የተለመዱ ቅደም ተከተሎች በቀላሉ ይገመታሉ።',
  recentYears: 'የቅርብ ዓመታት በቀላሉ ይገመታሉ።',
  dates: 'ቀናት በቀላሉ ይገመታሉ።',
  topTen: 'ይህ እጅግ ብዙ ሰዎች የሚጠቀሙበት የይለፍ ቃል ነው።',
  topHundred: 'ይህ በጣም ብዙ ሰዎች የሚጠቀሙበት የይለፍ ቃል ነው።',
  common: 'ይህ ብዙ ሰዎች የሚጠቀሙበት የይለፍ ቃል ነው።',
  similarToCommon: 'ይህ ብዙ ሰዎች ከሚጠቀሙበት የይለፍ ቃል ጋር ይመሳሰላል።',
  wordByItself: 'አንድ ቃል ብቻውን በቀላሉ ይገመታል።',
  namesByThemselves: 'ስሞች ብቻቸውን በቀላሉ ይገመታሉ።',
  commonNames: 'የተለመዱ ስሞች በቀላሉ ይገመታሉ።',
  userInputs: 'ከእርስዎ ወይም ከድረ ገጹ ጋር የተያያዘ መረጃ ሊኖርበት አይገባም።',
  pwned: 'ይህ የይለፍ ቃል በኢንተርኔት ላይ ከተሰረቁ መረጃዎች መካከል ይገኛል።',
};

/** How to make a password stronger, by the keys of zxcvbn. */
const suggestions: TranslationKeys['suggestions'] = {
  l33t: 'እንደ «@» (በ«a» ፈንታ) ያሉ በቀላሉ የሚገመቱ የፊደል ቅያሬዎችን ያስወግዱ።',
  reverseWords: 'የተለመዱ ቃላትን ገልብጠው አይጻፉ።',
  allUppercase: 'ሁሉንም ሳይሆን የተወሰኑትን ፊደላት ብቻ በትልልቁ ይጻፉ።',
  capitalization: 'ከመጀመሪያው ፊደል ሌላም ፊደል በትልልቁ ይጻፉ።',
  dates: 'ከእርስዎ ጋር የተያያዙ ቀናትንና ዓመታትን ያስወግዱ።',
  recentYears: 'የቅርብ ዓመታትን ያስወግዱ።',
  associatedYears: 'ከእርስዎ ጋር የተያያዙ ዓመታትን ያስወግዱ።',
  sequences: 'የተለመዱ የፊደላት ቅደም ተከተሎችን ያስወግዱ።',
  repeated: 'የተደጋገሙ ቃላትንና ፊደላትን ያስወግዱ።',
  longerKeyboardPattern: 'ረዘም ያለ የኪቦርድ ቅደም ተከተል ይጠቀሙ፤ አቅጣጫውንም ደጋግመው ይቀይሩ።',
  anotherWord: 'ብዙ ያልተለመዱ ቃላትን ይጨምሩ።',
  useWords: 'ብዙ ቃላትን ይጠቀሙ፤ የተለመዱ አባባሎችን ግን ያስወግዱ።',
  noNeed: 'ምልክቶች፣ ቁጥሮች ወይም ትልልቅ ፊደላት ሳይኖሩም ጠንካራ የይለፍ ቃል መፍጠር ይችላሉ።',
  pwned: 'ይህንን የይለፍ ቃል ሌላ ቦታም የሚጠቀሙበት ከሆነ ሊቀይሩት ይገባል።',
};

export const passwordHints = hintsIn({ warnings, suggestions });
