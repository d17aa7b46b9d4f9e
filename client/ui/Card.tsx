import type { ReactNode } from 'react';

/** A sheet for one entry, at most 550 px wide (docs/product.md, section 2.8). */
export function Card({ children }: { children: ReactNode }) {
  return (
    <article className="flex w-full max-w-[550px] flex-col overflow-hidden rounded-lg border border-line bg-surface">
      {children}
    </article>
  );
}
