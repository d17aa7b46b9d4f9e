import type { adminLists as english } from '../en/adminLists.ts';
import { plural } from './grammar.ts';

/** @param more whether there are yet more than those */
export const shown = (entries: string, more: boolean): string =>
  more ? `${entries} ታይተዋል፤ ተጨማሪ አለ` : `የሚታየው፦ ${entries}`;

export const adminLists: typeof english = {
  edit: 'ያስተካክሉ',
  editName: (title) => `ያስተካክሉ፦ ${title}`,
  find: 'ይፈልጉ',
  shown: (count, more) => shown(plural(count, 'መዝገብ', 'መዝገቦች'), more),
  nothingFound: (words) => `ከ«${words}» ጋር የሚስማማ እዚህ የለም።`,
  reloadFailed: 'ዝርዝሩን እንደገና መጫን አልተቻለም።',
  noCategory: 'ምድብ የለውም',
  video: 'ቪዲዮ',
  categories: {
    heading: 'ምድቦችን ያስተዳድሩ',
    intro: 'ምድብ መሰረዝ የሚቻለው ባዶ ሲሆን ነው፦ መጀመሪያ በውስጡ ያሉትን መዝገቦች ያዛውሩ ወይም ይሰርዙ።',
    directory: 'ማውጫ',
    resource: 'ጠቃሚ መረጃዎች',
    cultural: 'ስለ ኢትዮጵያ',
    create: 'ምድብ ይጨምሩ',
    createName: (group) => `ምድብ ይጨምሩ፦ ${group}`,
    empty: 'እስካሁን ምድብ የለም።',
    holds: (count, more) => {
      if (count === 0) return 'ባዶ';
      return more ? `ከ${String(count)} በላይ መዝገቦች` : plural(count, 'መዝገብ', 'መዝገቦች');
    },
  },
  members: {
    heading: 'የአባላት ዝርዝር',
    loading: 'በመጫን ላይ ነው....',
    columns: {
      id: 'ቁጥር',
      name: 'ሙሉ ስም',
      email: 'ኢሜይል',
      dob: 'የትውልድ ቀን',
      address: 'አድራሻ',
      contactNumber: 'ስልክ ቁጥር',
      date: 'የተመዘገቡበት ቀን',
      action: 'ተግባር',
    },
    create: 'አባል ይመዝግቡ',
    search: 'በስም፣ በኢሜይል፣ በስልክ፣ በአባል ቁጥር ወይም በትውልድ ዓመት ይፈልጉ',
    sortBy: 'ቅደም ተከተል',
    shown: (count, more) => shown(plural(count, 'አባል', 'አባላት'), more),
    empty: 'እስካሁን የተመዘገበ አባል የለም።',
    nothingFound: (words) => `ከ«${words}» ጋር የሚስማማ አባል የለም።`,
    loadMore: 'ተጨማሪ አባላትን ያሳዩ',
  },
};
