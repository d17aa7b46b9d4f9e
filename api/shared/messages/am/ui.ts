import { sentence } from './grammar.ts';
import type { ui as english } from '../en/ui.ts';

export const ui: typeof english = {
  readMore: 'ተጨማሪ ያንብቡ',
  readMoreName: sentence('ተጨማሪ ያንብቡ፦ {title}', 'title'),
  showLess: 'አሳጥረው ይመልከቱ',
  showLessName: sentence('አሳጥረው ይመልከቱ፦ {title}', 'title'),
  loadMore: 'ተጨማሪ ያሳዩ',
  loadMoreName: sentence('ተጨማሪ ያሳዩ፦ {group}', 'group'),
  loading: 'በመጫን ላይ ነው...',
  retry: 'እንደገና ይሞክሩ',
  requiredMark: '*',
  requiredName: 'የግድ የሚሞላ',
  requiredNote: 'የ* ምልክት ያለባቸው ቦታዎች የግድ መሞላት አለባቸው።',
  notTranslated: {
    record: 'ይህ ጽሑፍ ገና ወደ አማርኛ አልተተረጎመም።',
    list: 'ከዚህ በታች ካሉት ጽሑፎች አንዳንዶቹ ገና ወደ አማርኛ አልተተረጎሙም።',
    outdated: 'ይህ ጽሑፍ ወደ አማርኛ ከተተረጎመ በኋላ የመጀመሪያው ጽሑፍ ተለውጧል።',
    listOutdated: 'ከሚከተሉት የአንዳንዶቹ የመጀመሪያ ጽሑፍ ወደ አማርኛ ከተተረጎመ በኋላ ተለውጧል።',
  },
  foundIn: {
    EN: 'በእንግሊዝኛው ጽሑፍ የተገኘ፦',
    AM: 'በአማርኛው ጽሑፍ የተገኘ፦',
  },
  share: {
    open: 'ያጋሩ',
    name: sentence('ያጋሩ፦ {title}', 'title'),
    by: sentence('በ{target} ያጋሩ፦ {title}', 'target', 'title'),
    email: 'ኢሜይል',
    copy: 'አገናኙን ይቅዱ',
    copyName: sentence('አገናኙን ይቅዱ፦ {title}', 'title'),
    copied: 'አገናኙ ተቀድቷል።',
    copyFailed: 'መቅዳት አልተቻለም። እባክዎ አገናኙን ራስዎ ይምረጡት፦',
  },
  viewer: {
    open: sentence('ምስሉን በሙሉ ማያ ገጽ ይክፈቱ፦ {title}', 'title'),
    name: sentence('ምስል፦ {title}', 'title'),
    close: 'ምስሉን ይዝጉ',
    previous: 'ቀዳሚው ምስል',
    next: 'ቀጣዩ ምስል',
    position: sentence('ምስል {number} ከ{count}', 'number', 'count'),
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
    name: sentence('ቪዲዮ፦ {title}', 'title'),
    playName: sentence('ቪዲዮውን ያጫውቱ፦ {title}', 'title'),
  },
};
