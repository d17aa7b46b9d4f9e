import { type AdminKindName, adminKindNames, kindConstant } from '../../content/adminKinds.ts';
import { FilterSelect, SearchField } from '../../lists/FilterSelect.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { DayFilter } from '../activity/ActivityFilters.tsx';
import { dayIn } from '../activity/useActivityFilter.ts';
import { wordOf } from '../../../api/shared/activity/entryWords.ts';

const kindNamed = (name: string): AdminKindName | '' =>
  adminKindNames.find((kind) => kind === name) ?? '';

/** The filters of the deleted records, which the address keeps. */
export function useDeletedFilter() {
  const [search, setSearch] = useAddressState<string>('q', '', (text) => text);
  const [kind, setKind] = useAddressState<AdminKindName | ''>('kind', '', kindNamed);
  const [day, setDay] = useAddressState<string>('day', '', dayIn);
  return {
    search,
    setSearch,
    kind,
    setKind,
    day,
    setDay,
    isNarrow: [search, kind, day].some(Boolean),
    variables: { search, kind: kind ? kindConstant(kind) : null, day: day || null },
  };
}

/** Searches the deleted records, and filters them by kind and day. */
export function DeletedFilters({ filter }: { filter: ReturnType<typeof useDeletedFilter> }) {
  const { activity, deleted: words } = useAdminMessages();
  return (
    <div
      role="search"
      aria-label={words.heading}
      className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2"
    >
      <SearchField label={words.find} search={filter.search} onSearch={filter.setSearch} />
      <FilterSelect
        label={words.columns.kind}
        value={filter.kind}
        options={[
          { value: '' as const, name: words.allKinds },
          ...adminKindNames.map((value) => ({
            value,
            name: wordOf(activity.kinds, kindConstant(value)),
          })),
        ]}
        onChange={filter.setKind}
      />
      <DayFilter label={words.day} value={filter.day} onChange={filter.setDay} />
    </div>
  );
}
