import type { ReactNode } from 'react';
import { pageHeading } from './headingStyle.ts';
import { OtherLanguage } from './text/OtherLanguage.tsx';

interface PageHeaderProps {
  heading: string;
  /** The heading in the other language of a bilingual page, shown below. */
  otherHeading?: string;
  /** Whether it is low, above something that should be in the first screen. */
  isCompact?: boolean;
  children: ReactNode;
}

/** The heading and introduction of a page. */
export function PageHeader(props: PageHeaderProps) {
  const { heading, otherHeading, isCompact = false, children } = props;
  return (
    <header
      className={`mx-auto w-full max-w-6xl px-4 sm:px-6 print:pt-6 print:pb-4 ${isCompact ? 'pt-4 pb-1 sm:pt-8 sm:pb-4' : 'pt-14 pb-10 sm:pt-20 sm:pb-14'}`}
    >
      <h1 className={`${pageHeading} ${isCompact ? 'max-sm:text-[min(1.75rem,8.8vw)]' : ''}`}>
        {heading}
        {otherHeading && isCompact && ' '}
        {otherHeading && (
          <OtherLanguage
            className={`text-[0.6em] leading-tight font-medium text-muted ${isCompact ? '' : 'mt-3 block'}`}
          >
            {otherHeading}
          </OtherLanguage>
        )}
      </h1>
      <div
        className={`max-w-[31em] space-y-2 text-muted ${isCompact ? 'mt-1 sm:text-lg' : 'mt-5 text-lg sm:text-xl'}`}
      >
        {children}
      </div>
    </header>
  );
}
