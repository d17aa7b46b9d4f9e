import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { ExportButton } from '../../content/ExportButton.tsx';
import type { RegisterPart } from '../../graphql/schemaTypes.generated.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useToday } from '../../ui/useToday.ts';
import { DayFilter } from '../activity/ActivityFilters.tsx';
import { dayIn } from '../activity/useActivityFilter.ts';
import { useExportRegisterMutation } from './ExportRegister.generated.ts';
import { useRegisterCountsQuery, useRegisterQuery } from './Register.generated.ts';
import { PrintRegister } from './PrintRegister.tsx';
import { useRegisterColumns } from './useRegisterColumns.tsx';

const parts = ['MEMBERS', 'ALL', 'JOINED', 'CEASED'] as const satisfies RegisterPart[];
type Part = (typeof parts)[number];
const partNamed = (name: string): Part => parts.find((part) => part === name) ?? 'MEMBERS';

/** The register of members on a day (docs/product/register.md, section 6.32). */
export function Component() {
  const { register: words } = useAdminMessages();
  const today = useToday();
  const [day, setDay] = useAddressState('on', '', dayIn);
  const [from, setFrom] = useAddressState('since', '', dayIn);
  const [part, setPart] = useAddressState('part', 'MEMBERS', partNamed);
  const isOfChanges = part === 'JOINED' || part === 'CEASED';
  const on = day || today;
  const variables = { part, on, since: (isOfChanges && from) || null };
  const query = useRegisterQuery({ variables, fetchPolicy: 'cache-and-network' });
  const counts = useRegisterCountsQuery({ variables: { on }, fetchPolicy: 'no-cache' }).data
    ?.memberRegisterCounts;
  const [exportRegister] = useExportRegisterMutation();
  const past = on < today ? words.past : '';
  return (
    <AdminPage
      isWide
      heading={words.heading}
      note={words.intro}
      actions={
        <>
          <PrintRegister
            variables={variables}
            title={`${words.titleOn(dayMonthYear(on))} – ${words.parts[part]}`}
            note={past}
            shown={(query.data ?? query.previousData)?.memberRegister}
          />
          <ExportButton
            fileName={`register-${on}`}
            makeTable={(language) => exportRegister({ variables: { ...variables, language } })}
          />
        </>
      }
    >
      <div
        role="search"
        aria-label={words.heading}
        className="mb-3 flex flex-wrap items-end gap-3 print:hidden"
      >
        <DayFilter label={words.on} value={on} onChange={setDay} />
        <FilterSelect
          label={words.part}
          value={part}
          options={parts.map((value) => ({ value, name: words.parts[value] }))}
          onChange={setPart}
        />
        {isOfChanges && <DayFilter label={words.since} value={from} onChange={setFrom} />}
      </div>
      <div className="print:hidden">
        <p>{counts && `${words.counts(counts)} ${words.gaps(counts)}`}</p>
        <p className="font-semibold empty:hidden">{past}</p>
        <QueryTable
          query={query}
          listIn={({ memberRegister }) => memberRegister}
          words={words}
          columns={useRegisterColumns()}
          pageSize={100}
        />
      </div>
    </AdminPage>
  );
}
