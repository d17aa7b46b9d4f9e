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
  /** The fields with which entries are found and narrowed down. */
  search: ReactNode;
  children: ReactNode;
}

/** A page on which records of a kind are found, edited and deleted. */
export function ListPage({ heading, create, createPath, search, children }: ListPageProps) {
  return (
    <AdminPage
      heading={heading}
      actions={
        <>
          <Link to={createPath} className={createLink}>
            <Icon name="plus" />
            <span className="max-sm:sr-only">{create}</span>
          </Link>
          <div className="flex w-full gap-2 sm:ms-auto sm:w-auto">{search}</div>
        </>
      }
    >
      {children}
    </AdminPage>
  );
}

/** A round button on phones, where only its sign has room beside the heading. */
const createLink = `${accentButton} min-h-11 py-1.5 max-sm:size-11 max-sm:rounded-full max-sm:px-0`;
