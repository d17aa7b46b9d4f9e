import { Link } from 'react-router-dom';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import type { ShownMonth } from './shownMonth.ts';

/** The title of an event, which leads to its page. */
export function EventLink({ event: { path, title } }: { event: ShownMonth['events'][number] }) {
  return (
    <Link to={path} className="font-semibold text-green underline underline-offset-4">
      <MultilingualText text={title} />
    </Link>
  );
}
