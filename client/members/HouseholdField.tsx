import { type ComponentProps, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDoubt } from '../forms/notice/DoubtNotice.tsx';
import { useAdminMessages } from '../messages/adminMessages.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { MultilingualText } from '../ui/text/MultilingualText.tsx';
import { useSettled } from '../ui/useSettled.ts';
import { ToolLink } from '../ui/ToolLink.tsx';
import {
  type HouseholdPeople_HouseholdFragment,
  useHouseholdNamesLazyQuery,
  useHouseholdNamesQuery,
  useHouseholdsQuery,
} from './Household.generated.ts';
import { HouseholdPeople } from './HouseholdPeople.tsx';

/** Whether it is the household with the typed name. As in the API, spaces and capital letters make no other name. */
const isNamed = (household: { name: string }, typed: string) =>
  household.name.toLowerCase() === typed.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Asks before a new household with nearly the name of another one is saved.
 * @param onSelect changes the name in the form to that of a household which the notice suggests
 */
export function useHouseholdDoubt(onSelect: (name: string) => void) {
  const { household: words } = useAdminMessages().adminForms;
  const [readSimilar] = useHouseholdNamesLazyQuery({ fetchPolicy: 'no-cache' });
  const { check, close, notice } = useDoubt(words.doubt);
  /** The name that was checked last. Another notice of the form sends it again, which must not ask again. */
  const checked = useRef('');

  async function findDoubt(similarTo: string) {
    const { data } = await readSimilar({ variables: { similarTo } });
    const similar = data?.households ?? [];
    if (similar.length === 0 || similar.some((each) => isNamed(each, similarTo))) return null;
    const select = (name: string, { form }: HTMLButtonElement) => {
      // The form is sent with the new name.
      flushSync(() => {
        onSelect(name);
        close();
      });
      form?.requestSubmit();
    };
    return <SimilarNames households={similar} onSelect={select} />;
  }

  /** @throws Error if the name is doubtful and was not accepted; the notice then asks */
  async function checkHousehold(name: string) {
    if (name.trim() === '' || name === checked.current) return;
    await check(name, () => findDoubt(name));
    checked.current = name;
  }
  return { check: checkHousehold, notice };
}

interface SimilarNamesProps {
  households: { name: string }[];
  onSelect: (name: string, button: HTMLButtonElement) => void;
}

function SimilarNames({ households, onSelect }: SimilarNamesProps) {
  const { similar } = useAdminMessages().adminForms.household;
  return (
    <>
      <p className="font-semibold">{similar}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        {households.map(({ name }) => (
          <Button key={name} look="tool" onClick={(event) => onSelect(name, event.currentTarget)}>
            <MultilingualText text={name} />
          </Button>
        ))}
      </p>
    </>
  );
}

interface HouseholdFieldProps extends ComponentProps<typeof Field> {
  /** The name in the field. */
  typed: string;
  /** The id of the person, who is not listed. */
  memberId?: string | undefined;
  /** Called when one of the similar names is selected. */
  onSelectSimilar: (name: string) => void;
  /** Called when the name of a household was typed or selected. */
  onFound?: (household: HouseholdPeople_HouseholdFragment) => void;
}

/** The name of a household, with suggestions. Below it, who is in that household. */
export function HouseholdField({
  typed,
  memberId,
  onSelectSimilar,
  onFound,
  ...field
}: HouseholdFieldProps) {
  const { household: words } = useAdminMessages().adminForms;
  const list = useId();
  const element = useRef<HTMLDivElement>(null);
  const { data } = useHouseholdsQuery({ fetchPolicy: 'cache-and-network' });
  const named = (name: string) => data?.households.find((each) => isNamed(each, name));
  const found = named(typed);
  const isNew = data !== undefined && typed.trim() !== '' && !found;
  const settled = useSettled(typed);
  const similar = useHouseholdNamesQuery({
    variables: { similarTo: settled },
    skip: !isNew || settled !== typed,
  }).data;
  const find = (name: string) => {
    const chosen = named(name);
    if (chosen) onFound?.(chosen);
  };
  return (
    <div ref={element}>
      <Field
        {...field}
        list={list}
        onChange={(event) => {
          field.onChange?.(event);
          find(event.target.value);
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
          <SimilarNames
            households={similar.households}
            onSelect={(name) => {
              onSelectSimilar(name);
              find(name);
              element.current?.querySelector('input')?.focus();
            }}
          />
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
