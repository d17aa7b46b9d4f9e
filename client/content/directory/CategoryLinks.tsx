import { Link } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { categoryAnchor } from '../CategorySection.tsx';

interface CategoryLinksProps {
  categories: { id: string; categoryName: string }[];
}

/** Leads quickly to a category further down the page. */
export function CategoryLinks({ categories }: CategoryLinksProps) {
  const { directory } = useMessages();
  return (
    <nav aria-label={directory.categories}>
      <ul className="flex flex-wrap gap-2 lg:sticky lg:top-28 lg:flex-col lg:gap-0">
        {categories.map(({ id, categoryName }) => (
          <li key={id}>
            <Link
              to={{ hash: categoryAnchor(id) }}
              onClick={() => {
                // The keyboard goes on from where the eye has been brought.
                document.getElementById(categoryAnchor(id))?.focus({ preventScroll: true });
              }}
              className="flex min-h-11 items-center rounded-full border border-control bg-surface px-4 py-1.5 text-sm font-semibold hover:border-ink hover:bg-ink hover:text-paper lg:rounded-none lg:border-0 lg:border-s-4 lg:border-line lg:bg-transparent lg:py-2.5 lg:text-base lg:hover:border-gold lg:hover:bg-transparent lg:hover:text-ink"
            >
              {categoryName}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
