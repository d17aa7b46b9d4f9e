import type { KeyboardEvent } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { type Theme, themes, useTheme } from '../../theme.ts';
import { Drawing } from '../../ui/picture/Drawing.tsx';

interface ThemeChoicesProps {
  legendClassName: string;
  /** Called when the user confirms with the Enter key. */
  onEnter?: () => void;
}

/**
 * Announced as a group of three radio buttons. Arrow keys change the theme at once, so that users
 * can compare.
 */
export function ThemeChoices({ legendClassName, onEnter }: ThemeChoicesProps) {
  const { theme: words } = useMessages().layout;
  const [theme, setTheme] = useTheme();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <fieldset onKeyDown={onKeyDown}>
      <legend className={legendClassName}>{words.menuName}</legend>
      {themes.map((each) => (
        <label
          key={each}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-line/60 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent"
        >
          <ThemeIcon theme={each} />
          <span className="grow">{words[each]}</span>
          <input
            type="radio"
            name="theme"
            value={each}
            checked={each === theme}
            onChange={() => {
              setTheme(each);
            }}
            className="size-4 accent-accent outline-none"
          />
        </label>
      ))}
    </fieldset>
  );
}

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
