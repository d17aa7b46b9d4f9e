import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import { quietButton } from '../../ui/buttonStyle.ts';
import { SentenceRow } from './SentenceRow.tsx';
import {
  allStates,
  filtered,
  sentencesOf,
  type TextFilter,
  type TranslatedSentence,
} from './sentences.ts';
import { TextFilters } from './TextFilters.tsx';
import { useTextsQuery } from './Texts.generated.ts';

/** How many sentences are shown at first, and how many more at a time. */
const pageSize = 40;

/** The sentences of the public pages, which volunteers can change (docs/product.md, section 6.16). */
export function Component() {
  const { texts: words } = useAdminMessages();
  const [parameters, setParameters] = useSearchParams();
  const query = useTextsQuery({ fetchPolicy: 'cache-and-network' });
  const filter = filterOf(parameters);
  const change = (next: TextFilter) =>
    setParameters(Object.entries(next).filter(([, value]) => value) as [string, string][], {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <AdminPage heading={words.heading} intro={words.intro}>
      <QueryBoundary query={query}>
        {({ interfaceTexts }) => {
          const sentences = sentencesOf(interfaceTexts);
          return (
            <>
              <TextFilters sentences={sentences} filter={filter} onChange={change} />
              <SentenceList
                // A list that is narrowed down begins at its top.
                key={JSON.stringify(filter)}
                sentences={filtered(sentences, filter)}
                onConflict={query.refetch}
              />
            </>
          );
        }}
      </QueryBoundary>
    </AdminPage>
  );
}

function filterOf(parameters: URLSearchParams): TextFilter {
  const state = parameters.get('state');
  return {
    part: parameters.get('part') ?? '',
    state: allStates.find((known) => known === state) ?? '',
    search: parameters.get('search') ?? '',
  };
}

interface SentenceListProps {
  sentences: TranslatedSentence[];
  /** Reads all of them again, after somebody else has changed one. */
  onConflict: () => Promise<unknown>;
}

function SentenceList({ sentences, onConflict }: SentenceListProps) {
  const { texts: words } = useAdminMessages();
  const { ui } = useMessages();
  const [count, setCount] = useState(pageSize);
  return (
    <>
      <p role="status" className="mt-4 text-muted">
        {words.shownOf(Math.min(count, sentences.length), sentences.length)}
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
        {sentences.slice(0, count).map((sentence) => (
          <li key={sentence.key} className="py-4">
            <SentenceRow sentence={sentence} onConflict={onConflict} />
          </li>
        ))}
      </ul>
      {count < sentences.length && (
        <button
          type="button"
          onClick={() => setCount(count + pageSize)}
          className={`${quietButton} mt-6`}
        >
          {ui.loadMore}
        </button>
      )}
    </>
  );
}
