import type { Theme } from '../../theme.ts';
import { Drawing } from '../../ui/picture/Drawing.tsx';

const drawings: Record<Theme, string> = {
  light:
    'M12 7.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8ZM12 2.5v1.6M12 19.9v1.6M2.5 12h1.6M19.9 12h1.6M5.3 5.3l1.1 1.1M17.6 17.6l1.1 1.1M5.3 18.7l1.1-1.1M17.6 6.4l1.1-1.1',
  dark: 'M20.3 14.4A8.7 8.7 0 0 1 9.6 3.7a8.7 8.7 0 1 0 10.7 10.7Z',
  system: 'M4.5 4.5h15v11h-15ZM9 20h6M12 15.5V20',
};

/** The icon of a control that has an accessible name; it has none itself. */
export function ThemeIcon({ theme, className = '' }: { theme: Theme; className?: string }) {
  return <Drawing path={drawings[theme]} className={`size-6 shrink-0 ${className}`} />;
}
