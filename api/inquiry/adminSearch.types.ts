import { maxPageSize } from '../content/lists/connection.ts';
import { maxSearchLength } from '../content/lists/typedWords.ts';
import { Member } from '../members/member.types.ts';
import { SearchEdge } from '../search/search.types.ts';
import { MembershipApplication } from './application.types.ts';
import { Inquiry } from './inquiry.types.ts';
import { argsType, field, int, objectType, string } from '../graphqlTypes.ts';

export const AdminSearchArgs = argsType({
  query: string(`Words or parts of words, at most ${String(maxSearchLength)} characters.`),
  first: int(`The number of results of each sort, 1 to ${String(maxPageSize)}.`, {
    defaultValue: 20,
  }),
});
export type AdminSearchArgs = InstanceType<typeof AdminSearchArgs>;

const unseen = 'Null if the role of the account may not see them.';

export const AdminSearch = objectType(
  'AdminSearch',
  'The results of a search of the admin area, the best matches of each sort first.',
  {
    // Not a connection: the cost limit would count its entries a hundred times.
    content: field.orNull(() => [SearchEdge], `Records of content, in either language. ${unseen}`),
    members: field.orNull<unknown[]>(() => [Member], `Members. ${unseen}`),
    applications: field.orNull(() => [MembershipApplication], `Membership applications. ${unseen}`),
    inquiries: field.orNull(() => [Inquiry], `Inquiries from visitors. ${unseen}`),
  },
);
export type AdminSearch = InstanceType<typeof AdminSearch>;
