import type { MemberFilter } from '../graphql/schemaTypes.generated.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useToday } from '../ui/useToday.ts';
import { useHouseholdNamesQuery } from './Household.generated.ts';

/** The filters besides the status, with their values. */
const choices = {
  language: ['EN', 'AM'],
  channel: ['EMAIL', 'POST', 'TELEPHONE'],
  cameOfAge: [true],
  reach: ['MAIL', 'PAPER', 'UNSUBSCRIBED'],
} satisfies { [Name in keyof MemberFilter]: NonNullable<MemberFilter[Name]>[] };

type Name = keyof typeof choices;
type Choices = Pick<MemberFilter, Name | 'household' | 'owesFeeOf'>;

const names = Object.keys(choices) as Name[];
const isKnown = (name: string, value: string) =>
  names.some((each) => each === name && choices[each].some((choice) => String(choice) === value)) ||
  (name === 'household' && /^\d+$/.test(value)) ||
  (name === 'owesFeeOf' && /^(?:199[7-9]|2[01]\d\d)$/.test(value));

/** The filters as the value of a parameter of the address. */
export const choicesText = (filter: Choices) =>
  String(
    new URLSearchParams(
      Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ),
  );

/** The filters in such a text, without those that do not exist. */
export const choicesOf = (text: string): Choices =>
  Object.fromEntries(
    [...new URLSearchParams(text)].flatMap(([name, value]) =>
      isKnown(name, value) ? [[name, valueOf(name, value)] as const] : [],
    ),
  );

const valueOf = (name: string, value: string) =>
  value === 'true' || (name === 'owesFeeOf' ? Number(value) : value);

export const knownChoices = (text: string) => choicesText(choicesOf(text));

interface MemberFiltersProps {
  filter: Choices;
  onChange: (filter: Choices) => void;
}

/** The controls of the filters of members. */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const { adminLists, adminForms } = useAdminMessages();
  const { language, channel, householdName } = adminForms.member.fields;
  const { filters: words, cameOfAge, reach, owesFee } = adminLists.members;
  const { data } = useHouseholdNamesQuery();
  const year = Number(useToday().slice(0, 4));
  const fields = { language, channel, cameOfAge, reach };
  const selects = [
    ...names.map((name) => ({
      name,
      label: fields[name].label,
      options: choices[name].map((choice) => {
        const value = String(choice);
        return { value, name: fields[name].values?.[value] ?? value };
      }),
    })),
    {
      name: 'household' as const,
      label: householdName.label,
      options: (data?.households ?? []).map(({ id, name }) => ({ value: id, name })),
    },
    {
      name: 'owesFeeOf' as const,
      label: words.owesFeeOf,
      options: [year + 1, year, year - 1].map((each) => ({
        value: String(each),
        name: owesFee(String(each)),
      })),
    },
  ];
  return selects.map(({ name, label, options }) => (
    <FilterSelect
      key={name}
      label={label}
      value={String(filter[name] ?? '')}
      options={[{ value: '', name: words[name] }, ...options]}
      onChange={(value) => onChange({ ...filter, [name]: valueOf(name, value) || null })}
    />
  ));
}
