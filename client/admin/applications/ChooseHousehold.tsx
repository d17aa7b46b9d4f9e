import type { ApplicationUpdateInput, HouseholdRole } from '../../graphql/schemaTypes.generated.ts';
import { HouseholdField } from '../../members/HouseholdField.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/field/Select.tsx';

interface ChooseHouseholdProps {
  typed: ApplicationUpdateInput;
  onType: (values: ApplicationUpdateInput) => void;
  /** The households with the same address, telephone number or email address. */
  likely: { id: string; name: string }[];
}

/** The household of an applicant who becomes a member. */
export function ChooseHousehold({ typed, onType, likely }: ChooseHouseholdProps) {
  const { adminForms, adminMail } = useAdminMessages();
  const { householdName, householdRole } = adminForms.member.fields;
  const name = typed.householdName ?? '';
  return (
    <>
      {likely.length > 0 && (
        <div>
          <p>{adminMail.applications.deciding.likelyHouseholds}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            {likely.map((each) => (
              <Button
                key={each.id}
                onClick={() => onType({ householdName: each.name })}
                className="min-h-11 py-1.5"
              >
                {each.name}
              </Button>
            ))}
          </p>
        </div>
      )}
      <HouseholdField
        label={householdName.label}
        hint={adminMail.applications.deciding.householdHint}
        typed={name}
        value={name}
        onChange={({ target }) => onType({ householdName: target.value })}
        onSelectSimilar={(householdName) => onType({ householdName })}
      />
      {name !== '' && (
        <Select
          label={householdRole.label}
          options={householdRole.values}
          value={typed.householdRole ?? ''}
          onChange={({ target }) =>
            onType({ householdRole: (target.value || null) as HouseholdRole | null })
          }
        />
      )}
    </>
  );
}
