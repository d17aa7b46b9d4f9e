import type { BulkOperation, UndoneChange } from '../../content/lists/bulkOperation.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { submissionOutcome } from '../submissionOutcome.ts';
import {
  useDeleteInquiriesMutation,
  useMarkInquiriesAnsweredMutation,
} from './BulkInquiries.generated.ts';
import type { InquiryPage_InquiryFragment as Inquiry } from './InquiryPage.generated.ts';

const idsOf = (inquiries: Inquiry[]) => inquiries.map(({ id }) => id);

/** The bulk operations on inquiries: mark as answered, delete. */
export function useInquiryOperations(): BulkOperation<Inquiry>[] {
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
