import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { quietButton } from './buttonStyle.ts';
import { AccessibleLabel } from './field/AccessibleLabel.tsx';

interface LoadMoreProps {
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Loads the page after a cursor, for example with `fetchMore({ variables: { after } })`. */
  load: (after: string | null) => Promise<unknown>;
  /** A ref to the element whose children are the entries; the first new one gets the focus. */
  list: RefObject<HTMLElement | null>;
  /** By default “Load more”. */
  label?: string;
  /** The accessible name of the button, if the label alone is ambiguous. */
  name?: string;
}

/**
 * The button that loads more entries of a list. It is shown only with scripts, and while more
 * entries follow.
 */
export function LoadMore({ pageInfo, load, list, name, ...props }: LoadMoreProps) {
  const { ui, errors } = useMessages();
  const { label = ui.loadMore } = props;
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const countBefore = useRef<number>(null);

  // The button moves or disappears: move the focus to the first new entry.
  useEffect(() => {
    const entry = countBefore.current === null ? null : list.current?.children[countBefore.current];
    countBefore.current = null;
    if (!(entry instanceof HTMLElement)) return;
    entry.setAttribute('tabindex', '-1');
    entry.focus();
  }, [pageInfo.endCursor, list]);

  async function loadNext() {
    if (state === 'loading') return;
    setState('loading');
    countBefore.current = list.current?.children.length ?? null;
    try {
      await load(pageInfo.endCursor);
      setState('idle');
    } catch {
      countBefore.current = null;
      setState('failed');
    }
  }

  return (
    <div className="flex flex-col items-center gap-4">
      {pageInfo.hasNextPage && (
        <button
          type="button"
          aria-disabled={state === 'loading'}
          onClick={() => void loadNext()}
          className={`${quietButton} relative cursor-pointer aria-disabled:cursor-progress noscript:hidden`}
        >
          {state === 'loading' ? (
            ui.loading
          ) : (
            <AccessibleLabel name={name ?? label}>{label}</AccessibleLabel>
          )}
        </button>
      )}
      <p role="status" className="text-red empty:hidden">
        {state === 'failed' && errors.networkError}
      </p>
    </div>
  );
}
