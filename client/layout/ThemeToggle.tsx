import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages/messages.ts';
import { type Theme, themes, useTheme } from '../theme.ts';
import { ThemeIcon } from './ThemeIcon.tsx';

/**
 * A button that opens three radio buttons: they are announced as one choice of three, arrow keys
 * change the theme at once, and the panel stays open so that people can compare.
 */
export function ThemeToggle() {
  const { theme: words } = useMessages().layout;
  const [theme, setTheme] = useTheme();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    const onRadio = event.target instanceof HTMLInputElement;
    if (!open || !(event.key === 'Escape' || (event.key === 'Enter' && onRadio))) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={box} onKeyDown={onKeyDown} onBlur={onBlur} className="relative noscript:hidden">
      <button
        ref={button}
        type="button"
        aria-label={words.buttonName(words[theme])}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => {
          setOpen(!open);
        }}
        className="grid size-11 cursor-pointer place-items-center rounded-full text-ink transition-colors hover:bg-line"
      >
        {/* By class and not by state: the server cannot know the theme, the first paint does. */}
        <ThemeIcon theme="light" className="dark:hidden" />
        <ThemeIcon theme="dark" className="hidden dark:block" />
      </button>
      <fieldset
        id={panel}
        hidden={!open}
        className="absolute end-0 top-full mt-2 min-w-44 rounded-lg border border-line bg-surface p-1.5 shadow-lg shadow-ink/10"
      >
        <legend className="sr-only">{words.menuName}</legend>
        {themes.map((each) => (
          <ThemeChoice
            key={each}
            theme={each}
            checked={each === theme}
            onChoose={() => {
              setTheme(each);
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface ThemeChoiceProps {
  theme: Theme;
  checked: boolean;
  onChoose: () => void;
}

function ThemeChoice({ theme, checked, onChoose }: ThemeChoiceProps) {
  const { theme: words } = useMessages().layout;
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 hover:bg-line/60 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent">
      <ThemeIcon theme={theme} />
      <span className="grow">{words[theme]}</span>
      <input
        type="radio"
        name="theme"
        value={theme}
        checked={checked}
        onChange={onChoose}
        className="size-4 accent-accent outline-none"
      />
    </label>
  );
}
