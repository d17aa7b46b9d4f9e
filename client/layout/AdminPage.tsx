import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { Icon } from '../ui/Icon.tsx';
import { AdminHead } from './AdminHead.tsx';

interface AdminPageProps {
  heading: string;
  /** What leads into the page, beneath its heading. */
  intro?: ReactNode;
  /** Where the link above the heading goes; without it to the dashboard. */
  back?: { to: string; name: string };
  children?: ReactNode;
}

/** What pages of the admin area share: head, the way back, heading. */
export function AdminPage({ heading, intro, back, children }: AdminPageProps) {
  const { admin } = useAdminMessages();
  return (
    <>
      <AdminHead title={heading} />
      <div className="mx-auto w-full max-w-6xl px-4 pt-8 pb-24 sm:px-6 sm:pt-10">
        <Link
          to={back?.to ?? '/admin/dashboard'}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-green decoration-1 underline-offset-4 hover:underline"
        >
          <Icon name="onward" className="size-5 rotate-180" />
          {back?.name ?? admin.backToDashboard}
        </Link>
        <h1 className="mt-4 text-[clamp(min(2.125rem,10.6vw),5vw,3.25rem)] font-semibold tracking-tight">
          {heading}
        </h1>
        {intro && <div className="mt-4 max-w-[34em] text-lg text-muted">{intro}</div>}
        <div className="mt-10">{children}</div>
      </div>
    </>
  );
}
