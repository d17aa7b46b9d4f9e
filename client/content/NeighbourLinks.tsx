import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { useRecordPageMessages } from './recordPageMessages.ts';
import type { NeighbourLinks_NeighbourFragment } from './NeighbourLinks.generated.ts';

type Neighbour = NeighbourLinks_NeighbourFragment | null;

/** Links to the previous and next record in the list of its kind. */
export function NeighbourLinks({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  const words = useRecordPageMessages();
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.neighbours} className="mt-16 print:hidden">
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {previous && (
          <li className="border-t border-line">
            <NeighbourLink to={previous} label={words.previous} arrow="-scale-x-100" />
          </li>
        )}
        {next && (
          <li className="border-t border-line sm:col-start-2 sm:text-end">
            <NeighbourLink to={next} label={words.next} arrow="order-last" />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface NeighbourLinkProps {
  to: NeighbourLinks_NeighbourFragment;
  label: string;
  /** Class names that rotate or move the arrow. */
  arrow: string;
}

function NeighbourLink({ to, label, arrow }: NeighbourLinkProps) {
  return (
    <Link to={to.path} className="group/neighbour block py-5">
      <span className="inline-flex items-center gap-2 text-muted">
        <Icon name="onward" className={`size-5 ${arrow}`} />
        {label}
      </span>{' '}
      <span className="mt-1 block font-heading text-xl font-semibold wrap-anywhere decoration-2 underline-offset-4 group-hover/neighbour:underline">
        <MultilingualText text={to.title} />
      </span>
    </Link>
  );
}
