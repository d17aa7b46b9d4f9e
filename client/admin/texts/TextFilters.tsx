import { SearchField } from '../../lists/SearchField.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Select } from '../../ui/field/Select.tsx';
import { wordOf } from '../../../api/shared/activity/entryWords.ts';
import {
  allStates,
  cataloguesOf,
  filtered,
  type TextFilter,
  type TranslatedSentence,
} from './sentences.ts';

interface TextFiltersProps {
  sentences: TranslatedSentence[];
  filter: TextFilter;
  onChange: (filter: TextFilter) => void;
}

/** Filters the list of messages. Each option shows how many messages it would leave. */
export function TextFilters({ sentences, filter, onChange }: TextFiltersProps) {
  const { texts: words, activity } = useAdminMessages();
  const { part, state, search } = filter;
  const option = (value: string, name: string, chosen: Partial<TextFilter>) => (
    <option key={value} value={value}>
      {words.counted(name, filtered(sentences, { ...filter, ...chosen }).length)}
    </option>
  );
  const named = (names: object) => Object.entries(names) as [string, string][];
  const nameOf = (catalogue: string) =>
    wordOf({ ...activity.kinds, ...words.catalogues }, catalogue);
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">{words.filters}</legend>
      <Select
        label={words.part}
        value={part}
        onChange={({ target }) => onChange({ ...filter, part: target.value })}
      >
        {option('', words.all, { part: '' })}
        <optgroup label={words.ownTexts}>
          {named(words.parts).map(([key, name]) => option(key, name, { part: key }))}
        </optgroup>
        <optgroup label={words.pages}>
          {cataloguesOf(sentences).map((key) => option(key, nameOf(key), { part: key }))}
        </optgroup>
      </Select>
      <Select
        label={words.state}
        value={state}
        onChange={({ target: { value } }) =>
          onChange({ ...filter, state: allStates.find((known) => known === value) ?? '' })
        }
      >
        {option('', words.all, { state: '' })}
        {allStates.map((each) => option(each, words.states[each], { state: each }))}
      </Select>
      <div className="sm:col-span-2 sm:[&>*]:ms-0">
        <SearchField
          label={words.search}
          search={search}
          onSearch={(typed) => onChange({ ...filter, search: typed })}
        />
      </div>
    </fieldset>
  );
}
