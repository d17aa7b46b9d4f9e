import { ethiopianHours } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';

/** When an event begins and ends by the Ethiopian clock, named as such; nothing where that is not known. */
export function EthiopianHours({ event }: { event: { time: string; endTime: string } }) {
  const words = useEventMessages();
  const hours = ethiopianHours(event);
  if (hours.length === 0) return null;
  return (
    <span className="inline-block text-muted">
      <span lang="am">{words.range(hours)}</span> {words.ethiopianTime}
    </span>
  );
}
