import { Head } from '../../layout/Head.tsx';
import { useMessages } from '../../messages/messages.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { EventCard } from './EventCard.tsx';
import { useEventsPageQuery } from './Events.generated.ts';

export function Component() {
  const messages = useMessages();
  const query = useEventsPageQuery();
  return (
    <>
      <Head page="events" />
      <Loaded query={query}>
        {({ events }) => (
          <>
            <h1>{messages.events.heading}</h1>
            {events.nodes.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </>
        )}
      </Loaded>
    </>
  );
}
