import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { Icon } from '../../ui/Icon.tsx';

interface SearchButtonProps {
  /** Sets below which window width the button is visible. */
  className: string;
  /** The field. */
  children: ReactNode;
}

/** Opens the search field below the bar, also without scripts. */
export function SearchButton({ className, children }: SearchButtonProps) {
  const { search } = useMessages().layout;
  const { key } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  return (
    // Another page starts with the field closed.
    <details
      key={key}
      ref={details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.querySelector('input')?.focus();
      }}
      onKeyDown={onKeyDown}
      className={`${className} print:hidden`}
    >
      <summary
        aria-label={search.open}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-line [&::-webkit-details-marker]:hidden"
      >
        <Icon name="search" className="size-6" />
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-line bg-surface px-4 py-3 sm:px-6">
        {children}
      </div>
    </details>
  );
}
