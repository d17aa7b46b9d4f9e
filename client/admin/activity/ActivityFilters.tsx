import { useState } from 'react';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { nameAndAddress } from '../nameAndAddress.ts';
import type { ActivityFilter } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/date/DateField.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useActivityAccountsQuery } from './Activity.generated.ts';

type Area = NonNullable<ActivityFilter['kind']>;

/** The filter of the activity by person, area and days, which the address holds, with its controls. */
export function useActivityFilter() {
  const { activity: words } = useAdminMessages();
  const { filters } = words;
  const areas = Object.keys(words.areas) as Area[];
  const [account, setAccount] = useAddressState('person', '', String);
  const [kind, setKind] = useAddressState<Area | ''>('kind', '', areas);
  const [from, setFrom] = useAddressState('from', '', dayIn);
  const [until, setUntil] = useAddressState('until', '', dayIn);
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
  const filter: ActivityFilter = {
    account: account || null,
    kind: kind || null,
    from: from || null,
    until: until || null,
  };
  /** Counts how often the filters were cleared, which also empties a field with a part of a day. */
  const [round, setRound] = useState(0);
  const clear = () => {
    for (const set of [setAccount, setKind, setFrom, setUntil]) set('');
    setRound(round + 1);
  };
  const controls = (
    <div
      role="search"
      aria-label={words.heading}
      className="mb-3 grid items-start gap-x-3 gap-y-2 min-[22rem]:grid-cols-2 lg:flex"
    >
      <FilterSelect
        label={filters.account}
        value={account}
        options={accounts}
        onChange={setAccount}
        className="lg:mt-7.5 lg:w-52"
      />
      <FilterSelect
        label={filters.kind}
        value={kind}
        options={[
          { value: '', name: words.allAreas },
          ...areas.map((value) => ({ value, name: words.areas[value] })),
        ]}
        onChange={setKind}
        className="lg:mt-7.5 lg:w-44"
      />
      <DayFilter
        key={`from ${String(round)}`}
        name="from"
        label={filters.from}
        value={from}
        onChange={setFrom}
      />
      <DayFilter
        key={`until ${String(round)}`}
        name="until"
        label={filters.until}
        value={until}
        onChange={setUntil}
      />
      {[account, kind, from, until].some(Boolean) && (
        <Button look="tool" onClick={clear}>
          {filters.clear}
        </Button>
      )}
    </div>
  );
  return { filter, controls };
}

/** A day, YYYY-MM-DD; empty if the text is no valid day. */
export function dayIn(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay && text.length === 10 ? text : '';
}

interface DayFilterProps {
  name: string;
  label: string;
  /** The selected day, YYYY-MM-DD; empty for none. */
  value: string;
  /** The day that is shown while none is selected. */
  byDefault?: string;
  onChange: (day: string) => void;
}

/** Selects a day, in either calendar. */
export function DayFilter({ name, label, value, byDefault = '', onChange }: DayFilterProps) {
  // The field is uncontrolled. A new key shows a value that comes from Back or from a button.
  const [shown, setShown] = useState({ value, key: 0 });
  if (value !== shown.value) setShown({ value, key: shown.key + 1 });
  return (
    <div key={shown.key} className="col-span-full min-w-0 sm:col-span-1">
      <DateField
        name={name}
        label={label}
        defaultValue={value || byDefault}
        min="1997-01-01"
        max="9998-12-31"
        // The value is empty until the day is complete.
        onChange={({ target }) => {
          setShown({ ...shown, value: target.value });
          onChange(target.value);
        }}
      />
    </div>
  );
}
