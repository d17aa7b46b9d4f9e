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
export function Day({ day, className = '' }: DayProps) {
  return (
    <time dateTime={day} className={`inline-block tabular-nums ${className}`}>
      {useDayText()(day)}
    </time>
  );
}

/** The same day in the other calendar, shown beside it. */
export function OtherDay({ day }: DayProps) {
  if (usePageLanguage() !== 'AM') return <EthiopianDate day={day} />;
  return <span className="inline-block text-muted tabular-nums">{gregorianDateAmharic(day)}</span>;
}

/** A day in both calendars. */
export function DayInCalendars(props: DayProps) {
  return (
    <>
      <Day {...props} /> <OtherDay day={props.day} />
    </>
  );
}
