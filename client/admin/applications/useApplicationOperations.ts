import type { BulkOperation } from '../../content/lists/bulkOperation.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { submissionOutcome } from '../submissionOutcome.ts';
import type { Applications_ApplicationFragment as Application } from './Applications.generated.ts';
import { useDeleteMembershipApplicationsMutation } from './DeleteApplications.generated.ts';

/** The bulk operations on applications: deletion. */
export function useApplicationOperations(): BulkOperation<Application>[] {
  const [deleteApplications] = useDeleteMembershipApplicationsMutation();
  const { selected: words } = useAdminMessages();

  async function run(applications: Application[]) {
    const ids = applications.map(({ id }) => id);
    const { data } = await deleteApplications({ variables: { ids } });
    return submissionOutcome(data?.deleteMembershipApplications);
  }

  return [{ words: words.deleteForGood, isDeletion: true, run }];
}
