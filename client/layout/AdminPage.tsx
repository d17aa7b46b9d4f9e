import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { AdminHead } from './head/AdminHead.tsx';

interface AdminPageProps {
  heading: string;
  /** The operations of the page, beside the heading. */
  actions?: ReactNode;
  /** An introduction below the heading. */
  intro?: ReactNode;
  /** An explanation below a list, so that the list starts near the top of the screen. */
  note?: ReactNode;
  /** The link above the heading; absent for pages that are in the menu. */
  back?: { to: string; name: string };
  /** Whether it has the width of the window, as a list. */
  isWide?: boolean;
  children?: ReactNode;
}

/** The common parts of admin pages: head, link back, heading. */
export function AdminPage(props: AdminPageProps) {
  const { heading, actions, intro, note, back, isWide = false, children } = props;
  return (
    <>
      <AdminHead title={heading} />
      <div
        className={`mx-auto w-full px-4 pt-3 pb-24 sm:px-6 ${isWide ? 'max-w-[90rem]' : 'max-w-6xl'}`}
      >
        {back && (
          <Link
            to={back.to}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-green decoration-1 underline-offset-4 hover:underline print:hidden"
          >
            <Icon name="onward" className="size-5 rotate-180" />
            <MultilingualText text={back.name} />
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="flex min-h-11 grow items-center text-xl font-semibold tracking-tight sm:grow-0 sm:text-2xl">
            <MultilingualText text={heading} />
          </h1>
          {actions}
        </div>
        {intro && <div className="mt-1 max-w-[44em] text-muted">{intro}</div>}
        <div className={intro ? 'mt-6' : 'mt-2'}>{children}</div>
        {note && <div className="mt-8 max-w-[44em] text-muted">{note}</div>}
      </div>
    </>
  );
}
