import { type AdminKindName, adminKindNames, kindConstant } from '../../content/adminKinds.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { DayFilter, dayIn } from '../activity/ActivityFilters.tsx';
import { wordOf } from '../../../api/shared/activity/entryWords.ts';

/** The search and the filters of the deleted records, which the address keeps, with their controls. */
export function useDeletedFilter() {
  const { deleted: words, activity } = useAdminMessages();
  const [search, setSearch] = useAddressState('q', '', String);
  const [kind, setKind] = useAddressState<AdminKindName | ''>('kind', '', adminKindNames);
  const [day, setDay] = useAddressState('day', '', dayIn);
  return {
    isNarrow: [search, kind, day].some(Boolean),
    variables: { search, kind: kind ? kindConstant(kind) : null, day: day || null },
    controls: (
      <div
        role="search"
        aria-label={words.heading}
        className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2"
      >
        <SearchField label={words.find} search={search} onSearch={setSearch} />
        <FilterSelect
          label={words.columns.kind}
          value={kind}
          options={[
            { value: '', name: words.allKinds },
            ...adminKindNames.map((value) => ({
              value,
              name: wordOf(activity.kinds, kindConstant(value)),
            })),
          ]}
          onChange={setKind}
        />
        <DayFilter name="day" label={words.day} value={day} onChange={setDay} />
      </div>
    ),
  };
}
