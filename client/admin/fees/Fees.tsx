import { dayMonthYear } from '../../../api/shared/dates/days.ts';
import { moneyText } from '../../../api/shared/payments/money.rules.ts';
import { ExportButton } from '../../content/ExportButton.tsx';
import { PrintList } from '../../content/PrintList.tsx';
import { toolStyle } from '../../ui/toolStyle.ts';
import { UnfinishedForms } from '../../forms/draft/UnfinishedWork.tsx';
import type { FeeState } from '../../graphql/schemaTypes.generated.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { type Column, onCards, RowLink } from '../../lists/DataTable.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { QueryTable } from '../../lists/QueryTable.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useToday } from '../../ui/useToday.ts';
import {
  type Fees_FeeFragment,
  useExportMemberFeesMutation,
  useFeeYearQuery,
  useMemberFeesLazyQuery,
  useMemberFeesQuery,
  useMembershipTypesQuery,
} from './Fees.generated.ts';
import { feeYearOptions, yearNamed } from './feeYearOptions.ts';
import { EditLink, ToolLink } from '../../ui/ToolLink.tsx';
import { QueryBoundary } from '../../lists/QueryBoundary.tsx';

type MemberFee = Fees_FeeFragment;

const states = ['ALL', 'OWING', 'PAID', 'NO_FEE'] as const;

