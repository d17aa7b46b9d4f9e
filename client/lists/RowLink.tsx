import { Link } from 'react-router-dom';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';

/** The style of what only cards show behind a title, such as the number of a record. */
export const onCards = 'font-normal text-muted lg:hidden';

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
