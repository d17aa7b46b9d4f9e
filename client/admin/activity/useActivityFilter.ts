import type { ActivityFilter } from '../../graphql/schemaTypes.generated.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAddressState } from '../../ui/useAddressState.ts';

export type Area = NonNullable<ActivityFilter['kind']>;

/** A day, YYYY-MM-DD; empty if the text is no valid day. */
export function dayIn(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay && text.length === 10 ? text : '';
}

/** The filter of the activity, which the address holds. */
export function useActivityFilter() {
  const { activity: words } = useAdminMessages();
  const areas = Object.keys(words.areas) as Area[];
  const [account, setAccount] = useAddressState('person', '', (text) => text);
  const [kind, setKind] = useAddressState<Area | ''>(
    'kind',
    '',
    (text) => areas.find((area) => area === text) ?? '',
  );
  const [from, setFrom] = useAddressState('from', '', dayIn);
  const [until, setUntil] = useAddressState('until', '', dayIn);
  const filter: ActivityFilter = {
    account: account || null,
    kind: kind || null,
    from: from || null,
    until: until || null,
  };
  return {
    filter,
    values: { account, kind, from, until },
    areas,
    setAccount,
    setKind,
    setFrom,
    setUntil,
    isNarrow: [account, kind, from, until].some(Boolean),
    clear: () => {
      setAccount('');
      setKind('');
      setFrom('');
      setUntil('');
    },
  };
}

export type ActivityChoice = ReturnType<typeof useActivityFilter>;
