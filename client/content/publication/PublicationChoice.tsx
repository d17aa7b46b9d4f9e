import type { PublicationFilter } from '../../graphql/schemaTypes.generated.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';

const filters: PublicationFilter[] = ['ALL', 'DRAFT', 'SCHEDULED', 'PUBLISHED', 'TAKEN_DOWN'];

/** The publication state with that name, or all if there is none. */
export const publicationNamed = (name: string): PublicationFilter =>
  filters.find((filter) => filter === name) ?? 'ALL';

interface PublicationChoiceProps {
  publication: PublicationFilter;
  onChange: (publication: PublicationFilter) => void;
}

/** Selects whether a list shows drafts, published records, or all. */
export function PublicationChoice({ publication, onChange }: PublicationChoiceProps) {
  const { publication: words } = useAdminMessages();
  const names = { ALL: words.all, ...words.states };
  const options = filters.map((value) => ({ value, name: names[value] }));
  return (
    <FilterSelect label={words.state} value={publication} options={options} onChange={onChange} />
  );
}
