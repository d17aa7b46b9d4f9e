import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accentButton } from '../ui/buttonStyle.ts';
import { Icon } from '../ui/Icon.tsx';
import { AdminPage } from '../layout/AdminPage.tsx';

interface ListPageProps {
  heading: string;
  /** The words of the link to the form for a new entry, and its address. */
  create: string;
  createPath: string;
  /** The field with which entries are found. */
  search: ReactNode;
  children: ReactNode;
}

/** A page on which records of a kind are found, edited and deleted. */
export function ListPage({ heading, create, createPath, search, children }: ListPageProps) {
  return (
    <AdminPage heading={heading}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        {search}
        <Link to={createPath} className={accentButton}>
          <Icon name="plus" />
          {create}
        </Link>
      </div>
      {children}
    </AdminPage>
  );
}
