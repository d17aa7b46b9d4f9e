import type { FieldMessages } from '../../api/shared/messages/words.ts';
import type { MemberFilter } from '../graphql/schemaTypes.generated.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { useToday } from '../ui/useToday.ts';
import { useHouseholdNamesQuery } from './Household.generated.ts';

/** The filters besides the status, with the form of their values in addresses. */
const filters = {
  language: /^(?:EN|AM)$/,
  channel: /^(?:EMAIL|POST|TELEPHONE)$/,
  cameOfAge: /^true$/,
  reach: /^(?:MAIL|PAPER|UNSUBSCRIBED)$/,
  household: /^\d+$/,
  owesFeeOf: /^(?:199[7-9]|2[01]\d\d)$/,
} satisfies { [Name in keyof MemberFilter]: RegExp };

type Name = keyof typeof filters;
type Choices = Pick<MemberFilter, Name>;

const names = Object.keys(filters) as Name[];

/** The filters as the value of a parameter of the address. */
export const choicesText = (filter: Choices) =>
  String(
    new URLSearchParams(
      Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
    ),
  );

/** The filters in such a text, without those that do not exist. */
export const choicesOf = (text: string): Choices => {
  const given = new URLSearchParams(text);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name) ?? '';
      return filters[name].test(value) ? [[name, valueOf(name, value)]] : [];
    }),
  );
};

const valueOf = (name: Name, value: string) =>
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
  const { data } = useHouseholdNamesQuery({ variables: {} });
  const year = Number(useToday().slice(0, 4));
  const choice = ({ label, values = {} }: FieldMessages) => ({
    label,
    options: Object.entries(values).filter(([value]) => value !== ''),
  });
  const fields: Record<Name, { label: string; options: [value: string, name: string][] }> = {
    language: choice(language),
    channel: choice(channel),
    cameOfAge: choice(cameOfAge),
    reach: choice(reach),
    household: {
      label: householdName.label,
      options: (data?.households ?? []).map(({ id, name }) => [id, name]),
    },
    owesFeeOf: {
      label: words.owesFeeOf,
      options: [...new Set([year + 1, year, year - 1, filter.owesFeeOf ?? year])]
        .map(String)
        .map((each) => [each, owesFee(each)]),
    },
  };
  return names.map((each) => {
    const present = String(filter[each] ?? '');
    const options = new Map([['', words[each]], ...fields[each].options]);
    // A household that is not there any more still filters, so the control does not say “any”.
    if (!options.has(present)) options.set(present, present);
    return (
      <FilterSelect
        key={each}
        label={fields[each].label}
        value={present}
        options={[...options].map(([value, name]) => ({ value, name }))}
        onChange={(value) => onChange({ ...filter, [each]: valueOf(each, value) || null })}
      />
    );
  });
}
