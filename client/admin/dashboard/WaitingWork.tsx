import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { ethiopianDateAmharic } from '../../../api/shared/dates/ethiopianText.ts';
import { KindIcon } from '../../content/KindIcon.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MessagesContext, usePageLanguage } from '../../messages/createMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { AdminLink } from '../adminLinks.ts';
import type { DashboardQuery } from './Dashboard.generated.ts';

interface WaitingWorkProps {
  pendingCounts: DashboardQuery['pendingCounts'];
  /** The sections that can have pending work. */
  links: AdminLink[];
  /** The next event, if there is one. */
  event: NonNullable<DashboardQuery['events']>['nodes'][number] | undefined;
}

const row =
  'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 font-semibold decoration-gold decoration-2 underline-offset-4 hover:underline';

/** The numbers of pending tasks for volunteers. */
export function WaitingWork({ pendingCounts, links, event }: WaitingWorkProps) {
  const messages = useAdminMessages();
  const catalogues = useContext(MessagesContext);
  const { dashboard: words } = messages.admin;
  const formats = [dayMonthYear, ...(usePageLanguage() === 'AM' ? [ethiopianDateAmharic] : [])];
  const waiting = links
    .map((link) => ({ link, texts: link.waiting?.(pendingCounts, messages) ?? [] }))
    .filter(({ texts }) => texts.length > 0);
  return (
    <section
      aria-labelledby="today-heading"
      className="mt-4 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <h2 id="today-heading" className="text-lg font-semibold text-green">
        {words.todayHeading}
      </h2>
      {waiting.length === 0 && <p className="py-1">{words.nothingWaits}</p>}
      <ul className="grid gap-x-8 sm:grid-cols-2 empty:hidden">
        {waiting.map(({ link, texts }) => (
          <li key={link.to}>
            <Link to={link.to} className={row}>
              <KindIcon name={link.icon} className="size-6 text-muted" />
              <span>{link.names(catalogues)[1]}</span>
              {texts.map(({ text, isFailure }) => (
                <span
                  key={text}
                  className={`rounded-full border px-2.5 py-0.5 text-sm ${isFailure ? 'border-red text-red' : 'border-gold'}`}
                >
                  {text}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
      {event && (
        <Link to={`/admin/edit-event/${event.id}`} className={row}>
          <KindIcon name="event" className="size-6 text-muted" />
          <span className="min-w-0 flex-1">
            <MultilingualText
              text={words.nextEvent(
                formats.map((format) => format(event.date)).join(' · '),
                event.title,
              )}
            />
          </span>
        </Link>
      )}
    </section>
  );
}
