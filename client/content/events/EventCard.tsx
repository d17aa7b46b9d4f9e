import type { EventCard_EventFragment } from './EventCard.generated.ts';

export function EventCard({ event }: { event: EventCard_EventFragment }) {
  return <h2>{event.title}</h2>;
}
