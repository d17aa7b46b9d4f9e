import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Column, DataTable } from '../../lists/DataTable.tsx';
import { RowLink } from '../../lists/RowLink.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { EditLink } from '../EditLink.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { type CategoryKindName, categoryKinds } from './categoryKinds.ts';
import type { CategoryList_CategoryFragment } from './CategoryLists.generated.ts';
import { DeleteCategoryButton } from './DeleteCategoryButton.tsx';

type ListedCategory = CategoryList_CategoryFragment & { entries: { totalCount: number } };

interface CategoryListProps {
  kind: CategoryKindName;
  categories: ListedCategory[];
  reload: () => Promise<unknown>;
}

/** The categories of one kind. */
export function CategoryList(props: CategoryListProps) {
  const { kind, categories, reload } = props;
  const { addPath, editPath } = categoryKinds[kind];
  const { adminLists, translations } = useAdminMessages();
  const { categories: words } = adminLists;
  const group = words[kind];
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  const columns: Column<ListedCategory>[] = [
    {
      name: 'name',
      header: words.name,
      card: 'title',
      cell: ({ id, categoryName }) => (
        <RowLink to={`/admin/${editPath}/${id}`} title={categoryName} />
      ),
    },
    {
      name: 'entries',
      header: words.entries,
      card: 'detail',
      cell: ({ entries }) => words.holds(entries.totalCount),
    },
    {
      name: 'languages',
      header: adminLists.languages,
      card: 'detail',
      cell: ({ languages }) =>
        translations.readIn(languages.map((language) => translations.names[language])),
    },
  ];

  async function afterDelete() {
    // The focused button is removed with its category.
    heading.current?.focus();
    await reload();
  }

  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl font-semibold">
          {group}
        </h2>
        <Link
          to={`/admin/${addPath}`}
          aria-label={words.createName(group)}
          className={`${quietButton} min-h-11 py-1.5`}
        >
          <Icon name="plus" />
          {words.create}
        </Link>
      </div>
      {categories.length === 0 && <p className="mt-4 text-lg text-muted">{words.empty}</p>}
      {categories.length > 0 && (
        <DataTable
          label={group}
          columns={columns}
          rows={categories}
          actions={(category) => (
            <div className={toolsStyle}>
              <EditLink to={`/admin/${editPath}/${category.id}`} title={category.categoryName} />
              <DeleteCategoryButton
                kind={kind}
                category={category}
                title={category.categoryName}
                onDeleted={() => void afterDelete()}
              />
            </div>
          )}
        />
      )}
    </section>
  );
}
