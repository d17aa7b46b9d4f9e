import { DayInBothCalendars } from '../../ui/text/DayInBothCalendars.tsx';
import { ObservanceName } from './ObservanceName.tsx';
import type { ObservanceName_ObservanceFragment } from './ObservanceName.generated.ts';
import { useCalendarMessages } from './messages.ts';

/** The next feasts and holidays, independent of the shown month. */
export function NextObservances({
  observances,
}: {
  observances: ObservanceName_ObservanceFragment[];
}) {
  const words = useCalendarMessages();
  return (
    <section aria-labelledby="next-observances">
      <h2 id="next-observances" className="text-2xl font-semibold">
        {words.next}
      </h2>
      <ul className="mt-4 divide-y divide-line">
        {observances.map((observance) => (
          <li key={observance.id} className="py-3">
            <p>
              <ObservanceName observance={observance} />
            </p>
            <p className="text-sm text-muted">
              <DayInBothCalendars day={observance.date} />
            </p>
          </li>
        ))}
      </ul>
      {observances.some(({ isExpected }) => isExpected) && (
        <p className="mt-2 text-sm text-muted">{words.expectedNote}</p>
      )}
    </section>
  );
}
