import { gregorianDateOf, weekdayOf } from '../../../api/shared/dates/days.ts';
import { ethiopianDateOf } from '../../../api/shared/dates/ethiopianDate.ts';
import { ethiopianMonths } from '../../../api/shared/dates/ethiopianText.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { eventDays } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';

const paper = 'w-20 border-t-4 border-green bg-surface text-center sm:w-32 sm:border-t-8';
const day =
  'block font-heading text-[clamp(2.75rem,9vw,5.25rem)] leading-[1.05] font-semibold tabular-nums';
const foot = 'block border-b-4 border-gold pb-2 text-sm font-semibold sm:pb-3 sm:text-lg';

/**
 * The day of an event as a leaf of a wall calendar, with the last day below if there are several.
 * On Amharic pages it is a leaf of the Ethiopian calendar.
 * It is hidden from screen readers, because the text beside it says the dates.
 */
export function CalendarLeaf({ event }: { event: { date: string; endDate: string | null } }) {
  const words = useEventMessages();
  const [first = '', last] = eventDays(event);
  const isAmharic = usePageLanguage() === 'AM';
  const read = isAmharic ? ethiopianDateOf : gregorianDateOf;
  const months = isAmharic ? ethiopianMonths.map(({ am }) => am) : words.monthsShort;
  const leaf = read(first);
  const lastLeaf = last && read(last);
  return (
    <div aria-hidden="true" className={paper}>
      <span className="block pt-2 text-xs text-muted sm:pt-3 sm:text-sm">
        {words.weekdays[weekdayOf(first)]}
      </span>
      <span className={day}>{leaf.day}</span>
      <span className={`${foot} text-red`}>
        {months[leaf.month - 1]} <span className="font-normal text-muted">{leaf.year}</span>
      </span>
      {lastLeaf && (
        <span className="block border-b-4 border-gold py-1.5 text-sm text-muted sm:text-base">
          {words.lastDay(lastLeaf.day, months[lastLeaf.month - 1] ?? '')}
        </span>
      )}
    </div>
  );
}

/** Empty calendar leaves. */
export function BlankLeaves() {
  return (
    <div aria-hidden="true" className="flex gap-5 sm:gap-8">
      {['opacity-100', 'opacity-60', 'opacity-30'].map((opacity) => (
        <div key={opacity} className={`${paper} ${opacity}`}>
          <span className={`${day} pt-6`}>&nbsp;</span>
          <span className={`${foot} pt-6`} />
        </div>
      ))}
    </div>
  );
}