/** Who has paid the fee of a year, and the membership types (docs/product/fees.md, section 6.33). */
export function Component() {
  const { admin, fees: words } = useAdminMessages();
  const today = useToday();
  const [chosen, setChosen] = useAddressState('year', '', yearNamed);
  const [listed, setListed] = useAddressState('state', 'ALL', states);
  const of = useFeeYearQuery({
    variables: { year: chosen ? Number(chosen) : null },
    fetchPolicy: 'cache-and-network',
  });
  const span = of.data?.feeYear ?? of.previousData?.feeYear;
  const year = span?.year ?? Number(today.slice(0, 4));
  const days = span && words.yearOf(year, dayMonthYear(span.firstDay), dayMonthYear(span.lastDay));
  const state: FeeState | null = listed === 'ALL' ? null : listed;
  const variables = { year, state };
  // Not from the cache, where the fees of a member in two years have the same id.
  const query = useMemberFeesQuery({ variables, skip: !span, fetchPolicy: 'network-only' });
  const [readPage] = useMemberFeesLazyQuery({ fetchPolicy: 'no-cache' });
  const [exportFees] = useExportMemberFeesMutation();
  const columns = useFeeColumns();
  const data = query.data ?? query.previousData;
  return (
    <AdminPage
      isWide
      heading={words.heading}
      note={
        <>
          <p>{words.intro}</p>
          <p className="mt-2">{words.reminder}</p>
        </>
      }
      actions={
        <>
          <a href="#types-heading" className={`${toolStyle} print:hidden`}>
            {words.types}
          </a>
          {listed === 'OWING' && (
            <ToolLink
              to={`/admin/add-message?only=${encodeURIComponent(`owesFeeOf=${String(year)}`)}`}
            >
              {words.remind}
            </ToolLink>
          )}
          <PrintList
            key={JSON.stringify(variables)}
            title={`${words.printTitle(year)} – ${words.states[listed]}`}
            note={[days, words.printedOn(dayMonthYear(today))].filter(Boolean).join(' · ')}
            columns={columns.map(({ header, text }) => ({ header, text }))}
            shown={data?.memberFees}
            readPage={async (after) =>
              (await readPage({ variables: { ...variables, after } })).data?.memberFees
            }
          />
          <ExportButton
            fileName={`fees-${String(year)}`}
            makeTable={() => exportFees({ variables })}
          />
        </>
      }
    >
      <UnfinishedForms paths={['add-membership-type', 'edit-membership-type']} />
      <div
        role="search"
        aria-label={words.heading}
        className="mb-3 flex flex-wrap items-end gap-3 print:hidden"
      >
        <FilterSelect
          label={words.year}
          value={String(year)}
          options={feeYearOptions(today, String(year))}
          onChange={setChosen}
        />
        <FilterSelect
          label={words.state}
          value={listed}
          options={states.map((value) => ({ value, name: words.states[value] }))}
          onChange={setListed}
        />
        <p>{days}</p>
      </div>
      <div className="print:hidden">
        <QueryTable
          query={{ ...query, error: of.error ?? query.error }}
          listIn={({ memberFees }) => memberFees}
          words={words}
          columns={columns}
          pageSize={100}
          hasNoLinks
          actions={({ id, name }) => (
            <ToolLink
              to={`/admin/add-payment/M${id}/${String(year)}`}
              name={admin.named(words.payments.add, name)}
            >
              {words.payments.addShort}
            </ToolLink>
          )}
        />
        {span && span.totals.length > 0 && (
          <>
            <h2 className="mt-10 text-lg font-semibold">{words.received}</h2>
            <ul>
              {span.totals.map(({ kind, method, count, amountCents }) => (
                <li key={kind + method}>
                  {admin.named(
                    admin.listOf([words.kindsOfPayment[kind], words.methods[method]]),
                    words.total(count, moneyText(amountCents)),
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <MembershipTypes />
      </div>
    </AdminPage>
  );
}

type TextOf = (row: MemberFee) => string | null;

const amountStyle = { width: 'lg:w-24', card: 'detail', isNamedOnCards: true } as const;

/** The columns of the table, each with its text on paper. */
function useFeeColumns(): (Column<MemberFee> & { text: TextOf })[] {
  const words = useAdminMessages().fees;
  const { columns } = words;
  const named = ({ name, ceasedOn }: MemberFee) => (ceasedOn ? words.former(name) : name);
  const balance = ({ dueCents: due, paidCents: paid, coveredBy }: MemberFee) => {
    if (due === null) return words.none;
    if (coveredBy !== null) return words.coveredBy(coveredBy, paid >= due);
    return paid > due ? words.overpaid(moneyText(paid - due)) : moneyText(due - paid);
  };
  // The amounts of a household are in one row only, so that they can be added up.
  const amount = (of: (row: MemberFee) => number | null) => (row: MemberFee) => {
    const cents = row.coveredBy === null ? of(row) : null;
    return cents === null ? null : moneyText(cents);
  };
  const link = (row: MemberFee) => (
    <>
      <RowLink to={`/admin/edit-member/${row.id}`} title={named(row)} />{' '}
      <span className={onCards}>M{row.id}</span>
    </>
  );
  const texts: [keyof typeof columns, TextOf, Partial<Column<MemberFee>>][] = [
    ['id', ({ id }) => `M${id}`, { width: 'lg:w-20' }],
    ['name', named, { card: 'title', cell: link }],
    ['type', ({ membershipTypeName }) => membershipTypeName, { width: 'lg:w-32', card: 'detail' }],
    ['due', amount(({ dueCents }) => dueCents), amountStyle],
    ['paid', amount(({ paidCents }) => paidCents), amountStyle],
    ['balance', balance, { ...amountStyle, width: 'lg:w-40' }],
    ['email', ({ email }) => email, {}],
    ['contactNumber', ({ contactNumber }) => contactNumber, { width: 'lg:w-36' }],
    ['address', ({ address }) => address, {}],
  ];
  return texts.map(([name, text, more]) => ({
    name,
    header: columns[name],
    text,
    cell: text,
    ...more,
  }));
}

/** The membership types with their fees. */
function MembershipTypes() {
  const { admin, fees: words } = useAdminMessages();
  return (
    <section aria-labelledby="types-heading" className="mt-10 max-w-xl">
      <h2 id="types-heading" className="text-lg font-semibold">
        {words.types}
      </h2>
      <p className="text-muted">{words.typesHint}</p>
      <QueryBoundary query={useMembershipTypesQuery({ fetchPolicy: 'cache-and-network' })}>
        {({ membershipTypes }) => (
          <ul className="divide-y divide-line">
            {membershipTypes.map(({ id, name, perHousehold, fees }) => (
              <li key={id} className="flex items-center justify-between gap-x-4">
                <span className="min-w-0 wrap-anywhere">
                  <b>{name}</b>
                  {perHousehold && ` · ${words.household}`}
                  {fees.length > 0 && ' · '}
                  {admin.listOf(
                    fees.map((fee) => words.fee(moneyText(fee.amountCents), fee.fromYear)),
                  )}
                </span>
                <EditLink to={`/admin/edit-membership-type/${id}`} title={name} />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <ToolLink to="/admin/add-membership-type">{words.addType}</ToolLink>
    </section>
  );
}
