import { type ReactNode, useId } from 'react';

interface SectionProps {
  heading: string;
  intro?: string | false;
  children: ReactNode;
}

/** A part of a page with its heading, by which screen readers list it. */
export function Section({ heading, intro, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-semibold">
        {heading}
      </h2>
      {intro && <p className="mt-2 text-muted">{intro}</p>}
      {children}
    </section>
  );
}
