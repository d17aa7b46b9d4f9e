import { Link } from 'react-router-dom';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';

interface RowLinkProps {
  to: string;
  title: string;
  /** The number of the record, which cards show behind the title. */
  number?: string;
}

/** The link from the title of a row to its record; on a card it covers the whole row. */
export function RowLink({ to, title, number }: RowLinkProps) {
  return (
    <>
      <Link
        to={to}
        className="decoration-1 underline-offset-4 -outline-offset-3 hover:underline max-lg:after:absolute max-lg:after:inset-0"
      >
        <MultilingualText text={title} />
      </Link>
      {number && <span className="font-normal text-muted lg:hidden"> {number}</span>}
    </>
  );
}
