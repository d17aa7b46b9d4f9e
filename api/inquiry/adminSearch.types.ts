import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { maxPageSize } from '../content/connection.ts';
import { maxSearchLength } from '../content/typedWords.ts';
import { Member } from '../members/member.types.ts';
import { SearchEdge } from '../search/search.types.ts';
import { Inquiry, MembershipApplication } from './inquiry.types.ts';

@ArgsType()
export class AdminSearchArgs {
  @Field(() => String, {
    description: `Words or parts of them, at most ${String(maxSearchLength)} characters.`,
  })
  query!: string;

  @Field(() => Int, {
    defaultValue: 20,
    description: `How many to return of each sort, 1 to ${String(maxPageSize)}.`,
  })
  first!: number;
}

const unseen = 'Null for accounts whose role does not see them.';

@ObjectType({
  simpleResolvers: true,
  description: 'What a search of the admin area found, the best matches of each sort first.',
})
export class AdminSearch {
  // Not a connection: within one, entries would be taken for a hundred times as many.
  @Field(() => [SearchEdge], {
    nullable: true,
    description: `Records of content, in either language. ${unseen}`,
  })
  content!: SearchEdge[] | null;

  @Field(() => [Member], { nullable: true, description: `Members. ${unseen}` })
  members!: unknown[] | null;

  @Field(() => [MembershipApplication], {
    nullable: true,
    description: `Applications for membership. ${unseen}`,
  })
  applications!: MembershipApplication[] | null;

  @Field(() => [Inquiry], { nullable: true, description: `Inquiries of visitors. ${unseen}` })
  inquiries!: Inquiry[] | null;
}
