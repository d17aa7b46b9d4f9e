import { sentence } from './grammar.ts';
import { ethiopianMonths } from '../../dates/ethiopianText.ts';
import { calendar as english } from '../en/calendar.ts';
import { pageTitle } from './heads.ts';

export const calendar: typeof english = {
  head: {
    title: pageTitle('የቀን መቁጠሪያ'),
    monthTitle: sentence(pageTitle('የቀን መቁጠሪያ፦ {month}'), 'month'),
    description:
      'የኢትዮጵያ የቀን መቁጠሪያ ከጎርጎርዮስ ጋር ጎን ለጎን፦ በኦክላንድ የማኅበረሰባችን ዝግጅቶች፣ የኢትዮጵያ በዓላት፣ አጽዋማትና ሕዝባዊ ' +
      'በዓላት በየወሩ ቀርበዋል። የዛሬውን ቀን በሁለቱም አቆጣጠር ይመልከቱ።',
  },
  heading: 'የቀን መቁጠሪያ',
  headingAmharic: '',
  today: 'ዛሬ፦',
  calendars: 'የየትኛው አቆጣጠር ወራት',
  calendarNames: { ETHIOPIAN: 'የኢትዮጵያ ወራት', GREGORIAN: 'የጎርጎርዮስ ወራት' },
  otherMonths: 'ሌሎች ወራት',
  thisMonth: 'ይህ ወር',
  weekdays: english.weekdaysAmharic,
  weekdaysShort: ['ሰኞ', 'ማክ', 'ረቡ', 'ሐሙ', 'ዓር', 'ቅዳ', 'እሑ'],
  weekdaysAmharic: english.weekdaysAmharic,
  months: [
    'ጃንዋሪ',
    'ፌብሩዋሪ',
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
  monthsShort: ['ጃንዋ', 'ፌብሩ', 'ማርች', 'ኤፕሪ', 'ሜይ', 'ጁን', 'ጁላይ', 'ኦገስ', 'ሴፕቴ', 'ኦክቶ', 'ኖቬም', 'ዲሴም'],
  ethiopianMonths: ethiopianMonths.map(({ am }) => am),
  dayOfMonth: sentence('{month} {day} ቀን', 'day', 'month'),
  ethiopianMonth: sentence('{month} {year} ዓ.ም.', 'month', 'year'),
  range: sentence('{first} – {last}', 'first', 'last'),
  fastDay: 'የጾም ቀን',
  legend: { event: 'ዝግጅት', feast: 'በዓል', fast: 'የጾም ቀን' },
  inThisMonth: 'በዚህ ወር',
  nothing: 'በዚህ ወር የተመዘገበ ነገር የለም።',
  next: 'ቀጣይ በዓላት',
  until: sentence('እስከ {day}', 'day'),
  expectedNote: 'የሙስሊም በዓላት ጨረቃ ስትታይ ይጀምራሉ። እስከዚያ ድረስ ቀኖቻቸው የሚጠበቁ ናቸው።',
};
