import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useBrowserValue } from './useBrowserValue.ts';

/**
 * A button that opens a panel below it (ARIA Authoring Practices, disclosure). Esc, a press
 * elsewhere, or a focus elsewhere closes the panel.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isHydrated = useBrowserValue(() => true, false);

  useEffect(() => {
    // `startScript` has opened it before React hydrated the page.
    if (button.current?.ariaExpanded === 'true') setOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);

  const close = () => setOpen(false);
  return {
    isOpen,
    close,
    box,
    button,
    /** Props of the element around button and panel. */
    boxProps: {
      onKeyDown(event: KeyboardEvent) {
        if (!isOpen || event.key !== 'Escape') return;
        event.preventDefault();
        close();
        button.current?.focus();
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget && !box.current?.contains(relatedTarget)) close();
      },
    },
    buttonProps: {
      'aria-expanded': isOpen,
      'aria-controls': id,
      'data-opens-next': isHydrated ? undefined : '',
      onClick: () => setOpen(!isOpen),
    },
    panelProps: { id, hidden: !isOpen },
  };
}

/** Class names of a panel that opens below a button. */
export const panelStyle =
  'absolute top-full mt-2 rounded-lg border border-line bg-surface p-1.5 shadow-lg shadow-ink/10';
