import { useHref } from 'react-router-dom';
import { AccessibleLabel } from '../../ui/field/AccessibleLabel.tsx';
import { ExternalLink } from '../../ui/text/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toolStyle } from '../../ui/toolStyle.ts';
import type { EventCard_EventFragment } from './Events.generated.ts';
import { useEventMessages } from './messages.ts';

/**
 * Adds an event to the visitor's calendar: by a file, which phones open in their calendar, or by a
 * website.
 */
export function AddToCalendar({ event }: { event: EventCard_EventFragment }) {
  const { id, title, placeType } = event;
  const { calendar: words } = useEventMessages();
  const address = useHref(`/events/${id}`);
  if (placeType === 'CANCELLED') return null;
  return (
    <div className="mt-4 flex flex-wrap items-start gap-x-8 max-sm:flex-col print:hidden">
      <a href={`${address}.ics`} className={`${toolStyle} gap-x-2 text-green`}>
        <Icon name="calendar" />
        <AccessibleLabel name={words.addName(title)}>{words.add}</AccessibleLabel>
      </a>
      <details>
        <summary className={`${toolStyle} cursor-pointer`}>
          <AccessibleLabel name={words.othersName(title)}>{words.others}</AccessibleLabel>
        </summary>
        <ul>
          <li>
            <ExternalLink href={`${address}/google`} name={words.toName(words.google, title)}>
              {words.google}
            </ExternalLink>
          </li>
          <li>
            <ExternalLink href={`${address}/outlook`} name={words.toName(words.outlook, title)}>
              {words.outlook}
            </ExternalLink>
          </li>
        </ul>
      </details>
    </div>
  );
}
