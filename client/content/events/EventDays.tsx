import { Fragment, type ReactNode } from 'react';
import { Day } from '../../ui/text/DayInBothCalendars.tsx';
import {
  ethiopianHours,
  eventDays,
  eventHours,
  type EventPeriod,
  hoursText,
} from './eventTexts.ts';
import { ethiopianRange } from '../../../api/shared/dates/ethiopianClock.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useEventMessages } from './messages.ts';

interface EventDaysProps {
  event: { date: string; endDate: string | null };
  className?: string;
  /** Shown after a day, such as the same day in another calendar. */
  after?: (day: string) => ReactNode;
}

/** The day of an event, or its first and last. */
export function EventDays({ event, className = '', after }: EventDaysProps) {
  return eventDays(event).map((day, index) => (
    <Fragment key={day}>
      {index > 0 && ' – '}
      <Day day={day} className={className} />
      {after?.(day)}
    </Fragment>
  ));
}

interface EventHoursProps {
  event: EventPeriod;
  /** Whether to show them by the clock that is not that of the page; nothing if the time is unknown. */
  byOtherClock?: boolean;
}

/**
 * The start and end of an event: on Amharic pages by the Ethiopian clock if the time is known,
 * otherwise as somebody wrote them. They have the name of the clock where both are shown.
 */
export function EventHours({ event, byOtherClock = false }: EventHoursProps) {
  const words = useEventMessages();
  const isAmharic = usePageLanguage() === 'AM';
  const hours = ethiopianHours(event);
  const isUnknown = hours.length === 0;
  if (byOtherClock && isUnknown) return null;
  const written = <MultilingualText text={eventHours(event, words)} />;
  if (!byOtherClock && (isUnknown || !isAmharic)) return written;
  const isEthiopian = isAmharic !== byOtherClock;
  return (
    <span className={byOtherClock ? 'inline-block text-muted' : undefined}>
      {isEthiopian ? (
        <span lang="am">{hoursText(event, hours, { ...words, range: ethiopianRange })}</span>
      ) : (
        written
      )}{' '}
      <span className="font-normal text-muted">
        {isEthiopian ? words.ethiopianTime : words.newZealandTime}
      </span>
    </span>
  );
}
