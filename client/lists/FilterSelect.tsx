import { controlStyle } from '../ui/field/fieldParts.ts';
import { Icon } from '../ui/Icon.tsx';
import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from 'react';

interface FilterSelectProps<Value extends string> {
  /** The accessible name; the selected option is clear to users who see it. */
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
  /** Shown in place of the selected option, where a phone has no room for it. */
  icon?: ComponentProps<typeof Icon>['name'];
  className?: string;
}

const iconStyle =
  'relative grid size-11 flex-none! place-items-center rounded-md border border-control ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent';

/** Filters or sorts a list, beside the search field. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange, icon, className = '' } = props;
  return (
    <div className={icon ? iconStyle : `min-w-0 ${className}`} title={icon && label}>
      {icon && <Icon name={icon} />}
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={
          icon
            ? 'absolute inset-0 size-full cursor-pointer opacity-0'
            : `${controlStyle} h-11 cursor-pointer px-3! py-0!`
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-paper text-ink">
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The pause in typing after which the server is asked, in milliseconds. */
const pause = 300;

interface SearchFieldProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

/** Searches while the user types, without a request for each letter. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(search);
  const searchNow = useEffectEvent(() => {
    if (typed.trim() !== search) onSearch(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(searchNow, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="min-w-0 grow max-sm:basis-full! sm:w-52 sm:grow-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={label}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        className={`${controlStyle} h-11 py-0!`}
      />
    </div>
  );
}
