import { usePageLanguage } from '../../messages/createMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { ethiopianHours, eventHours, hoursText, type EventPeriod } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';

/**
 * The start and end of an event as somebody wrote them; on Amharic pages by the Ethiopian clock,
 * with its name, if the time is known.
 */
export function EventHours({ event }: { event: EventPeriod }) {
  const words = useEventMessages();
  const isAmharic = usePageLanguage() === 'AM';
  const hours = isAmharic ? ethiopianHours(event) : [];
  if (hours.length === 0) return <MultilingualText text={eventHours(event, words)} />;
  return (
    <>
      {hoursText(event, hours, words)}{' '}
      <span className="font-normal text-muted">{words.ethiopianTime}</span>
    </>
  );
}

/** The same by the other clock, with its name; empty if the time is unknown. */
export function OtherHours({ event }: { event: EventPeriod }) {
  const words = useEventMessages();
  const isAmharic = usePageLanguage() === 'AM';
  const hours = ethiopianHours(event);
  if (hours.length === 0) return null;
  return (
    <span className="inline-block text-muted">
      {isAmharic ? (
        <MultilingualText text={eventHours(event, words)} />
      ) : (
        <span lang="am">{words.range(hours)}</span>
      )}{' '}
      {isAmharic ? words.newZealandTime : words.ethiopianTime}
    </span>
  );
}
