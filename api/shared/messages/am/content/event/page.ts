import { parseEventTime } from '../../../../content/event/eventTime.rules.ts';
import { ethiopianClock, hours24 } from '../../../../dates/ethiopianClock.ts';
import { ethiopianDateAmharic, gregorianDateAmharic } from '../../../../dates/ethiopianText.ts';
import { sentence } from '../../grammar.ts';
import type { page as english } from '../../../en/content/event/page.ts';
import { pageTitle } from '../../heads.ts';
import { navigation } from './navigation.ts';

export const page: typeof english = {
  listName: navigation,
  head: {
    title: pageTitle('መጪ ዝግጅቶች'),
    description:
      'በኦክላንድ የሚገኘው የኢትዮጵያውያን ማኅበረሰብ ስብሰባዎች፣ በዓላትና የባህል ዝግጅቶች፦ ምን እንደሚካሄድ፣ መቼ እንደሚጀምርና ' +
      'ወደ ቦታው እንዴት እንደሚደርሱ። ቤተሰብዎንና ወዳጆችዎን ይዘው ይምጡ።',
  },
  heading: 'መጪ ዝግጅቶች',
  emptyHeading: 'መጪ ዝግጅት የለም',
  emptyText: 'ወደፊት ለሚካሄዱ ዝግጅቶች ይጠብቁን!',
  intro: 'ቤተሰብዎንና ወዳጆችዎን ይዘው ይምጡና አብረን እናክብር። እንኳን ደህና መጡ።',
  date: 'ቀን',
  time: 'ሰዓት',
  range: (ends) => ends.join(' – '),
  lastDay: sentence('እስከ {month} {day}', 'day', 'month'),
  untilLastDay: sentence('{start}፤ በመጨረሻው ቀን {end} ያበቃል', 'start', 'end'),
  start: ({ date, time }) => {
    const minutes = parseEventTime(time)?.start;
    return [
      `${ethiopianDateAmharic(date)} (${gregorianDateAmharic(date)})`,
      minutes === undefined ? time : `${ethiopianClock(minutes)} (በኒውዚላንድ ${hours24(minutes)})`,
    ];
  },
  ethiopianTime: 'በኢትዮጵያ አቆጣጠር',
  newZealandTime: 'በኒውዚላንድ አቆጣጠር',
  location: 'ቦታ',
  mapLinkName: sentence('{location}፦ በካርታ ላይ ይክፈቱ', 'location'),
  places: {
    ONLINE: 'በኢንተርኔት',
    TO_BE_ANNOUNCED: 'ቦታው ወደፊት ይገለጻል',
    CANCELLED: 'ዝግጅቱ ተሰርዟል',
  },
  join: 'በኢንተርኔት ይሳተፉ',
  joinName: sentence('በኢንተርኔት ይሳተፉ፦ {title}', 'title'),
  loadMore: 'ተጨማሪ ዝግጅቶችን ያሳዩ',
  calendar: {
    add: 'ወደ ቀን መቁጠሪያ ያስገቡ',
    addName: sentence('ወደ ቀን መቁጠሪያ ያስገቡ፦ {title}', 'title'),
    others: 'ሌሎች ቀን መቁጠሪያዎች',
    othersName: sentence('ሌሎች ቀን መቁጠሪያዎች፦ {title}', 'title'),
    google: 'ጉግል (Google Calendar)',
    outlook: 'አውትሉክ (Outlook)',
    toName: sentence('{calendar}፦ {title}', 'calendar', 'title'),
    subscribe: 'ሁሉንም ዝግጅቶች በቀን መቁጠሪያዎ ይከታተሉ',
    subscribeText: 'የራስዎ ቀን መቁጠሪያ ዝግጅቶቻችንን ሁሉ ያሳያል፤ ለውጥ ሲኖርም አብሮ ይለወጣል።',
    app: 'በቀን መቁጠሪያ መተግበሪያዎ ይክፈቱ',
    otherApps: 'በማንኛውም ሌላ ቀን መቁጠሪያ ይህንን አድራሻ ያስገቡ፦',
  },
  weekdays: ['እሑድ', 'ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ'],
  monthsShort: [
    'ጃንዋሪ',
    'ፌብሯሪ',
    'ማርች',
    'ኤፕሪል',
    'ሜይ',
    'ጁን',
    'ጁላይ',
    'ኦገስት',
    'ሴፕቴምበር',
    'ኦክቶበር',
    'ኖቬምበር',
    'ዲሴምበር',
  ],
};
