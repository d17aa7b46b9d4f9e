import type { Gathering } from '../../../../content/deathNotice/gatherings.ts';
import { daysText, ethiopianTime } from '../../../../content/deathNotice/when.ts';
import { gregorianDateOf, weekdayOf } from '../../../../dates/days.ts';
import { ethiopianDateAmharic } from '../../../../dates/ethiopianText.ts';
import { sentence } from '../../grammar.ts';
import { page as event } from '../event/page.ts';

function dayText(text: string): string {
  const { day, month, year } = gregorianDateOf(text);
  const monthName = event.monthsShort[month - 1] ?? '';
  return `${event.weekdays[weekdayOf(text)] ?? ''} ${String(day)} ${monthName} ${String(year)}`;
}

/** The messages of death notices for visitors. */
export const page = {
  /** Before the name, at the top of all pages and of the text to share. */
  announcement: 'Death notice',
  funeral: 'Funeral',
  mourning: 'Mourning',
  call: 'Contact',
  telephoneName: sentence('Call {name}: {telephone}', 'name', 'telephone'),
  gathering: sentence('{gathering}: {when}', 'gathering', 'when'),
  /** The days and the time of a gathering, by the calendar and clock of the page. */
  when: (gathering: Gathering) =>
    [daysText(gathering, dayText) || 'the day will be announced', gathering.time]
      .filter(Boolean)
      .join(', '),
  /** The same by the other calendar and clock, as far as it is known. */
  otherWhen(gathering: Gathering) {
    const time = ethiopianTime(gathering);
    return [daysText(gathering, ethiopianDateAmharic), time && `${time} ${event.ethiopianTime}`]
      .filter(Boolean)
      .join('፣ ');
  },
  share: 'Share on WhatsApp',
  copy: 'Copy the text',
  copied: 'The text has been copied.',
  copyFailed: 'Copying did not work. Please select the text:',
  print: 'Print a sheet',
};
