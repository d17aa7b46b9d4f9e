import { ethiopianHours } from './eventTexts.ts';
import { useEventMessages } from './messages.ts';

/**
 * The start and end of an event by the Ethiopian clock, with its name; empty if the time is
 * unknown.
 */
export function EthiopianHours({ event }: { event: { time: string; endTime: string | null } }) {
  const words = useEventMessages();
  const hours = ethiopianHours(event);
  if (hours.length === 0) return null;
  return (
    <span className="inline-block text-muted">
      <span lang="am">{words.range(hours)}</span> {words.ethiopianTime}
    </span>
  );
}
