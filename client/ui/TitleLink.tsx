import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MultilingualText } from './MultilingualText.tsx';

interface TitleLinkProps {
  to: string;
  title: string;
  /** The title as it is shown, where not plainly. */
  children?: ReactNode;
}

/** A title that leads to the page of its record; it looks like the title that it is. */
export function TitleLink({ to, title, children }: TitleLinkProps) {
  return (
    <Link to={to} className="title-link">
      {children ?? <MultilingualText text={title} />}
    </Link>
  );
}
