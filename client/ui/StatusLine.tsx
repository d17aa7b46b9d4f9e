import type { ReactNode } from 'react';

const tones = { neutral: 'text-muted', good: 'text-green', bad: 'text-red' };

interface StatusLineProps {
  tone: keyof typeof tones;
  children: ReactNode;
}

/**
 * The result of an action. It is rendered while still empty, so that screen readers announce
 * changes.
 */
export function StatusLine({ tone, children }: StatusLineProps) {
  return (
    <div role="status" className={`font-semibold not-empty:mt-6 ${tones[tone]}`}>
      {children}
    </div>
  );
}
