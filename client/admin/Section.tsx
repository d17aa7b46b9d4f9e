import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** The target of links to it. */
  id?: string;
  heading: string;
  intro?: string | false;
  className?: string;
  children: ReactNode;
}

/** A part of a page with its heading, by which screen readers list it. */
export function Section({ id: target, heading, intro, className, children }: SectionProps) {
  const id = useId();
  return (
    <section id={target} aria-labelledby={id} className={className}>
      <h2 id={id} className="text-lg font-semibold sm:text-xl">
        {heading}
      </h2>
      {intro && <p className="mt-2 max-w-[44em] text-muted">{intro}</p>}
      {children}
    </section>
  );
}
