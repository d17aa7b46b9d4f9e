import { useId } from 'react';
import { controlStyle } from '../ui/field/fieldParts.ts';
import { useTypedSearch } from '../ui/useTypedSearch.ts';

interface SearchFieldProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

/** Searches a list while the user types. */
export function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useTypedSearch(search, onSearch);
  return (
    <div className="min-w-0 grow max-sm:basis-full! sm:max-w-md sm:flex-[1_1_13rem]!">
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
