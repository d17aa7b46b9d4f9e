import { Link } from 'react-router-dom';
import { MultilingualText } from '../../ui/MultilingualText.tsx';
import { categoryAnchor } from '../CategorySection.tsx';
import { useDirectoryMessages } from './messages.ts';

interface CategoryLinksProps {
  categories: { id: string; categoryName: string }[];
}

/** Leads quickly to a category further down the page. */
export function CategoryLinks({ categories }: CategoryLinksProps) {
  const words = useDirectoryMessages();
  return (
    <nav
      aria-label={words.categories}
      className="lg:sticky lg:top-20 lg:z-10 lg:-mx-3 lg:bg-paper lg:px-3 lg:py-3"
    >
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ id, categoryName }) => (
          <li key={id}>
            <Link
              to={{ hash: categoryAnchor(id) }}
              onClick={() => {
                // The keyboard goes on from where the eye has been brought.
                document.getElementById(categoryAnchor(id))?.focus({ preventScroll: true });
              }}
              className="flex min-h-11 items-center rounded-full border border-control bg-surface px-4 py-1.5 text-sm font-semibold hover:border-ink hover:bg-ink hover:text-paper"
            >
              <MultilingualText text={categoryName} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
