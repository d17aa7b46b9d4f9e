import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import type { InterfaceText_ShownFragment as InterfaceText } from './InterfaceText.generated.ts';
import { ConfirmAllTexts } from './ConfirmAllTexts.tsx';
import { SentenceRow } from './SentenceRow.tsx';
import {
  allStates,
  filtered,
  isUnchecked,
  sentencesOf,
  type TextFilter,
  type TranslatedSentence,
} from './sentences.ts';
import { TextFilters } from './TextFilters.tsx';
import { useTextsQuery } from './Texts.generated.ts';
import { useWorkOnTexts, type WorkOnTexts } from './useWorkOnTexts.ts';
import { Button } from '../../ui/Button.tsx';

/** The number of messages that are shown at first, and that “Show more” adds. */
const pageSize = 40;

/** The messages of the public pages, which volunteers can edit (docs/product/admin.md, section 6.16). */
export function Component() {
  const { texts: words } = useAdminMessages();
  const query = useTextsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage heading={words.heading} intro={words.intro}>
      <QueryBoundary query={query}>
        {({ interfaceTexts }) => (
          <FilteredTexts texts={interfaceTexts} onConflict={query.refetch} />
        )}
      </QueryBoundary>
    </AdminPage>
  );
}

interface FilteredTextsProps {
  texts: InterfaceText[];
  /** Refetches all messages after another admin has changed one. */
  onConflict: () => Promise<unknown>;
}

function FilteredTexts({ texts, onConflict }: FilteredTextsProps) {
  const [parameters, setParameters] = useSearchParams();
  const work = useWorkOnTexts(texts);
  const [count, setCount] = useState(pageSize);
  const filter = filterOf(parameters);
  const change = (next: TextFilter) => {
    work.filterAnew();
    setCount(pageSize);
    setParameters(Object.entries(next).filter(([, value]) => value) as [string, string][], {
      replace: true,
      preventScrollReset: true,
    });
  };
  const sentences = sentencesOf(texts);
  const found = new Set(filtered(sentences, filter));
  return (
    <>
      <TextFilters sentences={sentences} filter={filter} onChange={change} />
      <SentenceList
        sentences={sentences.filter((each) => found.has(each) || work.isKept(each.key))}
        count={count}
        onMore={() => setCount(count + pageSize)}
        isPage={filter.part !== '' && filter.search === ''}
        work={work}
        onConflict={onConflict}
      />
    </>
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
  /** The number of shown messages, without those that are kept. */
  count: number;
  onMore: () => void;
  /** Whether they are all those of a page. */
  isPage: boolean;
  work: WorkOnTexts;
  /** Refetches all messages after another admin has changed one. */
  onConflict: () => Promise<unknown>;
}

function SentenceList({ sentences, count, onMore, isPage, work, onConflict }: SentenceListProps) {
  const { texts: words } = useAdminMessages();
  const { ui } = useMessages();
  const shown = sentences.filter(({ key }, place) => place < count || work.isKept(key));
  const unchecked = shown
    .flatMap(({ byLanguage }) => Object.values(byLanguage))
    .filter((text) => isUnchecked(text) && !work.isOpen(text));
  return (
    <>
      <p role="status" className="mt-4 text-muted">
        {words.shownOf(shown.length, sentences.length)}
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
        {shown.map((sentence) => (
          <li key={sentence.key} className="py-4">
            <SentenceRow sentence={sentence} work={work} onConflict={onConflict} />
          </li>
        ))}
      </ul>
      {shown.length < sentences.length ? (
        <Button onClick={onMore} className="mt-6">
          {ui.loadMore}
        </Button>
      ) : (
        isPage && <ConfirmAllTexts texts={unchecked} onCheck={() => unchecked.forEach(work.keep)} />
      )}
    </>
  );
}
