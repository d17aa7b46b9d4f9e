import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Access, hasRole, Role } from '../access.ts';
import { LanguageArg } from '../content/translation/language.ts';
import { byId, type ListOrder } from '../content/lists/listOrder.ts';
import { listPage } from '../content/lists/listPage.ts';
import { type Listed, type Source, sourceOf } from '../content/lists/lists.ts';
import { PublicationFilter } from '../content/publication/publication.ts';
import { maxSearchLength, readTyped } from '../content/lists/typedWords.ts';
import type { Context } from '../context.ts';
import { invalidArgument } from '../errors.ts';
import type { Language } from '../generated/prisma/client.ts';
import { maxPageSize } from '../content/lists/connection.ts';
import { Member, MemberOrder } from '../members/member.types.ts';
import { memberOrders, memberSource } from '../members/memberList.ts';
import { search } from '../search/search.ts';
import { applicationSource, readApplications } from './readApplications.ts';
import { SearchEdge } from '../search/search.types.ts';
import { MembershipApplication } from './application.types.ts';
import { Inquiry } from './inquiry.types.ts';
import * as t from '../graphqlTypes.ts';

@t.ArgsType()
class AdminSearchArgs extends t.inputFields({
  query: t.string(`Words or parts of words, at most ${String(maxSearchLength)} characters.`),
  first: t.int(`The number of results of each sort, 1 to ${String(maxPageSize)}.`, {
    defaultValue: 20,
  }),
}) {}

const unseen = 'Null if the role of the account may not see them.';

@t.ObjectType(
  'AdminSearch',
  'The results of a search of the admin area, the best matches of each sort first.',
)
class AdminSearch extends t.outputFields({
  // Not a connection: the cost limit would count its entries a hundred times.
  content: t.field.orNull(() => [SearchEdge], `Records of content, in either language. ${unseen}`),
  members: t.field.orNull<unknown[]>(() => [Member], `Members. ${unseen}`),
  applications: t.field.orNull(() => [MembershipApplication], `Membership applications. ${unseen}`),
  inquiries: t.field.orNull(() => [Inquiry], `Inquiries from visitors. ${unseen}`),
}) {}

/** The source of the ids of inquiries. */
const inquirySource = sourceOf('inquiry', { id: 'id' }, { texts: {} });

/** As much as the search of the site, plus the other lists. */
const cost = 15_000;

@Resolver()
export class AdminSearchResolver {
  @Access(Role.ADMIN, Role.EDITOR, Role.REGISTRAR)
  @Extensions({ cost })
  @Query(() => AdminSearch, {
    description:
      'Searches everything that the roles of the account may see: content in either language, ' +
      'members, applications and inquiries.',
  })
  async adminSearch(
    @Args(() => AdminSearchArgs) { query, first }: AdminSearchArgs,
    @LanguageArg() language: Language | null,
    @Ctx() context: Context,
  ): Promise<AdminSearch> {
    if (first < 1 || first > maxPageSize) {
      throw invalidArgument(`first must be from 1 to ${String(maxPageSize)}`);
    }
    const seenBy = async <Found>(role: Role, find: () => Promise<Found>) =>
      hasRole(context, [Role.ADMIN, role]) ? find() : null;
    const found = { search: query, first };
    const [content, members, applications, inquiries] = await Promise.all([
      seenBy(Role.EDITOR, async () => {
        const { ALL } = PublicationFilter;
        return (await search(context, { query, first }, language, ALL)).edges;
      }),
      seenBy(Role.REGISTRAR, () =>
        find(context, memberSource, memberOrders[MemberOrder.NAME], found),
      ),
      seenBy(Role.REGISTRAR, async () => {
        const nodes = await find(context, applicationSource, byId('DESC'), found);
        return readApplications(
          context,
          nodes.map(({ id }) => id),
        );
      }),
      seenBy(Role.EDITOR, () => findInquiries(context, found)),
    ]);
    return { content, members, applications, inquiries };
  }
}

async function find<Row extends { id: number }>(
  context: Context,
  source: Source,
  order: ListOrder<Listed<Row>>,
  page: { search: string; first: number },
): Promise<Listed<Row>[]> {
  // A list search without words would return all rows.
  if (!(await readTyped(context, page.search))) return [];
  return (await listPage<Row>(context, source, { page, order })).nodes;
}

/** Finds inquiries by name, subject, email address and text. */
async function findInquiries(context: Context, page: { search: string; first: number }) {
  const nodes = await find(context, inquirySource, byId('DESC'), page);
  const ids = nodes.map(({ id }) => id);
  const rows = await context.prisma.inquiry.findMany({ where: { id: { in: ids } } });
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
