import { useId } from 'react';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { nameAndAddress } from '../nameAndAddress.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { controlStyle } from '../../ui/field/fieldParts.ts';
import { useActivityAccountsQuery } from './Activity.generated.ts';
import type { ActivityChoice, Area } from './useActivityFilter.ts';

/** Filters the activity by person, area and days. */
export function ActivityFilters({ choice }: { choice: ActivityChoice }) {
  const { activity: words } = useAdminMessages();
  const { filters } = words;
  const { data } = useActivityAccountsQuery();
  const accounts = [
    { value: '', name: filters.everybody },
    ...(data?.accounts ?? []).map((each) => ({ value: each.id, name: nameAndAddress(each) })),
    ...(data?.apiTokens ?? []).map(({ id, name }) => ({ value: id, name })),
    ...(data?.formerAccounts ?? []).map((each) => ({
      value: each.id,
      name: filters.removed(nameAndAddress(each)),
    })),
  ];
  const areas = [
    { value: '' as const, name: words.allAreas },
    ...choice.areas.map((value: Area) => ({ value, name: words.areas[value] })),
  ];
  const { account, kind, from, until } = choice.values;
  return (
    <div
      role="search"
      aria-label={words.heading}
      className="mb-3 grid items-end gap-x-3 gap-y-2 min-[22rem]:grid-cols-2 lg:flex"
    >
      <FilterSelect
        label={filters.account}
        value={account}
        options={accounts}
        onChange={choice.setAccount}
        className="lg:w-52"
      />
      <FilterSelect
        label={filters.kind}
        value={kind}
        options={areas}
        onChange={choice.setKind}
        className="lg:w-44"
      />
      <DayFilter label={filters.from} value={from} onChange={choice.setFrom} />
      <DayFilter label={filters.until} value={until} onChange={choice.setUntil} />
      {choice.isNarrow && (
        <Button look="tool" onClick={choice.clear}>
          {filters.clear}
        </Button>
      )}
    </div>
  );
}

interface DayFilterProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** Selects a day. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min="1997-01-01"
        max="9998-12-31"
        // The value is empty until the day is complete.
        onChange={({ target }) => onChange(target.value)}
        className={`${controlStyle} h-11 px-3! py-0!`}
      />
    </div>
  );
}
