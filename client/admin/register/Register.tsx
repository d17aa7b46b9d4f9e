import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { ExportButton } from '../../content/ExportButton.tsx';
import { PrintList } from '../../content/PrintList.tsx';
import type { RegisterPart } from '../../graphql/schemaTypes.generated.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import {
  type Column,
  columnsOf,
  detail,
  namedDetail,
  onCards,
  RowLink,
} from '../../lists/DataTable.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useToday } from '../../ui/useToday.ts';
import { DayFilter, dayIn } from '../activity/ActivityFilters.tsx';
import {
  type Register_EntryFragment,
  useExportRegisterMutation,
  useRegisterCountsQuery,
  useRegisterLazyQuery,
  useRegisterQuery,
} from './Register.generated.ts';

const parts = ['MEMBERS', 'ALL', 'JOINED', 'CEASED'] as const satisfies RegisterPart[];

/** The register of members on a day (docs/product/register.md, section 6.32). */
export function Component() {
  const { register: words } = useAdminMessages();
  const today = useToday();
  const [day, setDay] = useAddressState('on', '', dayIn);
  const [from, setFrom] = useAddressState('since', '', dayIn);
  const [part, setPart] = useAddressState('part', 'MEMBERS', parts);
  const isOfChanges = part === 'JOINED' || part === 'CEASED';
  const on = day || today;
  const variables = { part, on, since: (isOfChanges && from) || null };
  const query = useRegisterQuery({ variables, fetchPolicy: 'cache-and-network' });
  const counts = useRegisterCountsQuery({ variables: { on }, fetchPolicy: 'no-cache' }).data
    ?.memberRegisterCounts;
  const { columns } = words;
  const [readPage] = useRegisterLazyQuery({ fetchPolicy: 'no-cache' });
  const [exportRegister] = useExportRegisterMutation();
  const past = on < today ? words.past : '';
  return (
    <AdminPage
      isWide
      heading={words.heading}
      note={words.intro}
      actions={
        <>
          <PrintList
            key={JSON.stringify(variables)}
            title={`${words.titleOn(dayMonthYear(on))} – ${words.parts[part]}`}
            note={past}
            columns={[
              { header: columns.id, text: ({ id }) => id },
              { header: columns.name, text: ({ name }) => name },
              { header: columns.address, text: ({ address }) => address },
              { header: columns.contactNumber, text: ({ contactNumber }) => contactNumber },
              { header: columns.email, text: ({ email }) => email },
              {
                header: columns.joinedOn,
                text: ({ joinedOn }) => (joinedOn ? dayMonthYear(joinedOn) : words.unknown),
              },
              {
                header: columns.ceasedOn,
                text: ({ ceasedOn }) => ceasedOn && dayMonthYear(ceasedOn),
              },
            ]}
            shown={(query.data ?? query.previousData)?.memberRegister}
            readPage={async (after) =>
              (await readPage({ variables: { ...variables, after } })).data?.memberRegister
            }
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
        className="mb-3 flex flex-wrap items-start gap-x-3 gap-y-1 print:hidden"
      >
        <DayFilter name="on" label={words.on} value={day} byDefault={today} onChange={setDay} />
        <FilterSelect
          label={words.part}
          value={part}
          options={parts.map((value) => ({ value, name: words.parts[value] }))}
          onChange={setPart}
          className="sm:mt-7.5"
        />
        {isOfChanges && (
          <DayFilter name="since" label={words.since} value={from} onChange={setFrom} />
        )}
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

/** The columns of the register on the screen; what is missing is red. */
function useRegisterColumns(): Column<Register_EntryFragment>[] {
  const { admin, register } = useAdminMessages();
  const { columns: words } = register;
  const day = (value: string) => <time dateTime={value}>{dayMonthYear(value)}</time>;
  return columnsOf(words, {
    id: { width: 'lg:w-20', cell: ({ id }) => `M${id}` },
    name: {
      card: 'title',
      cell: ({ id, name }) => (
        <>
          <RowLink to={`/admin/edit-member/${id}`} title={name} />{' '}
          <span className={onCards}>M{id}</span>
        </>
      ),
    },
    address: { cell: ({ address }) => <MultilingualText text={address} /> },
    contactNumber: { width: 'lg:w-40', cell: ({ contactNumber }) => contactNumber },
    email: { cell: ({ email }) => email },
    joinedOn: detail('lg:w-36', ({ joinedOn }) => (joinedOn ? day(joinedOn) : register.unknown)),
    ceasedOn: namedDetail('lg:w-32', ({ ceasedOn }) => ceasedOn && day(ceasedOn)),
    missing: detail(
      'lg:w-48',
      ({ missing }) =>
        missing.length > 0 && (
          <span className="font-semibold text-red">
            {admin.listOf(missing.map((fact) => register.missing[fact]))}
          </span>
        ),
    ),
  });
}
