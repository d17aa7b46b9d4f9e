import { useAdminMessages } from '../messages/adminMessages.ts';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { ToolLink } from '../ui/ToolLink.tsx';
import type { HouseholdPeople_HouseholdFragment } from './Household.generated.ts';

interface HouseholdPeopleProps {
  household: HouseholdPeople_HouseholdFragment;
  /** The id of a person who is left out. */
  without?: string | undefined;
}

/** The people of a household, with their roles. */
export function HouseholdPeople({ household, without }: HouseholdPeopleProps) {
  const { member, household: words } = useAdminMessages().adminForms;
  const people = household.people.filter(({ id }) => id !== without);
  if (people.length === 0) return <p>{words.nobody}</p>;
  return (
    <ul>
      {people.map(({ id, name, householdRole }) => (
        <li key={id} className="wrap-anywhere">
          <ToolLink to={`/admin/edit-member/${id}`}>
            <MultilingualText text={name} />
          </ToolLink>{' '}
          <span className="text-muted">
            {member.fields.householdRole.values?.[householdRole ?? '']}
          </span>
        </li>
      ))}
    </ul>
  );
}
