import { TranslatedKindName, translatedKinds } from '../../content/translation/translatedKinds.tsx';
import { allStates, type PendingFilter } from '../../content/translation/translationQueue.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { allLanguages } from '../../../api/shared/messages/languages.ts';
import { Select } from '../../ui/field/Select.tsx';
import { type PendingCounts, sumOf } from './pendingSums.ts';

interface PendingFiltersProps {
  filter: PendingFilter;
  /** The counts of all translations that are missing or outdated. */
  counts: PendingCounts;
  onChange: (filter: PendingFilter) => void;
}

/** Filters the list of translations. Each option shows how many it would leave. */
export function PendingFilters({ filter, counts, onChange }: PendingFiltersProps) {
  const { pending: words, names } = useAdminMessages().translations;
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
            <TranslatedKindName kind={each}>
              {(name) => words.counted(name, count({ kind: each.kind }))}
            </TranslatedKindName>
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
