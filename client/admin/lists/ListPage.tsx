import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accentButton } from '../../ui/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AdminPage } from '../AdminPage.tsx';

interface ListPageProps {
  heading: string;
  /** The words of the link to the form for a new entry, and its address. */
  create: string;
  createPath: string;
  children: ReactNode;
}

/** A page on which records of a kind are found, edited and deleted. */
export function ListPage({ heading, create, createPath, children }: ListPageProps) {
  return (
    <AdminPage heading={heading}>
      <p className="mb-8">
        <Link to={createPath} className={accentButton}>
          <Icon name="plus" />
          {create}
        </Link>
      </p>
      {children}
    </AdminPage>
  );
}
