import { useEffect } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useTheme } from '../../theme.ts';
import { panelStyle, useDisclosure } from '../../ui/useDisclosure.ts';
import { ThemeChoices, ThemeIcon } from './ThemeChoices.tsx';

/**
 * A button that opens the choice of the colour theme; the panel stays open until the focus leaves
 * it.
 */
export function ThemeToggle() {
  const { theme: words } = useMessages().layout;
  const [theme] = useTheme();
  const { isOpen, close, box, button, ...props } = useDisclosure();

  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isOpen, box]);

  return (
    <div ref={box} {...props.boxProps} className="relative noscript:hidden">
      <button
        ref={button}
        type="button"
        aria-label={words.buttonName(words[theme])}
        {...props.buttonProps}
        className="grid size-11 cursor-pointer place-items-center rounded-full text-ink transition-colors hover:bg-line"
      >
        {/* By class and not by state: the server does not know the theme, but a script sets its class before the first paint. */}
        <ThemeIcon theme="light" className="dark:hidden" />
        <ThemeIcon theme="dark" className="hidden dark:block" />
      </button>
      <div {...props.panelProps} className={`${panelStyle} end-0 min-w-44`}>
        <ThemeChoices
          legendClassName="sr-only"
          onEnter={() => {
            close();
            button.current?.focus();
          }}
        />
      </div>
    </div>
  );
}
