import type { ui as english } from '../en/ui.ts';

export const ui: typeof english = {
  readMore: 'ተጨማሪ ያንብቡ',
  readMoreName: (title) => `ተጨማሪ ያንብቡ፦ ${title}`,
  showLess: 'አሳጥረው ይመልከቱ',
  showLessName: (title) => `አሳጥረው ይመልከቱ፦ ${title}`,
  loadMore: 'ተጨማሪ ያሳዩ',
  loadMoreName: (group) => `ተጨማሪ ያሳዩ፦ ${group}`,
  loading: 'በመጫን ላይ ነው...',
  retry: 'እንደገና ይሞክሩ',
  close: 'ይዝጉ',
  requiredMark: '*',
  requiredName: 'የግድ የሚሞላ',
  requiredNote: 'የ* ምልክት ያለባቸው ቦታዎች የግድ መሞላት አለባቸው።',
  needsJavaScript: 'ይህ ቅጽ JavaScript ያስፈልገዋል። ያለ እርሱ እባክዎ ይደውሉልን ወይም ኢሜይል ይጻፉልን።',
  notTranslated: {
    record: 'ይህ ጽሑፍ ገና ወደ አማርኛ አልተተረጎመም።',
    list: 'ከዚህ በታች ካሉት ጽሑፎች አንዳንዶቹ ገና ወደ አማርኛ አልተተረጎሙም።',
    outdated: 'ይህ ጽሑፍ ወደ አማርኛ ከተተረጎመ በኋላ የመጀመሪያው ጽሑፍ ተለውጧል።',
  },
  share: {
    open: 'ያጋሩ',
    name: (title) => `ያጋሩ፦ ${title}`,
    by: (target, title) => `በ${target} ያጋሩ፦ ${title}`,
    email: 'ኢሜይል',
    copy: 'አገናኙን ይቅዱ',
    copyName: (title) => `አገናኙን ይቅዱ፦ ${title}`,
    copied: 'አገናኙ ተቀድቷል።',
    copyFailed: 'መቅዳት አልተቻለም። እባክዎ አገናኙን ራስዎ ይምረጡት፦',
  },
  viewer: {
    open: (title) => `ምስሉን በሙሉ ማያ ገጽ ይክፈቱ፦ ${title}`,
    name: (title) => `ምስል፦ ${title}`,
    close: 'ምስሉን ይዝጉ',
    zoomIn: 'ምስሉን ያሳድጉ',
    zoomOut: 'ምስሉን ያሳንሱ',
    resetZoom: 'ወደ መጀመሪያው መጠን ይመልሱ',
  },
  toast: {
    region: 'ማሳወቂያዎች',
    close: 'ማሳወቂያውን ይዝጉ',
  },
  video: {
    fallback: 'የሚጠቀሙበት አሳሽ ይህንን ቪዲዮ ማሳየት አይችልም።',
    name: (title) => `ቪዲዮ፦ ${title}`,
    playName: (title) => `ቪዲዮውን ያጫውቱ፦ ${title}`,
  },
};
