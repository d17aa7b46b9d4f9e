import { parseEventTime } from '../../../../content/event/eventTime.rules.ts';
import { daysText, ethiopianTime } from '../../../../content/deathNotice/when.ts';
import { hours24 } from '../../../../dates/ethiopianClock.ts';
import { weekdayOf } from '../../../../dates/days.ts';
import { ethiopianDateAmharic, gregorianDateAmharic } from '../../../../dates/ethiopianText.ts';
import type { page as english } from '../../../en/content/deathNotice/page.ts';
import { sentence } from '../../grammar.ts';

// Those of events are in another file of the browser, which would then be split.
const weekdays = ['እሑድ', 'ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ'];

const dayText = (day: string) => `${weekdays[weekdayOf(day)] ?? ''} ${ethiopianDateAmharic(day)}`;

export const page: typeof english = {
  announcement: 'ዜና እረፍት',
  funeral: 'የቀብር ሥነ ሥርዓት',
  mourning: 'ለቅሶ',
  call: 'ለመረጃ',
  telephoneName: sentence('ይደውሉ፦ {name}፣ {telephone}', 'name', 'telephone'),
  gathering: sentence('{gathering}፦ {when}', 'gathering', 'when'),
  when: (gathering) =>
    [daysText(gathering, dayText) || 'ቀኑ ወደፊት ይገለጻል', ethiopianTime(gathering) || gathering.time]
      .filter(Boolean)
      .join('፣ '),
  otherWhen(gathering) {
    const times = parseEventTime(gathering.time);
    const hours = times ? [times.start, ...(times.end === null ? [] : [times.end])] : [];
    return [
      daysText(gathering, gregorianDateAmharic),
      times && `${hours.map(hours24).join(' – ')} በኒውዚላንድ አቆጣጠር`,
    ]
      .filter(Boolean)
      .join('፣ ');
  },
  share: 'በዋትስአፕ ያጋሩ',
  copy: 'ጽሑፉን ይቅዱ',
  copied: 'ጽሑፉ ተቀድቷል።',
  copyFailed: 'መቅዳት አልተቻለም። እባክዎ ጽሑፉን ይምረጡ፦',
  print: 'አንድ ገጽ ያትሙ',
};
