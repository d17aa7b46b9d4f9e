import { parseMarkdown } from '../../../api/shared/content/markdown.rules.ts';
import { CardImage } from '../../ui/picture/CardImage.tsx';
import { FormattedText } from '../../ui/text/FormattedText.tsx';
import { TitleLink } from '../../ui/text/TitleLink.tsx';
import { RecordActions } from '../RecordActions.tsx';
import { ShareLink } from '../share/ShareLink.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CalendarLeaf } from './CalendarLeaf.tsx';
import type { EventCard_EventFragment } from './EventCard.generated.ts';
import { EventFacts } from './EventFacts.tsx';

interface EventCardProps {
  event: EventCard_EventFragment;
  /** Whether the event is visible when the page opens. */
  eager: boolean;
}

export function EventCard({ event, eager }: EventCardProps) {
  const { title, image } = event;
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-6 sm:gap-x-10 lg:grid-cols-[auto_1fr_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      <div className="sm:row-span-3 lg:row-span-2">
        <CalendarLeaf event={event} />
      </div>
      <h2 className="max-[18rem]:col-span-2 self-center text-[clamp(1.5rem,3.2vw,2.25rem)] font-semibold sm:self-start">
        <TitleLink to={event.path} title={title} />
      </h2>
      <div className="col-span-2 max-w-[550px] sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <CardImage
          picture={image}
          title={title}
          sizes="(min-width: 1024px) 24rem, (min-width: 582px) 550px, calc(100vw - 2rem)"
          className="h-50 rounded-sm lg:h-60"
          hoverZoom={false}
          eager={eager}
        />
      </div>
      <div className="col-span-2 max-w-2xl sm:col-span-1 sm:col-start-2 lg:row-start-2">
        <EventFacts event={event} />
        <div className="mt-5 space-y-3">
          <FormattedText blocks={parseMarkdown(event.description)} headingLevel={3} />
        </div>
        <AddToCalendar event={event} />
        <ShareLink path={event.path} title={title} />
        <RecordActions kind="event" id={event.id} version={event.version} title={title} />
      </div>
    </article>
  );
}
