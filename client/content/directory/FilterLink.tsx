import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { addressOf, type DirectoryFilter } from './directoryFilter.ts';

interface FilterLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  filter: DirectoryFilter;
  /** Shows what the filter leaves, where scripts run. */
  apply: () => void;
}

/** A link to the directory through a filter. Where scripts run the page stays, and so does the focus. */
export function FilterLink({ filter, apply, ...link }: FilterLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    apply();
  }
  return <Link {...link} to={addressOf(filter)} onClick={onClick} />;
}
