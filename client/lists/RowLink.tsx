import { Link } from 'react-router-dom';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';

/** The link from the title of a row to its record; on a card it covers the whole row. */
export function RowLink({ to, title }: { to: string; title: string }) {
  return (
    <Link
      to={to}
      className="decoration-1 underline-offset-4 -outline-offset-3 hover:underline max-lg:after:absolute max-lg:after:inset-0"
    >
      <MultilingualText text={title} />
    </Link>
  );
}
