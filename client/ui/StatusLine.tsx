import type { ReactNode } from 'react';

const tones = { neutral: 'text-muted', good: 'text-green', bad: 'text-red' };

interface StatusLineProps {
  tone: keyof typeof tones;
  children: ReactNode;
}

/** How an action went. It is on the page while still empty, so that what appears is read aloud. */
export function StatusLine({ tone, children }: StatusLineProps) {
  return (
    <div role="status" className={`font-semibold not-empty:mt-6 ${tones[tone]}`}>
      {children}
    </div>
  );
}
