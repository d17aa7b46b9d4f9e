import { ID } from 'type-graphql';
import { maxBulk } from '../content/bulk/sentIds.ts';
import { argsType, field, objectType } from '../graphqlTypes.ts';

export const BulkIdsArgs = argsType({
  ids: field(() => [ID], `The ids, 1 to ${String(maxBulk)}.`),
});
export type BulkIdsArgs = InstanceType<typeof BulkIdsArgs>;

export const BulkSubmissionResultType = objectType(
  'BulkSubmissionResult',
  'The result of a bulk operation on inquiries or applications, by id.',
  {
    done: field<number[]>(
      () => [ID],
      'The ids of entries that were changed. Entries that already had the wanted state are not included.',
    ),
    kept: field<number[]>(
      () => [ID],
      'The ids of entries that stay as they are, because a mail message must be sent before or somebody else has marked them.',
    ),
    missing: field(
      () => [ID],
      'The ids, as they were sent, of entries that do not exist any more.',
    ),
  },
);
