import { Field, ObjectType } from 'type-graphql';
import { BulkResultType } from '../content/bulk/bulk.types.ts';

@ObjectType({ simpleResolvers: true, description: 'The result of deleting members.' })
export class DeletedMembers extends BulkResultType {
  @Field(() => [String], {
    description:
      'Tokens for `restoreMembers`. They contain the members in encrypted form, because the ' +
      'server keeps nothing of them.',
  })
  undoTokens!: string[];
}
