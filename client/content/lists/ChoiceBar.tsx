import type { ReactNode } from 'react';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { trackBarHeight } from '../../forms/trackBarHeight.ts';
import type { Choice } from '../../lists/useChoice.ts';
import { Button } from '../../ui/Button.tsx';

interface ChoiceBarProps<Row extends { id: string }> {
  choice: Choice<Row>;
  shown: Row[];
  /** Moves the focus from a button that is removed. */
  onDone: () => void;
  /** The operations on the selected rows. */
  children: (selected: Row[]) => ReactNode;
}

/**
 * The bar of the selected rows: at the lower edge of the window while the list scrolls, and below
 * the last row at its end. It announces their count.
 */
export function ChoiceBar<Row extends { id: string }>(props: ChoiceBarProps<Row>) {
  const { choice, shown, onDone, children } = props;
  const { selected: words } = useAdminMessages();
  const rows = choice.rows(shown);
  const inSight = shown.filter(({ id }) => choice.has(id)).length;
  const hasOthers = inSight < shown.length;
  const andMoveFocus = (change: () => void) => () => {
    change();
    onDone();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {rows.length > 0 && words.count(rows.length, rows.length - inSight)}
      </p>
      {rows.length > 0 && (
        <section aria-label={words.bar} data-form-bar ref={trackBarHeight} className={barStyle}>
          <p aria-hidden="true" className="font-semibold max-lg:w-full">
            {words.count(rows.length, rows.length - inSight)}
          </p>
          {children(rows)}
          {hasOthers && (
            <Button
              look="tool"
              onClick={andMoveFocus(() => choice.toggleAll(shown))}
              className="lg:hidden"
            >
              {words.all}
            </Button>
          )}
          <Button look="tool" onClick={andMoveFocus(choice.clear)}>
            {words.none}
          </Button>
        </section>
      )}
    </>
  );
}

/** Not sticky in a low window, where it would leave no room for the rows. */
const barStyle =
  'z-20 -mx-2 mb-10 flex flex-wrap items-center gap-x-5 border-t border-line bg-paper px-2 py-1 lg:py-2 ' +
  '[@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:bottom-0';
