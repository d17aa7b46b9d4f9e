import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MultilingualText } from './MultilingualText.tsx';

interface TitleLinkProps {
  to: string;
  title: string;
  /** The title as it is shown, if it is not plain text. */
  children?: ReactNode;
}

/** A title that links to the page of its record, in the style of a title. */
export function TitleLink({ to, title, children }: TitleLinkProps) {
  return (
    <Link to={to} className="title-link">
      {children ?? <MultilingualText text={title} />}
    </Link>
  );
}
