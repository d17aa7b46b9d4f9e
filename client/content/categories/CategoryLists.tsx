import { QueryPage } from '../../lists/QueryPage.tsx';
import { ExportButton } from '../ExportButton.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { type CategoryKindName, categoryKindNames, categoryKinds } from './categoryKinds.ts';
import {
  type CategoryList_CategoryFragment,
  useCategoryListsQuery,
} from './CategoryLists.generated.ts';
import { useExportCategoriesMutation } from './ExportCategories.generated.ts';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { columnsOf, DataTable, RowLink } from '../../lists/DataTable.tsx';
import { quietButton } from '../../ui/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { EditLink } from '../../ui/ToolLink.tsx';
import { toolsStyle } from '../../ui/toolStyle.ts';
import { DeleteCategoryButton } from './DeleteCategoryButton.tsx';

/** The categories of all three kinds, with buttons to create, rename and delete them. */
export function Component() {
  const { categories: words } = useAdminMessages().adminLists;
  const query = useCategoryListsQuery({ fetchPolicy: 'cache-and-network' });
  const [exportCategories] = useExportCategoriesMutation();
  return (
    <QueryPage
      query={query}
      heading={words.heading}
      note={words.intro}
      actions={
        <ExportButton
          fileName="categories"
          makeTable={(language) => exportCategories({ variables: { language } })}
        />
      }
    >
      {(data) => (
        <div className="space-y-8">
          {categoryKindNames.map((kind) => (
            <CategoryList key={kind} kind={kind} categories={data[categoryKinds[kind].list]} />
          ))}
        </div>
      )}
    </QueryPage>
  );
}

type ListedCategory = CategoryList_CategoryFragment & { entries: { totalCount: number } };

interface CategoryListProps {
  kind: CategoryKindName;
  categories: ListedCategory[];
}

/** The categories of one kind. */
function CategoryList({ kind, categories }: CategoryListProps) {
  const { addPath, editPath } = categoryKinds[kind];
  const { admin, adminLists, translations } = useAdminMessages();
  const { categories: words } = adminLists;
  const group = words[kind];
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  const columns = columnsOf<ListedCategory, 'name' | 'entries' | 'languages'>(
    { ...words, languages: adminLists.languages },
    {
      name: {
        card: 'title',
        cell: ({ id, categoryName }) => (
          <RowLink to={`/admin/${editPath}/${id}`} title={categoryName} />
        ),
      },
      entries: { card: 'detail', cell: ({ entries }) => words.holds(entries.totalCount) },
      languages: {
        card: 'detail',
        cell: ({ languages }) =>
          translations.readIn(languages.map((language) => translations.names[language])),
      },
    },
  );

  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl font-semibold">
          {group}
        </h2>
        <Link
          to={`/admin/${addPath}`}
          aria-label={admin.named(words.create, group)}
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
                // The focused button is removed with its category.
                onDeleted={() => heading.current?.focus()}
              />
            </div>
          )}
        />
      )}
    </section>
  );
}
