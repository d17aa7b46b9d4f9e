import type { ReactNode } from 'react';
import { pageHeading } from './headingStyle.ts';
import { OtherLanguage } from './text/OtherLanguage.tsx';

interface PageHeaderProps {
  heading: string;
  /** The heading in the other language of a bilingual page, shown below. */
  otherHeading?: string;
  children: ReactNode;
}

/** The heading and introduction of a page. */
export function PageHeader({ heading, otherHeading, children }: PageHeaderProps) {
  return (
    <header className="mx-auto w-full max-w-6xl px-4 pt-14 pb-10 sm:px-6 sm:pt-20 sm:pb-14 print:pt-6 print:pb-4">
      <h1 className={pageHeading}>
        {heading}
        {otherHeading && (
          <OtherLanguage className="mt-3 block text-[0.6em] leading-tight font-medium text-muted">
            {otherHeading}
          </OtherLanguage>
        )}
      </h1>
      <div className="mt-5 max-w-[31em] space-y-2 text-lg text-muted sm:text-xl">{children}</div>
    </header>
  );
}
