import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { accentButton } from '../ui/buttonStyle.ts';
import { Icon } from '../ui/Icon.tsx';
import { AdminPage } from '../layout/AdminPage.tsx';

interface ListPageProps {
  heading: string;
  /** The label of the link to the form for a new record, and its address. */
  create: string;
  createPath: string;
  /** The address of the CSV import; absent if there is none. */
  importPath?: string | undefined;
  /** The button that downloads the list. */
  exportButton: ReactNode;
  /** The search field and the filters. */
  search: ReactNode;
  children: ReactNode;
}

/** The list page of a kind of record, with search, edit and delete. */
export function ListPage(props: ListPageProps) {
  const { heading, create, createPath, importPath, exportButton, search, children } = props;
  const { csvImport } = useAdminMessages();
  return (
    <AdminPage
      heading={heading}
      isWide
      actions={
        <>
          <Link to={createPath} className={createLink}>
            <Icon name="plus" />
            <span className="max-sm:sr-only">{create}</span>
          </Link>
          {importPath && (
            <Link to={importPath} className={importLink}>
              {csvImport.link}
            </Link>
          )}
          {exportButton}
          <div className={searchStyle}>{search}</div>
        </>
      }
    >
      {children}
    </AdminPage>
  );
}

/** Side by side if each has room for a few words, for any font size and window width. */
const searchStyle =
  'flex w-full flex-wrap gap-2 *:flex-[1_1_6rem] sm:w-auto sm:grow sm:justify-end sm:*:flex-none';

/** A round button on phones, where only its icon has room beside the heading. */
const createLink = `${accentButton} min-h-11 py-1.5 max-sm:size-11 max-sm:rounded-full max-sm:px-0`;

const importLink =
  'inline-flex min-h-11 items-center font-semibold text-green decoration-1 underline-offset-4 hover:underline';
