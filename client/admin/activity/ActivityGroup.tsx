import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { ActivityEntry } from './ActivityEntry.tsx';
import type { ActivityEntry_ActivityFragment } from './ActivityEntry.generated.ts';
import { useEntryWords } from './useEntryWords.ts';

type Entry = ActivityEntry_ActivityFragment;

/** The entries of a bulk operation have the time of its transaction in common. */
const isSameOperation = (a: Entry, b: Entry) =>
  a.at === b.at &&
  a.accountName === b.accountName &&
  a.action === b.action &&
  a.kind === b.kind &&
  a.fields.join() === b.fields.join();

/** Puts neighbouring entries of one bulk operation together. */
export function groupsOf(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameOperation(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

interface ActivityGroupProps {
  entries: [Entry, ...Entry[]];
  /** The time in Auckland. */
  time: string;
}

/** One entry, or the entries of a bulk operation, which unfold. */
export function ActivityGroup({ entries, time }: ActivityGroupProps) {
  const { activity: words } = useAdminMessages();
  const say = useEntryWords();
  const [first] = entries;
  if (entries.length === 1) return <ActivityEntry entry={first} time={time} />;
  const what = [say.action(first), words.entries(entries.length)].join(' · ');
  return (
    <details className="py-2">
      <summary className="min-h-11 cursor-pointer wrap-anywhere">
        <time dateTime={first.at} className="text-sm text-muted">
          {time}
        </time>{' '}
        <span className="font-semibold">{what}</span>
        <span className="block text-sm text-muted">
          <MultilingualText
            text={[first.accountName ?? words.nobody, ...say.changed(first)].join(' · ')}
          />
        </span>
      </summary>
      <ol className="ms-4 divide-y divide-line border-s border-line ps-4">
        {entries.map((entry) => (
          <li key={entry.id}>
            <ActivityEntry entry={entry} time={time} />
          </li>
        ))}
      </ol>
    </details>
  );
}
