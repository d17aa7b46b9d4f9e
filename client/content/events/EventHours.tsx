import { ethiopianRange } from '../../../api/shared/dates/ethiopianClock.ts';
import { usePageLanguage } from '../../messages/createMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { ethiopianHours, eventHours, hoursText, type EventPeriod } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';

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
