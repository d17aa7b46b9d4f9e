import type { KeyboardEvent } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { themes, useTheme } from '../../theme.ts';
import { ThemeIcon } from './ThemeIcon.tsx';

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
