import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import {
  type InterfaceText_ShownFragment as InterfaceText,
  useCheckInterfaceTextsMutation,
} from './InterfaceText.generated.ts';
import { SentenceRow } from './SentenceRow.tsx';
import {
  allStates,
  filtered,
  isUnchecked,
  sentencesOf,
  type TextFilter,
  type TranslatedSentence,
  useWorkOnTexts,
  type WorkOnTexts,
} from './sentences.ts';
import { TextFilters } from './TextFilters.tsx';
import { useTextsQuery } from './Texts.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { useFailureText } from '../../graphql/useFailureText.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { useToaster } from '../../ui/toast/useToaster.ts';

/** The number of messages that are shown at first, and that “Show more” adds. */
const pageSize = 40;

/** The messages of the public pages, which volunteers can edit (docs/product/admin.md, section 6.16). */
export function Component() {
  const { texts: words } = useAdminMessages();
  const query = useTextsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryPage query={query} heading={words.heading} intro={words.intro}>
      {({ interfaceTexts }) => <FilteredTexts texts={interfaceTexts} onConflict={query.refetch} />}
    </QueryPage>
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

interface ConfirmAllTextsProps {
  /** The texts that no native reader has confirmed, as they are shown. */
  texts: InterfaceText[];
  /** Called before they are confirmed. */
  onCheck: () => void;
}

/** Confirms all shown Amharic texts of a page at once. */
function ConfirmAllTexts({ texts, onCheck }: ConfirmAllTextsProps) {
  const { admin, texts: messages } = useAdminMessages();
  const words = messages.checkAll;
  const failureText = useFailureText();
  const [check] = useCheckInterfaceTextsMutation();
  const [result, setResult] = useState({ isGood: true, text: '' });
  const { ask } = useToaster();
  const status = useRef<HTMLDivElement>(null);

  async function confirm() {
    onCheck();
    const result = await checkTexts();
    return () => {
      setResult(result);
      // The button is removed when nothing is left to confirm.
      status.current?.focus();
    };
  }

  async function checkTexts() {
    try {
      const versions = texts.map(({ id, version }) => ({ id, version }));
      const { data } = await check({ variables: { texts: versions } });
      const count = data?.checkInterfaceTexts.filter(({ isChecked }) => isChecked).length ?? 0;
      const isGood = count === texts.length;
      return { isGood, text: `${words.done(count)} ${isGood ? '' : words.changed}` };
    } catch (error) {
      return { isGood: false, text: failureText(error) };
    }
  }

  return (
    <div className="mt-6">
      {texts.length > 0 && (
        <Button
          onClick={({ currentTarget: opener }) =>
            ask({
              ...words,
              busy: admin.busy,
              cancel: admin.cancel,
              subject: words.subject(texts.length),
              confirm,
              opener,
            })
          }
        >
          {words.action}
        </Button>
      )}
      <div ref={status} tabIndex={-1}>
        <StatusLine tone={result.isGood ? 'good' : 'bad'}>{result.text}</StatusLine>
      </div>
    </div>
  );
}
