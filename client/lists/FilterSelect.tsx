import { controlStyle } from '../ui/field/fieldParts.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ComponentProps } from 'react';

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
