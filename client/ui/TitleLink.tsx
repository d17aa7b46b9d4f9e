import { Link } from 'react-router-dom';
import { MultilingualText } from './MultilingualText.tsx';

/** A title that leads to the page of its record; it looks like the title that it is. */
export function TitleLink({ to, title }: { to: string; title: string }) {
  return (
    <Link to={to} className="decoration-2 underline-offset-4 hover:underline">
      <MultilingualText text={title} />
    </Link>
  );
}
