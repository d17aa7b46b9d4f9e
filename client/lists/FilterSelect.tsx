import { controlStyle } from '../ui/field/fieldParts.ts';

interface FilterSelectProps<Value extends string> {
  /** The accessible name; the selected option is clear to users who see it. */
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** Filters or sorts a list, beside the search field. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, value, options, onChange, className = '' } = props;
  return (
    <div className={`min-w-0 ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={`${controlStyle} h-11 cursor-pointer px-3! py-0!`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
