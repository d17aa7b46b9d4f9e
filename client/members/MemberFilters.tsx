import type { MemberFilter } from '../graphql/schemaTypes.generated.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';

/** The filters besides the status, with their values. */
const choices = {
  language: ['EN', 'AM'],
  channel: ['EMAIL', 'POST', 'TELEPHONE'],
} satisfies { [Name in keyof MemberFilter]: NonNullable<MemberFilter[Name]>[] };

type Name = keyof typeof choices;
type Choices = Pick<MemberFilter, Name>;

const names = Object.keys(choices) as Name[];
const isKnown = (name: string, value: string) =>
  names.some((each) => each === name && choices[each].some((choice) => choice === value));

/** The filters as the value of a parameter of the address. */
export const choicesText = (filter: Choices) =>
  String(
    new URLSearchParams(
      Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
  );

/** The filters in such a text, without those that do not exist. */
export const choicesOf = (text: string): Choices =>
  Object.fromEntries(
    [...new URLSearchParams(text)].filter(([name, value]) => isKnown(name, value)),
  );

export const knownChoices = (text: string) => choicesText(choicesOf(text));

interface MemberFiltersProps {
  filter: Choices;
  onChange: (filter: Choices) => void;
}

/** The controls of the filters of members. */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const { adminLists, adminForms } = useAdminMessages();
  const { fields } = adminForms.member;
  return names.map((name) => (
    <FilterSelect<string>
      key={name}
      label={fields[name].label}
      value={filter[name] ?? ''}
      options={[
        { value: '', name: adminLists.members.filters[name] },
        ...choices[name].map((value: string) => ({
          value,
          name: fields[name].values?.[value] ?? value,
        })),
      ]}
      onChange={(value) => onChange({ ...filter, [name]: value || null })}
      className="w-36"
    />
  ));
}
