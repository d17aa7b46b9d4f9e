import { marks, type MarkName } from './marks.ts';
import { useCalendarMessages } from './messages.ts';

/** The meaning of the marks. */
export function Legend() {
  const words = useCalendarMessages();
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
      {(Object.keys(marks) as MarkName[]).map((name) => (
        <li key={name} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={marks[name]} />
          {words.legend[name]}
        </li>
      ))}
    </ul>
  );
}
