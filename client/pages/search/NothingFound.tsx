import { Link } from 'react-router-dom';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useSearchMessages } from './messages.ts';

/** The message that there are no results, with hints to search differently. */
export function NothingFound({ query }: { query: string }) {
  const words = useSearchMessages();
  return (
    <div className="mt-8">
      <p role="status" className="text-xl font-semibold wrap-anywhere">
        <MultilingualText text={words.nothing(query)} />
      </p>
      <p className="mt-4">{words.waysOn}</p>
      <ul className="mt-2 list-disc space-y-1 ps-6">
        {words.waysOnList.map((way) => (
          <li key={way}>{way}</li>
        ))}
        <li>
          <Link to="/contact-us" className="text-green underline underline-offset-4">
            {words.contact}
          </Link>
        </li>
      </ul>
    </div>
  );
}
