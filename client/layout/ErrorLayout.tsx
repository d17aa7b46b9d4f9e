import type { ReactNode } from 'react';
import { pageHeading } from '../ui/headingStyle.ts';

interface ErrorLayoutProps {
  /** The address of its picture; absent if it could not be fetched. */
  picture?: string;
  heading: string;
  text?: string;
  /** Links to other pages. */
  children: ReactNode;
}

/** The layout of error pages. */
export function ErrorLayout({ picture, heading, text, children }: ErrorLayoutProps) {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col items-center px-4 py-14 text-center sm:px-6 lg:py-20">
      {picture && (
        <img src={picture} alt="" width={600} height={360} className="h-auto w-full max-w-lg" />
      )}
      <h1 className={`${pageHeading} mt-10`}>{heading}</h1>
      {text && <p className="mt-4 text-xl text-muted">{text}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-4">{children}</div>
    </div>
  );
}
