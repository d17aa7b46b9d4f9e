import { type ComponentProps, useId } from 'react';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { Field } from '../ui/field/Field.tsx';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { useSettled } from '../ui/useSettled.ts';
import { ToolLink } from '../ui/ToolLink.tsx';
import {
  type HouseholdPeople_HouseholdFragment,
  useHouseholdNamesQuery,
  useHouseholdsQuery,
} from './Household.generated.ts';
import { HouseholdPeople } from './HouseholdPeople.tsx';

interface HouseholdFieldProps extends ComponentProps<typeof Field> {
  /** The name in the field. */
  typed: string;
  /** The id of the person, who is not listed. */
  memberId?: string | undefined;
  /** Called when the name of a household was typed or selected. */
  onFound?: (household: HouseholdPeople_HouseholdFragment) => void;
}

/** The name of a household, with suggestions. Below it, who is in that household. */
export function HouseholdField({ typed, memberId, onFound, ...field }: HouseholdFieldProps) {
  const { household: words } = useAdminMessages().adminForms;
  const list = useId();
  const { data } = useHouseholdsQuery({ fetchPolicy: 'cache-and-network' });
  const named = (name: string) =>
    data?.households.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
  const found = named(typed);
  const isNew = data !== undefined && typed.trim() !== '' && !found;
  const settled = useSettled(typed);
  const similar = useHouseholdNamesQuery({
    variables: { similarTo: settled },
    skip: !isNew || settled !== typed,
  }).data;
  return (
    <div>
      <Field
        {...field}
        list={list}
        onChange={(event) => {
          field.onChange?.(event);
          const chosen = named(event.target.value);
          if (chosen) onFound?.(chosen);
        }}
      />
      <datalist id={list}>
        {data?.households.map(({ id, name, address }) => (
          <option key={id} value={name}>
            {address}
          </option>
        ))}
      </datalist>
      <div role="status">
        {isNew && <p className="mt-2">{words.isNew}</p>}
        {isNew && similar && similar.households.length > 0 && (
          <p className="font-semibold">
            {words.similar}{' '}
            <MultilingualText text={similar.households.map(({ name }) => name).join(', ')} />
          </p>
        )}
        {found && (
          <>
            <p className="mt-2 wrap-anywhere whitespace-pre-line">
              <MultilingualText text={found.address} />
            </p>
            <HouseholdPeople household={found} without={memberId} />
            <ToolLink to={`/admin/household/${found.id}`}>{words.open}</ToolLink>
          </>
        )}
      </div>
    </div>
  );
}
