import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../ui/Icon.tsx';

interface DrawerDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/**
 * The full-screen menu of small screens. A modal dialog traps the focus, closes with Esc and
 * restores the focus. It also closes when the address changes.
 */
export function DrawerDialog({ ref, children }: DrawerDialogProps) {
  const { layout } = useMessages();
  const { key } = useLocation();

  const shownKey = useRef(key);
  useEffect(() => {
    // Not during hydration: the user may have opened it before.
    if (shownKey.current !== key) ref.current?.close();
    shownKey.current = key;
  }, [key, ref]);

  return (
    <dialog
      ref={ref}
      aria-label={layout.menuTitle}
      className="drawer fixed inset-0 m-0 size-full max-h-none max-w-none scroll-pt-22 scroll-pb-8 overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink"
    >
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 flex h-20 shrink-0 items-center justify-between bg-paper px-4 sm:px-6">
          <p className="font-heading text-2xl font-semibold">{layout.menuTitle}</p>
          {/* Also closes it before React has hydrated the page. */}
          <form method="dialog">
            <button
              aria-label={layout.closeMenu}
              className="-me-2 grid size-11 cursor-pointer place-items-center rounded-full hover:bg-line"
            >
              <Icon name="close" className="size-7" />
            </button>
          </form>
        </div>
        {children}
        <div className="tibeb sticky bottom-0 shrink-0" />
      </div>
    </dialog>
  );
}
