import { type ReactNode, useRef } from 'react';
import { useMessages } from '../messages/messages.ts';
import { sectionHeading } from '../ui/headingStyle.ts';
import { LoadMore } from '../ui/LoadMore.tsx';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { ListTranslationNote, type Translated } from './TranslationNote.tsx';

interface Category<Entry> {
  id: string;
  categoryName: string;
  entries: { nodes: Entry[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

interface CategorySectionProps<Entry> {
  /** Loads more entries of a category after a cursor. */
  loadMore: (variables: { id: string; after: string | null }) => Promise<unknown>;
  /** The class names of the lists, and of their items. */
  listClassName: string;
  itemClassName?: string;
  /** The class names of the headings; by default those of a section. */
  headingClassName?: string;
  /** @param isFirst whether the entry is the first one of the page */
  children: (entry: Entry, index: number, isFirst: boolean) => ReactNode;
}

interface CategorySectionsProps<Entry> extends CategorySectionProps<Entry> {
  categories: Category<Entry>[];
  /** Shown if no category has entries. */
  empty: string;
  className: string;
}

/** The fragment of an address that links to a category. */
const categoryAnchor = (id: string) => `category-${id}`;

/** The categories that have entries, each with its heading (docs/product/pages.md, section 3.4). */
export function CategorySections<Entry extends Translated & { id: string }>(
  props: CategorySectionsProps<Entry>,
) {
  const { categories, empty, className, ...section } = props;
  const filled = categoriesWithEntries(categories);
  if (filled.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <div className={className}>
      <ListTranslationNote records={filled.flatMap(({ entries }) => entries.nodes)} />
      {filled.map((category, group) => (
        <CategorySection key={category.id} category={category} isFirst={group === 0} {...section} />
      ))}
    </div>
  );
}

function CategorySection<Entry extends { id: string }>(
  props: CategorySectionProps<Entry> & { category: Category<Entry>; isFirst: boolean },
) {
  const { category, isFirst, loadMore, listClassName, itemClassName, children } = props;
  const { headingClassName = sectionHeading } = props;
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
        {entries.nodes.map((entry, index) => (
          <li key={entry.id} className={itemClassName}>
            {children(entry, index, isFirst && index === 0)}
          </li>
        ))}
      </ul>
      <div className="has-[button]:mt-10">
        <LoadMore
          pageInfo={entries.pageInfo}
          load={(after) => loadMore({ id, after })}
          list={list}
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

/**
 * The message of a page without entries.
 * @public The pages of new kinds use it (scripts/kindTemplates).
 */
export function EmptyList({ children }: { children: string }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pb-28 sm:px-6">
      <p className="border-s-4 border-gold py-3 ps-6 font-heading text-2xl text-balance">
        {children}
      </p>
    </div>
  );
}
