import type { ChosenOperation } from '../../content/lists/chosenOperation.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { submissionOutcome } from '../submissionOutcome.ts';
import type { ApplicationPage_ApplicationFragment as Application } from './ApplicationPage.generated.ts';
import { useDeleteMembershipApplicationsMutation } from './DeleteApplications.generated.ts';

/** The bulk operations on applications: deletion. */
export function useApplicationOperations(): ChosenOperation<Application>[] {
  const [deleteApplications] = useDeleteMembershipApplicationsMutation();
  const { chosen: words } = useAdminMessages();

  async function run(applications: Application[]) {
    const ids = applications.map(({ id }) => id);
    const { data } = await deleteApplications({ variables: { ids } });
    return submissionOutcome(data?.deleteMembershipApplications);
  }

  return [{ words: words.deleteForGood, isDeletion: true, run }];
}
