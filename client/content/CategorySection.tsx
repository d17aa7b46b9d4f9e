import { type ReactNode, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { sectionHeading } from '../ui/headingStyle.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';

interface CategorySectionProps {
  category: {
    id: string;
    categoryName: string;
    entries: { pageInfo: { hasNextPage: boolean; endCursor: string | null } };
  };
  /** Loads more entries of the category after a cursor. */
  loadMore: (after: string | null) => Promise<unknown>;
  /** The class names of the list. */
  listClassName: string;
  /** The class names of the heading; by default those of a section. */
  headingClassName?: string;
  /** The entries, as list items. */
  children: ReactNode;
}

/** The fragment of an address that links to a category. */
export const categoryAnchor = (id: string) => `category-${id}`;

/** The heading and entries of a category, on a page that is grouped by categories. */
export function CategorySection(props: CategorySectionProps) {
  const { category, loadMore, listClassName, headingClassName = sectionHeading, children } = props;
  const { ui } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const { id, categoryName, entries } = category;
  const anchor = categoryAnchor(id);
  return (
    <section
      id={anchor}
      // Focusable, so that the keyboard focus follows a link within the page.
      tabIndex={-1}
      aria-labelledby={`${anchor}-name`}
      className="scroll-mt-28 outline-none"
    >
      <h2 id={`${anchor}-name`} className={headingClassName}>
        <MultilingualText text={categoryName} />
      </h2>
      <ul ref={list} className={listClassName}>
        {children}
      </ul>
      <div className="has-[button]:mt-10">
        <LoadMore
          pageInfo={entries.pageInfo}
          load={loadMore}
          list={list}
          label={ui.loadMore}
          name={ui.loadMoreName(categoryName)}
        />
      </div>
    </section>
  );
}

/** The categories that have entries (docs/product/pages.md, section 3.4). */
export function categoriesWithEntries<Category extends { entries: { nodes: unknown[] } }>(
  categories: Category[],
): Category[] {
  return categories.filter(({ entries }) => entries.nodes.length > 0);
}
