import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';

interface RowMenuProps {
  /** The accessible name of its button. */
  name: string;
  /** The operations. */
  children: ReactNode;
}

/** Further operations on a row, which a button opens. Escape and a press elsewhere close them. */
export function RowMenu({ name, children }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  /** Opens it below the button, or above it at the lower edge of the window. */
  function place({ currentTarget: menu, newState }: ToggleEvent<HTMLDivElement>) {
    const opener = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !opener) return;
    const hasRoom = opener.bottom + menu.offsetHeight <= window.innerHeight;
    menu.style.top = `${String(hasRoom ? opener.bottom : opener.top - menu.offsetHeight)}px`;
    menu.style.right = `${String(document.documentElement.clientWidth - opener.right)}px`;
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={name}
        className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-line"
      >
        <Icon name="more" />
      </button>
      <div
        id={id}
        popover="auto"
        onToggle={place}
        className="inset-auto m-0 rounded-md border border-control bg-surface px-4 py-1 text-ink open:grid"
      >
        {children}
      </div>
    </>
  );
}

/**
 * Closes the menu that contains a control, because a dialog follows.
 * @returns the button of the menu; the control itself outside of menus
 */
export function leaveMenu(control: HTMLElement): HTMLElement {
  const menu = control.closest<HTMLElement>('[popover]');
  const opener = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  if (!menu || !opener) return control;
  menu.hidePopover();
  return opener;
}
