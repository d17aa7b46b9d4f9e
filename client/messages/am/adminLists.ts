import type { adminLists as english } from '../en/adminLists.ts';
import { plural } from './grammar.ts';

/** @param entries all there are, with their number */
export const shown = (count: number, total: number, entries: string): string =>
  count < total ? `ከ${entries} ውስጥ ${String(count)} ታይተዋል` : `የሚታየው፦ ${entries}`;

export const adminLists: typeof english = {
  edit: 'ያስተካክሉ',
  editName: (title) => `ያስተካክሉ፦ ${title}`,
  copy: 'ይቅዱ',
  copyName: (title) => `ይቅዱ፦ ${title}`,
  find: 'ይፈልጉ',
  picture: 'ሥዕል',
  title: 'ርዕስ',
  languages: 'ቋንቋዎች',
  action: 'ተግባር',
  shown: (count, total) => shown(count, total, plural(total, 'መዝገብ', 'መዝገቦች')),
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
    name: 'ምድብ',
    entries: 'መዝገቦች',
    holds: (count) => (count === 0 ? 'ባዶ' : plural(count, 'መዝገብ', 'መዝገቦች')),
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
    },
    create: 'አባል ይመዝግቡ',
    search: 'በስም፣ በኢሜይል፣ በስልክ፣ በአባል ቁጥር ወይም በትውልድ ዓመት ይፈልጉ',
    sortBy: 'ቅደም ተከተል',
    orders: {
      NEWEST: 'በቁጥር፣ ከቅርቡ ጀምሮ',
      OLDEST: 'በቁጥር፣ ከመጀመሪያው ጀምሮ',
      NAME: 'በስም፣ በፊደል ተራ',
      NAME_DESCENDING: 'በስም፣ በተገላቢጦሽ የፊደል ተራ',
      DATE: 'በተመዘገቡበት ቀን፣ ከቀደመው ጀምሮ',
      DATE_DESCENDING: 'በተመዘገቡበት ቀን፣ ከቅርቡ ጀምሮ',
    },
    shown: (count, total) => shown(count, total, plural(total, 'አባል', 'አባላት')),
    empty: 'እስካሁን የተመዘገበ አባል የለም።',
    nothingFound: (words) => `ከ«${words}» ጋር የሚስማማ አባል የለም።`,
    loadMore: 'ተጨማሪ አባላትን ያሳዩ',
  },
};
