import { Drawing } from './picture/Drawing.tsx';

/** Line drawings on a field of 24 by 24. */
export const iconPaths = {
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h11',
  more: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0m7 0a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  down: 'M6 9.5l6 6 6-6',
  close: 'M5 5l14 14M19 5L5 19',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  whole: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  pin: 'M12 21.2s-6.8-6.4-6.8-11.4a6.8 6.8 0 0 1 13.6 0c0 5-6.8 11.4-6.8 11.4ZM12 12.2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  outward: 'M7 17L17 7M8.5 7H17v8.5',
  telephone:
    'M7.6 3.5 10 8.4 7.9 10.2a13.5 13.5 0 0 0 5.9 5.9l1.8-2.1 4.9 2.4c-.2 2.6-1.6 4.1-4 4.1C9.6 20.5 3.5 14.4 3.5 7.5c0-2.4 1.5-3.8 4.1-4Z',
  play: 'M8 5.5l11 6.5-11 6.5Z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20.5 20.5',
  calendar: 'M4.5 6h15v14h-15ZM4.5 10h15M8.5 3.5V7M15.5 3.5V7M12 12.5v5M9.5 15h5',
  share:
    'M15.5 8a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM6.5 14.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM15.5 21.4a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM8.9 10.6l4.3-3.7M8.9 13.3l4.3 4',
  sort: 'M7.5 4v16M4 16.5 7.5 20l3.5-3.5M16.5 20V4M13 7.5 16.5 4 20 7.5',
  onward: 'M4.5 12h15M13.5 6l6 6-6 6',
};

interface IconProps {
  name: keyof typeof iconPaths;
  className?: string;
}

/** An icon beside text, or in a control that has an accessible name; it has none itself. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return <Drawing path={iconPaths[name]} className={`shrink-0 ${className}`} />;
}

/**
 * Class names of a link with icon and text. It is 44 px high, or 28 where there is little space.
 */
export const iconTextLink = (isCompact: boolean) =>
  isCompact ? 'icon-text-link compact' : 'icon-text-link';
