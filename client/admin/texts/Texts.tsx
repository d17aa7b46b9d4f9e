import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmedButton } from '../../content/ConfirmedButton.tsx';
import { QueryPage } from '../../lists/QueryPage.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useMessages } from '../../messages/messages.ts';
import {
  type InterfaceText_ShownFragment as InterfaceText,
  useCheckInterfaceTextsMutation,
} from './InterfaceText.generated.ts';
import { allLanguages } from '../../../api/shared/messages/languages.ts';
import { SentenceText } from './SentenceText.tsx';
import {
  allStates,
  filtered,
  isUnchecked,
  sentencesOf,
  type TextFilter,
  useWorkOnTexts,
} from './sentences.ts';
import { TextFilters } from './TextFilters.tsx';
import { useTextsQuery } from './Texts.generated.ts';
import { Button } from '../../ui/Button.tsx';

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
  const { texts: words } = useAdminMessages();
  const { ui } = useMessages();
  const [parameters, setParameters] = useSearchParams();
  const work = useWorkOnTexts(texts);
  /** The number of shown messages, without those that are kept. */
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
  const all = sentencesOf(texts);
  const found = new Set(filtered(all, filter));
  const sentences = all.filter((each) => found.has(each) || work.isKept(each.key));
  const shown = sentences.filter(({ key }, place) => place < count || work.isKept(key));
  const unchecked = shown
    .flatMap(({ byLanguage }) => Object.values(byLanguage))
    .filter((text) => isUnchecked(text) && !work.isOpen(text));
  const isPage = filter.part !== '' && filter.search === '';
  return (
    <>
      <TextFilters sentences={all} filter={filter} onChange={change} />
      <p role="status" className="mt-4 text-muted">
        {words.shownOf(shown.length, sentences.length)}
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
        {shown.map(({ key, byLanguage }) => (
          // The languages are side by side, to compare them. A phone has no room for that.
          <li key={key} className="grid gap-x-8 gap-y-5 py-4 sm:grid-cols-2">
            {allLanguages.flatMap((language) => {
              const text = byLanguage[language];
              return text
                ? [<SentenceText key={text.id} text={text} work={work} onConflict={onConflict} />]
                : [];
            })}
          </li>
        ))}
      </ul>
      {shown.length < sentences.length ? (
        <Button onClick={() => setCount(count + pageSize)} className="mt-6">
          {ui.loadMore}
        </Button>
      ) : (
        isPage && <ConfirmAllTexts texts={unchecked} onCheck={() => unchecked.forEach(work.keep)} />
      )}
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

/** Some texts were not confirmed, because somebody has changed them. */
class PartialError extends Error {}

interface ConfirmAllTextsProps {
  /** The texts that no native reader has confirmed, as they are shown. */
  texts: InterfaceText[];
  /** Called before they are confirmed. */
  onCheck: () => void;
}

/** Confirms all shown Amharic texts of a page at once, if some are not confirmed. */
function ConfirmAllTexts({ texts, onCheck }: ConfirmAllTextsProps) {
  const { checkAll: words } = useAdminMessages().texts;
  const [check] = useCheckInterfaceTextsMutation();
  /** The number of confirmed texts. */
  const count = useRef(0);

  async function run() {
    onCheck();
    const versions = texts.map(({ id, version }) => ({ id, version }));
    const { data } = await check({ variables: { texts: versions } });
    count.current = data?.checkInterfaceTexts.filter(({ isChecked }) => isChecked).length ?? 0;
    if (data && count.current < texts.length) throw new PartialError();
  }

  return (
    texts.length > 0 && (
      <ConfirmedButton
        words={{
          ...words,
          buttonName: () => words.action,
          success: () => words.done(count.current),
        }}
        subject={words.subject(texts.length)}
        run={run}
        explain={(error) =>
          Promise.resolve(
            error instanceof PartialError ? `${words.done(count.current)} ${words.changed}` : null,
          )
        }
        color="text-green"
      />
    )
  );
}
