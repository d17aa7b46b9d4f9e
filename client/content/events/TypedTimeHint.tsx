import type { ReactNode } from 'react';
import {
  type EventTimes,
  formatEventTime,
} from '../../../api/shared/content/event/eventTime.rules.ts';
import { readTypedTime } from '../../../api/shared/content/event/typedTime.rules.ts';
import { ethiopianClock, ethiopianRange } from '../../../api/shared/dates/ethiopianClock.ts';
import { useEventAdminMessages } from './adminKind.ts';
import { useEventMessages } from './messages.ts';

interface TypedTimeHintProps {
  text: string;
  /** Shown while nothing is typed. */
  hint: ReactNode;
  /** Shown if the text is no valid time. */
  wordsHint: string;
}

/** The interpretation of a typed time, by both clocks, or what is ambiguous. */
export function TypedTimeHint({ text, hint, wordsHint }: TypedTimeHintProps) {
  const { withoutHalf, withoutPart } = useEventAdminMessages().times;
  const typed = readTypedTime(text);
  switch (typed.is) {
    case 'empty':
      return <>{hint}</>;
    case 'words':
      return <>{wordsHint}</>;
    case 'withoutPart':
      return <>{withoutPart}</>;
    case 'withoutHalf':
      return (
        <>
          {withoutHalf} {typed.times && <BothClocks times={typed.times} />}
        </>
      );
    case 'understood':
      return <BothClocks times={typed.times} />;
  }
}

function BothClocks({ times: { start, end } }: { times: EventTimes }) {
  const { understood } = useEventAdminMessages().times;
  const { range, ethiopianTime } = useEventMessages();
  const ends = end === null ? [start] : [start, end];
  const ethiopian = ends.map(ethiopianClock);
  return (
    <>
      {understood(range(ends.map(formatEventTime)))}{' '}
      <span className="inline-block">
        <span lang="am">{end === null ? ethiopian : ethiopianRange(ethiopian)}</span>{' '}
        {ethiopianTime}
      </span>
    </>
  );
}
