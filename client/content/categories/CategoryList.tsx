import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import type { Language } from '../../messages/languages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { DeleteButton } from '../DeleteButton.tsx';
import { ReadIn } from '../lists/ReadIn.tsx';
import { EditLink } from '../EditLink.tsx';
import { toolsStyle } from '../toolStyle.ts';

interface CategoryListProps {
  /** What these categories are for. */
  group: string;
  categories: {
    id: string;
    categoryName: string;
    languages: Language[];
    entries: { nodes: unknown[]; pageInfo: { hasNextPage: boolean } };
  }[];
  createPath: string;
  /** The route of the form that renames one, without the id. */
  editPath: string;
  remove: (id: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
}

/** The categories of one kind. */
export function CategoryList(props: CategoryListProps) {
  const { group, categories, createPath, editPath, remove, reload } = props;
  const { adminLists, deleteFlow } = useAdminMessages();
  const { categories: words } = adminLists;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  async function goOn() {
    // The button that had the focus goes with its category.
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
          to={createPath}
          aria-label={words.createName(group)}
          className={`${quietButton} min-h-11 py-1.5`}
        >
          <Icon name="plus" />
          {words.create}
        </Link>
      </div>
      {categories.length === 0 && <p className="mt-4 text-lg text-muted">{words.empty}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line empty:hidden">
        {categories.map(({ id, categoryName, languages, entries }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 py-3">
            <div>
              <h3 className="font-body text-lg leading-snug font-semibold">
                <MultilingualText text={categoryName} />
              </h3>
              <p className="text-muted">
                {words.holds(entries.nodes.length, entries.pageInfo.hasNextPage)}
              </p>
              <ReadIn languages={languages} />
            </div>
            <div className={`${toolsStyle} max-sm:w-full`}>
              <EditLink to={`${editPath}/${id}`} title={categoryName} />
              <DeleteButton
                kind={deleteFlow.kinds.category}
                title={categoryName}
                remove={() => remove(id)}
                onDeleted={() => void goOn()}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
