import { Link } from 'react-router-dom';
import picture from '../artwork/not-found.svg';
import { ErrorLayout } from '../layout/ErrorLayout.tsx';
import { Head } from '../layout/head/Head.tsx';
import { accentButton, quietButton } from '../ui/buttonStyle.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import type { ListLink } from './Breadcrumb.tsx';
import type { RecordPage_PageFragment } from './RecordPage.generated.ts';
import { useRecordPageMessages } from './recordPageMessages.ts';

interface RecordGoneProps {
  page: RecordPage_PageFragment;
  list: ListLink;
}

/** The page of a deleted record, with links to the next pages. */
export function RecordGone({ page, list }: RecordGoneProps) {
  const words = useRecordPageMessages();
  const next = page.next ?? page.previous;
  return (
    <>
      <Head page={words.gone.head} indexedIn={[]} />
      <ErrorLayout picture={picture} heading={words.gone.heading} text={words.gone.text}>
        {next && (
          <Link to={next.path} className={accentButton}>
            {/* A single child of the button, in any number of languages. */}
            <span>
              <MultilingualText text={words.gone.next(next.title)} />
            </span>
          </Link>
        )}
        <Link to={list.to} className={quietButton}>
          {words.back(list.name)}
        </Link>
      </ErrorLayout>
    </>
  );
}
