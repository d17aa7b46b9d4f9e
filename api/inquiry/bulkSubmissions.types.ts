import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { maxBulk, type Reported } from '../content/bulk/sentIds.ts';
import type { BulkSubmissionResult } from './bulkSubmissions.ts';

@ArgsType()
export class BulkIdsArgs {
  @Field(() => [ID], { description: `The ids, 1 to ${String(maxBulk)}.` })
  ids!: string[];
}

@ObjectType('BulkSubmissionResult', {
  simpleResolvers: true,
  description: 'The result of a bulk operation on inquiries or applications, by id.',
})
export class BulkSubmissionResultType implements Reported<BulkSubmissionResult> {
  @Field(() => [ID], {
    description:
      'The ids of entries that were changed. Entries that already had the wanted state are not included.',
  })
  done!: number[];

  @Field(() => [ID], {
    description:
      'The ids of entries that stay as they are, because their mail message is being sent or somebody else has marked them.',
  })
  kept!: number[];

  @Field(() => [ID], {
    description: 'The ids, as they were sent, of entries that do not exist any more.',
  })
  missing!: string[];
}
