import { type ReactNode, useEffect, useRef } from 'react';

const tones = { neutral: 'text-muted', good: 'text-green', bad: 'text-red' };

interface StatusLineProps {
  tone: keyof typeof tones;
  children: ReactNode;
}

/**
 * The result of an action. It is rendered while still empty, so that screen readers announce
 * changes. The page scrolls to a new result, which stands below the button.
 */
export function StatusLine({ tone, children }: StatusLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const text = line.current?.textContent ?? '';
    const isNew = shown.current !== null && shown.current !== text;
    if (isNew && tone !== 'neutral') line.current?.scrollIntoView({ block: 'nearest' });
    shown.current = text;
  });
  return (
    <div ref={line} role="status" className={`font-semibold not-empty:mt-6 ${tones[tone]}`}>
      {children}
    </div>
  );
}
