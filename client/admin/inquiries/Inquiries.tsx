import { DeleteButton } from '../../content/DeleteButton.tsx';
import { ExportButton } from '../../content/ExportButton.tsx';
import { SelectableTable } from '../../content/lists/SelectedBar.tsx';
import { evictQueryFields } from '../../forms/evictCache.ts';
import { AdminPage } from '../../layout/AdminPage.tsx';
import { type Column, columnsOf, detail, RowLink } from '../../lists/DataTable.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { Instant } from '../../ui/text/Instant.tsx';
import { MultilingualText } from '../../ui/text/MultilingualText.tsx';
import { useAddressState } from '../../ui/useAddressState.ts';
import { useExportInquiriesMutation } from './ExportInquiries.generated.ts';
import { useInquiriesQuery } from './Inquiries.generated.ts';
import {
  type InquiryPage_InquiryFragment,
  useDeleteInquiryMutation,
  type InquiryPage_InquiryFragment as Inquiry,
} from './InquiryPage.generated.ts';
import type { BulkOperation, UndoneChange } from '../../content/lists/bulkOperation.ts';
import { submissionOutcome } from '../submissionOutcome.ts';
import {
  useDeleteInquiriesMutation,
  useMarkInquiriesAnsweredMutation,
} from './BulkInquiries.generated.ts';

const filters = ['toAnswer', 'answered', 'all'] as const;
const answered = { toAnswer: false, answered: true, all: null };

/** The inquiries of visitors, latest first. At first the list shows the unanswered ones. */
export function Component() {
  const { adminMail, deleteFlow } = useAdminMessages();
  const { inquiries: words } = adminMail;
  const [filter, setFilter] = useAddressState('only', 'toAnswer', filters);
  const query = useInquiriesQuery({
    variables: { answered: answered[filter] },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useDeleteInquiryMutation();
  const [exportInquiries] = useExportInquiriesMutation();
  const columns = useInquiryColumns();
  const operations = useInquiryOperations();
  const nameOf = ({ title, name }: InquiryPage_InquiryFragment) => words.named(title, name);
  return (
    <AdminPage
      heading={words.heading}
      note={words.intro}
      actions={
        <>
          <ExportButton
            fileName="inquiries"
            makeTable={(language) =>
              exportInquiries({ variables: { answered: answered[filter], language } })
            }
          />
          <FilterSelect
            label={words.filter}
            value={filter}
            options={filters.map((value) => ({ value, name: words.filters[value] }))}
            onChange={setFilter}
            className="sm:ms-auto"
          />
        </>
      }
    >
      <SelectableTable
        query={query}
        listIn={({ inquiries }) => inquiries}
        words={{ ...words, empty: words.none[filter] }}
        columns={columns}
        selection={{
          nameOf,
          operations,
          forget: (cache) => evictQueryFields(cache, ['inquiries', 'inquiry']),
          fileName: 'inquiries',
          makeTable: (ids, language) => exportInquiries({ variables: { ids, language } }),
        }}
        actions={(inquiry, onDeleted) => (
          <DeleteButton
            kind={deleteFlow.kinds.inquiry}
            title={nameOf(inquiry)}
            remove={() => remove({ variables: { id: inquiry.id } })}
            onDeleted={onDeleted}
          />
        )}
      />
    </AdminPage>
  );
}

function useInquiryColumns(): Column<InquiryPage_InquiryFragment>[] {
  const { inquiries, reading } = useAdminMessages().adminMail;
  const { states } = reading;
  return columnsOf(inquiries.columns, {
    title: {
      card: 'title',
      cell: ({ id, title }) => <RowLink to={`/admin/inquiries/${id}`} title={title} />,
    },
    state: detail('lg:w-40', ({ readAt, answeredAt }) => {
      if (answeredAt) return <span className="text-green">{states.answered}</span>;
      if (readAt) return states.read;
      return <span className="font-semibold text-red">{states.unread}</span>;
    }),
    name: { card: 'detail', cell: ({ name }) => <MultilingualText text={name} /> },
    createdAt: detail('lg:w-52', ({ createdAt }) => <Instant at={createdAt} />),
  });
}

const idsOf = (inquiries: Inquiry[]) => inquiries.map(({ id }) => id);

/** The bulk operations on inquiries: mark as answered, delete. */
function useInquiryOperations(): BulkOperation<Inquiry>[] {
  const [markAnswered] = useMarkInquiriesAnsweredMutation();
  const [deleteInquiries] = useDeleteInquiriesMutation();
  const { selected: words } = useAdminMessages();

  async function mark(ids: string[], answered: boolean) {
    const { data } = await markAnswered({ variables: { ids, answered } });
    return data?.markInquiriesAnswered;
  }

  async function takeBack(ids: string[]): Promise<UndoneChange> {
    const { done, kept, missing } = submissionOutcome(await mark(ids, false));
    return { done, kept, missing: missing.length };
  }

  async function answer(inquiries: Inquiry[]) {
    const answered = await mark(idsOf(inquiries), true);
    return { ...submissionOutcome(answered), undo: () => takeBack(answered?.done ?? []) };
  }

  async function remove(inquiries: Inquiry[]) {
    const { data } = await deleteInquiries({ variables: { ids: idsOf(inquiries) } });
    return submissionOutcome(data?.deleteInquiries);
  }

  return [
    { words: words.answer, run: answer },
    { words: words.deleteForGood, isDeletion: true, run: remove },
  ];
}
