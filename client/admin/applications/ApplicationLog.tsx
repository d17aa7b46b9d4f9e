import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useDateTime } from '../../messages/useDateTime.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { ApplicationPage_ApplicationFragment } from './ApplicationPage.generated.ts';

/** The decisions about an application and the notes on it, the latest first. */
export function ApplicationLog({ steps }: Pick<ApplicationPage_ApplicationFragment, 'steps'>) {
  const dateTime = useDateTime();
  const { log, states } = useAdminMessages().adminMail.applications;
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="log" className="mt-8 max-w-[44em]">
      <h2 id="log" className="font-body text-lg font-semibold">
        {log.heading}
      </h2>
      <ol className="my-4 divide-y divide-line border-y border-line">
        {steps.map(({ id, at, by, state, assignedTo, note }) => (
          <li key={id} className="py-3 wrap-anywhere">
            <p className="text-muted">
              <time dateTime={at}>{dateTime(at)}</time> · {by ?? log.site}
            </p>
            {state && <p>{log.state(states[state])}</p>}
            {assignedTo !== null && <p>{log.assigned(assignedTo)}</p>}
            {note && (
              <p className="whitespace-pre-line">
                <MultilingualText text={note} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
