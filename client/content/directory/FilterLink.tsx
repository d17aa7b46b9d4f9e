import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { addressOf, type DirectoryFilter } from './directoryFilter.ts';

interface FilterLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  filter: DirectoryFilter;
  /** Applies the filter in the browser, if scripts run. */
  apply: () => void;
}

/** A link that filters the directory. With scripts, the page and the focus stay. */
export function FilterLink({ filter, apply, ...link }: FilterLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    apply();
  }
  return <Link {...link} to={addressOf(filter)} onClick={onClick} />;
}
