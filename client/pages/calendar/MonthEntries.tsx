import { Link } from 'react-router-dom';
import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { EthiopianDate } from '../../ui/text/EthiopianDate.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { ShownMonth } from './shownMonth.ts';
import { ObservanceName } from './ObservanceName.tsx';
import { useCalendarMessages } from './messages.ts';

/** The events, feasts and fasts of a month as text, by their first day. */
export function MonthEntries({ shown }: { shown: ShownMonth }) {
  const words = useCalendarMessages();
  const entries = [
    ...shown.observances.map((observance) => ({
      ...observance,
      name: <ObservanceName observance={observance} />,
    })),
    ...shown.events.map(({ id, path, title, date, endDate }) => ({
      id,
      date,
      lastDate: endDate ?? date,
      name: (
        <Link to={path} className="font-semibold text-green underline underline-offset-4">
          <MultilingualText text={title} />
        </Link>
      ),
    })),
  ].sort((one, other) => one.date.localeCompare(other.date));
  return (
    <section aria-labelledby="in-this-month">
      <h2 id="in-this-month" className="text-2xl font-semibold">
        {words.inThisMonth}
      </h2>
      {entries.length === 0 && <p className="mt-4 text-muted">{words.nothing}</p>}
      <ul className="mt-4 divide-y divide-line">
        {entries.map(({ id, date, lastDate, name }) => (
          <li key={id} className="py-3">
            <p>{name}</p>
            <p className="text-sm text-muted tabular-nums">
              <time dateTime={date}>{dayMonthYear(date)}</time> <EthiopianDate day={date} />
              {lastDate !== date && (
                <>
                  {' '}
                  {words.until(dayMonthYear(lastDate))} <EthiopianDate day={lastDate} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
