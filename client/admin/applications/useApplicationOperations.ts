import type { ChosenOperation } from '../../content/lists/chosenOperation.ts';
import { useApi } from '../../graphql/api.ts';
import { useAdminMessages } from '../../messages/adminMessages.ts';
import { submissionOutcome } from '../submissionOutcome.ts';
import type { ApplicationPage_ApplicationFragment as Application } from './ApplicationPage.generated.ts';
import { DeleteMembershipApplicationsDocument } from './DeleteApplications.generated.ts';

/** What can be done with several applications: delete them. */
export function useApplicationOperations(): ChosenOperation<Application>[] {
  const { load } = useApi();
  const { chosen: words } = useAdminMessages();

  async function run(applications: Application[]) {
    const client = await load();
    const { data } = await client.mutate({
      mutation: DeleteMembershipApplicationsDocument,
      variables: { ids: applications.map(({ id }) => id) },
    });
    return submissionOutcome(data?.deleteMembershipApplications);
  }

  return [{ words: words.deleteForGood, isDeletion: true, run }];
}
