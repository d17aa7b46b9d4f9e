import { Link } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { ActivityEntry_ActivityFragment } from './ActivityEntry.generated.ts';
import { linkOf } from './entryLink.ts';
import { useEntryWords } from './useEntryWords.ts';

interface ActivityEntryProps {
  entry: ActivityEntry_ActivityFragment;
  /** The time of day in Auckland. */
  time: string;
}

/** An entry of the activity: when, what, and who. */
export function ActivityEntry({ entry, time }: ActivityEntryProps) {
  const { activity: words } = useAdminMessages();
  const say = useEntryWords();
  const title = say.title(entry);
  const link = linkOf(entry);
  const action = say.action(entry);
  return (
    <article className="py-2">
      <time dateTime={entry.at} className="text-sm text-muted">
        {time}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2">
          {title === '' && link ? (
            <Link to={link} className={linkStyle}>
              {action}
            </Link>
          ) : (
            <span className="font-semibold">{action}</span>
          )}{' '}
          {title &&
            (link ? (
              <Link to={link} className={linkStyle}>
                <MultilingualText text={title} />
              </Link>
            ) : (
              <span>
                <MultilingualText text={title} />
              </span>
            ))}
        </p>
        <p className="text-sm text-muted">
          <MultilingualText
            text={[entry.accountName ?? words.nobody, ...say.details(entry)].join(' · ')}
          />
        </p>
      </div>
    </article>
  );
}

const linkStyle =
  'inline-flex min-h-11 items-center font-semibold text-green decoration-1 underline-offset-4 hover:underline';
