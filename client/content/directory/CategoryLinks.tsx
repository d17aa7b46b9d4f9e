import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';

interface CategoryLinksProps {
  categories: { id: string; categoryName: string; count: number }[];
}

export const categoryAnchor = (id: string) => `category-${id}`;

/** Leads quickly to a category further down the page. */
export function CategoryLinks({ categories }: CategoryLinksProps) {
  const { directory } = useMessages();
  return (
    <nav aria-label={directory.categories} className="lg:sticky lg:top-28">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
        {categories.map(({ id, categoryName, count }) => (
          <li key={id}>
            <Link
              to={{ hash: categoryAnchor(id) }}
              onClick={() => {
                // The keyboard goes on from where the eye has been brought.
                document.getElementById(categoryAnchor(id))?.focus({ preventScroll: true });
              }}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 py-1.5 text-sm font-semibold hover:border-ink lg:justify-between lg:rounded-none lg:border-0 lg:border-s-4 lg:bg-transparent lg:ps-4 lg:pe-2 lg:text-base lg:hover:border-gold"
            >
              {categoryName}
              <span className="font-normal text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
