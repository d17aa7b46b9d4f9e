import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { maxPageSize } from '../content/lists/connection.ts';
import { maxSearchLength } from '../content/lists/typedWords.ts';
import { Member } from '../members/member.types.ts';
import { SearchEdge } from '../search/search.types.ts';
import { MembershipApplication } from './application.types.ts';
import { Inquiry } from './inquiry.types.ts';

@ArgsType()
export class AdminSearchArgs {
  @Field(() => String, {
    description: `Words or parts of words, at most ${String(maxSearchLength)} characters.`,
  })
  query!: string;

  @Field(() => Int, {
    defaultValue: 20,
    description: `The number of results of each sort, 1 to ${String(maxPageSize)}.`,
  })
  first!: number;
}

const unseen = 'Null if the role of the account may not see them.';

@ObjectType({
  simpleResolvers: true,
  description: 'The results of a search of the admin area, the best matches of each sort first.',
})
export class AdminSearch {
  // Not a connection: the cost limit would count its entries a hundred times.
  @Field(() => [SearchEdge], {
    nullable: true,
    description: `Records of content, in either language. ${unseen}`,
  })
  content!: SearchEdge[] | null;

  @Field(() => [Member], { nullable: true, description: `Members. ${unseen}` })
  members!: unknown[] | null;

  @Field(() => [MembershipApplication], {
    nullable: true,
    description: `Membership applications. ${unseen}`,
  })
  applications!: MembershipApplication[] | null;

  @Field(() => [Inquiry], { nullable: true, description: `Inquiries from visitors. ${unseen}` })
  inquiries!: Inquiry[] | null;
}
