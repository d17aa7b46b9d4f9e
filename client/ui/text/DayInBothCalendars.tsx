import { gregorianDateAmharic } from '../../../api/shared/dates/ethiopianText.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { useDayText } from '../../messages/useDayText.ts';
import { EthiopianDate } from './EthiopianDate.tsx';

interface DayProps {
  /** YYYY-MM-DD */
  day: string;
  className?: string;
}

/** A day in the calendar of the page. */
export function Day({ day, className }: DayProps) {
  return (
    <time dateTime={day} className={className}>
      {useDayText()(day)}
    </time>
  );
}

/** A day in the calendar that is not that of the page: Gregorian on Amharic pages, otherwise Ethiopian. */
export function DayInOtherCalendar({ day }: DayProps) {
  if (usePageLanguage() !== 'AM') return <EthiopianDate day={day} />;
  return <span className="inline-block text-muted tabular-nums">{gregorianDateAmharic(day)}</span>;
}

export function DayInBothCalendars(props: DayProps) {
  return (
    <>
      <Day {...props} /> <DayInOtherCalendar day={props.day} />
    </>
  );
}
