import type { ReactNode } from 'react';
import { AdminHead } from '../../layout/head/AdminHead.tsx';
import { pageHeading } from '../../ui/headingStyle.ts';

interface SmallPageProps {
  heading: string;
  intro?: string;
  children: ReactNode;
}

/** A page of the admin area with a single task, also for users who are not signed in. */
export function SmallPage({ heading, intro, children }: SmallPageProps) {
  return (
    <>
      <AdminHead title={heading} />
      <div className="mx-auto w-full max-w-xl px-4 pt-14 pb-24 sm:px-6 sm:pt-20">
        <h1 className={pageHeading}>{heading}</h1>
        {intro && <p className="mt-5 text-lg wrap-anywhere text-muted">{intro}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </>
  );
}
