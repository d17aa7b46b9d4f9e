import { useContext } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import {
  filterQuery,
  filterVariables,
  isNoted,
  type PendingFilter,
  positionPath,
  readFilter,
  allStates,
} from '../../content/translation/translationQueue.ts';
import {
  TranslatedKindName,
  translatedKindOf,
  translatedKinds,
} from '../../content/translation/translatedKinds.tsx';
import { EditLink } from '../../ui/ToolLink.tsx';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { columnsOf, type Column, RowLink } from '../../lists/DataTable.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { MessagesContext } from '../../messages/createMessages.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { accentButton } from '../../ui/buttonStyle.ts';
import { StatusLine } from '../../ui/StatusLine.tsx';
import { sumOf, type PendingCounts } from './pendingSums.ts';
import { type TranslationsQuery, useTranslationsQuery } from './Translations.generated.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { allLanguages } from '../../../api/shared/messages/languages.ts';
import { Select } from '../../ui/field/Select.tsx';

/** The translations that are missing or outdated (docs/product/admin.md, section 6.11). */
export function Component() {
  const { pending: words } = useAdminMessages().translations;
  const location = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const filter = readFilter(parameters);
  const query = useTranslationsQuery({
    variables: filterVariables(filter),
    fetchPolicy: 'cache-and-network',
  });
  const data = query.data ?? query.previousData;
  const isThrough = isNoted(location.state, 'isThrough');
  const change = (next: PendingFilter) =>
    setParameters(filterQuery(next), { replace: true, preventScrollReset: true });
  return (
    <AdminPage heading={words.heading} note={words.intro}>
      <StatusLine tone="good">{isThrough && words.through}</StatusLine>
      {data && (
        <PendingFilters filter={filter} counts={data.pendingTranslationCounts} onChange={change} />
      )}
      {data && data.pendingTranslations.nodes.length > 0 && (
        <Link
          to={positionPath({ filter, position: 1, after: null })}
          className={`${accentButton} mt-4`}
        >
          {words.begin}
        </Link>
      )}
      <QueryTable
        query={query}
        listIn={({ pendingTranslations, pendingTranslationCounts: counts }) => ({
          ...pendingTranslations,
          totalCount: sumOf(counts, filter),
        })}
        words={{
          heading: words.heading,
          shown: words.shownOf,
          empty: filterQuery(filter) === '' ? words.nothing : words.nothingOfThese,
        }}
        columns={usePendingColumns()}
        pageSize={100}
        actions={(pending) => {
          const kind = translatedKindOf(pending);
          if (!kind) return null;
          return <EditLink to={`${kind.editPath}/${pending.recordId}`} title={pending.title} />;
        }}
      />
    </AdminPage>
  );
}

type Pending = TranslationsQuery['pendingTranslations']['nodes'][number];

/** The columns of the records whose translation is missing or outdated. */
function usePendingColumns(): Column<Pending>[] {
  const { adminLists, translations } = useAdminMessages();
  const { pending: words, names } = translations;
  return columnsOf(
    { ...words, title: adminLists.title },
    {
      title: {
        card: 'title',
        cell(pending) {
          const kind = translatedKindOf(pending);
          if (!kind) return <MultilingualText text={pending.title} />;
          return <RowLink to={`${kind.editPath}/${pending.recordId}`} title={pending.title} />;
        },
      },
      kind: { card: 'detail', cell: (pending) => <TranslatedKindName record={pending} /> },
      state: {
        card: 'detail',
        cell: ({ language, state }) =>
          (state === 'MISSING' ? words.missing : words.outdated)(names[language]),
      },
    },
  );
}

interface PendingFiltersProps {
  filter: PendingFilter;
  /** The counts of all translations that are missing or outdated. */
  counts: PendingCounts;
  onChange: (filter: PendingFilter) => void;
}

/** Filters the list of translations. Each option shows how many it would leave. */
function PendingFilters({ filter, counts, onChange }: PendingFiltersProps) {
  const { pending: words, names } = useAdminMessages().translations;
  const messages = useContext(MessagesContext);
  const change =
    (name: keyof PendingFilter) =>
    ({ target }: { target: { value: string } }) =>
      onChange({ ...filter, [name]: target.value || undefined });
  const count = (chosen: PendingFilter) => sumOf(counts, { ...filter, ...chosen });
  const all = (name: keyof PendingFilter) => (
    <option value="">{words.counted(words.all, count({ [name]: undefined }))}</option>
  );
  return (
    <fieldset className="mt-2 grid gap-4 sm:grid-cols-3">
      <legend className="sr-only">{words.filters}</legend>
      <Select label={words.kind} value={filter.kind ?? ''} onChange={change('kind')}>
        {all('kind')}
        {translatedKinds.map((each) => (
          <option key={each.kind} value={each.kind}>
            {words.counted(each.nameIn(messages), count({ kind: each.kind }))}
          </option>
        ))}
      </Select>
      <Select label={words.language} value={filter.language ?? ''} onChange={change('language')}>
        {all('language')}
        {allLanguages.map((language) => (
          <option key={language} value={language}>
            {words.counted(names[language], count({ language }))}
          </option>
        ))}
      </Select>
      <Select label={words.state} value={filter.state ?? ''} onChange={change('state')}>
        {all('state')}
        {allStates.map((state) => (
          <option key={state} value={state}>
            {words.counted(words.states[state], count({ state }))}
          </option>
        ))}
      </Select>
    </fieldset>
  );
}
