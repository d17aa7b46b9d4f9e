import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Access, requireViewer, Role, Scope } from '../access.ts';
import { type Connection, PageArgs, pageRequest } from '../content/lists/connection.ts';
import { RowIdArg } from '../content/lists/id.ts';
import { createRecord, deleteRecord, updateRecord } from '../content/save/records.ts';
import { IdempotencyKey, type Submission } from '../content/save/submissions.ts';
import { VersionArg } from '../content/versionArg.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { Member as MemberRow, MemberMessage as Row } from '../generated/prisma/client.ts';
import { reachOfMember, subscribe, unsubscribe } from '../mail/memberMail.ts';
import { Member } from '../members/member.types.ts';
import { currentMembers, MemberFilter, requireFilterAccess } from '../members/memberFilter.ts';
import { DateTime } from '../scalars.ts';
import { allLanguages } from '../shared/messages/languages.ts';
import {
  MemberMessage,
  MemberMessageConnection,
  MemberMessageInput,
  MessagePreview,
  MessageRecipients,
} from './memberMessage.types.ts';

const idOptions = { description: 'The id of the message.' };

/** Loaded with the first request that needs them, because of their catalogues. */
const loadMessages = () => import('./memberMessages.ts');
const loadRenderer = () => import('./renderMemberMessage.ts');

@Resolver(() => MemberMessage)
export class MemberMessageResolver {
  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => MemberMessageConnection, {
    description: 'The messages to members, the latest first.',
  })
  async memberMessages(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { prisma }: Context,
  ): Promise<Connection<Row>> {
    const { take, afterKey, toConnection } = pageRequest(page);
    const where = afterKey ? { id: { lt: afterKey[0] } } : {};
    const rows = await prisma.memberMessage.findMany({ where, orderBy: { id: 'desc' }, take });
    return toConnection(rows, () => prisma.memberMessage.count());
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => MemberMessage, {
    nullable: true,
    description: 'One message to members. Null if there is none with this id.',
  })
  async memberMessage(
    @RowIdArg('id', idOptions) id: number,
    @Ctx() { prisma }: Context,
  ): Promise<Row | null> {
    return prisma.memberMessage.findUnique({ where: { id } });
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_READ)
  @Query(() => MessageRecipients, { description: 'Whom a message with a filter reaches now.' })
  async messageRecipients(
    @Arg('filter', () => MemberFilter, { description: 'The members who receive it.' })
    filter: MemberFilter,
    @Ctx() context: Context,
  ): Promise<MessageRecipients> {
    requireFilterAccess(context, filter);
    const ofAnyLanguage = Object.assign({}, filter, { language: null });
    const [counts] = await context.prisma.$queryRaw<[MessageRecipients]>`
      SELECT count(*)::int AS members,
        count(DISTINCT lower("email")) FILTER (WHERE reach = 'MAIL')::int AS addresses,
        count(*) FILTER (WHERE reach = 'PAPER')::int AS paper,
        count(*) FILTER (WHERE reach = 'UNSUBSCRIBED')::int AS unsubscribed,
        (SELECT count(*)::int FROM "members" WHERE ${Boolean(filter.language)} AND "language" IS NULL
          AND ${currentMembers(context, ofAnyLanguage)}) AS "unknownLanguage"
      FROM (SELECT "email", ${reachOfMember} AS reach FROM "members"
        WHERE ${currentMembers(context, filter)}) AS member`;
    return counts;
  }

  /** Runs several statements for each message, so a request can ask for one page of it, but not for two. */
  @Extensions({ cost: 500 })
  @FieldResolver(() => [MessagePreview], {
    description:
      'The mail in each language, and the one in all languages for those who share an address.',
  })
  async previews(@Root() message: Row, @Ctx() context: Context): Promise<MessagePreview[]> {
    // A reminder names what each member owes.
    requireFilterAccess(context, message.filter as MemberFilter);
    const { memberMessageRenderer } = await loadRenderer();
    const render = await memberMessageRenderer(context, message);
    return [...allLanguages, null].map((language) => ({
      language,
      ...render(language ? [language] : allLanguages),
    }));
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => MemberMessage, { description: 'Writes a message to members, as a draft.' })
  async createMemberMessage(
    @Arg('input', () => MemberMessageInput, { description: 'Its values.' })
    input: MemberMessageInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<Row> {
    const { memberMessageModel, messageColumns } = await loadMessages();
    const columns = messageColumns(context, input);
    return createRecord(context, memberMessageModel, submission, {}, () => columns);
  }

  @Access(Role.ADMIN, Role.REGISTRAR, Scope.MEMBERS_WRITE)
  @Mutation(() => MemberMessage, {
    description:
      'Changes a draft. Fails with CONFLICT if somebody else changed it since, or if it is not a draft any more.',
  })
  async updateMemberMessage(
    @Arg('id', () => ID, idOptions) id: string,
    @VersionArg() version: number,
    @Arg('input', () => MemberMessageInput, { description: 'Its new values.' })
    input: MemberMessageInput,
    @IdempotencyKey() submission: Submission | null,
    @Ctx() context: Context,
  ): Promise<Row> {
    const { memberMessageModel, messageColumns } = await loadMessages();
    const columns = messageColumns(context, input);
    return updateRecord(
      context,
      memberMessageModel,
      submission,
      { id, version },
      {},
      () => columns,
    );
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => ID, {
    description:
      'Deletes a draft, and returns its id. Fails with CONFLICT if somebody else changed it since, or if it is not a draft any more.',
  })
  async deleteMemberMessage(
    @Arg('id', () => ID, idOptions) id: string,
    @VersionArg() version: number,
    @Ctx() context: Context,
  ): Promise<string> {
    const { memberMessageModel } = await loadMessages();
    return deleteRecord(context, memberMessageModel, { id, version });
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => MemberMessage, {
    description:
      'Sends a draft to all its recipients, within a minute or at a time. Fails with BAD_USER_INPUT if a ' +
      'text is missing, and with CONFLICT without a mail provider, if somebody else changed it since, or ' +
      'if it is not a draft any more.',
  })
  async sendMemberMessage(
    @Arg('id', () => ID, idOptions) id: string,
    @VersionArg() version: number,
    @Arg('at', () => DateTime, { nullable: true, description: 'The time. Null for now.' })
    at: Date | null,
    @Ctx() context: Context,
  ): Promise<Row> {
    const { sendMessage } = await loadMessages();
    return sendMessage(context, { id, version }, at);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => MemberMessage, {
    description:
      'Cancels a message. Mail that was sent is not recalled. Repeating it changes nothing. ' +
      'Fails with CONFLICT if all of it was sent, and with BAD_USER_INPUT for a draft, which can be deleted.',
  })
  async cancelMemberMessage(
    @Arg('id', () => ID, idOptions) id: string,
    @Ctx() context: Context,
  ): Promise<Row> {
    const { cancelMessage } = await loadMessages();
    return cancelMessage(context, id);
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => Member, {
    description:
      'Unsubscribes the email address of a member from messages to members, or subscribes it again, also ' +
      'after mail to it bounced. For requests by telephone; the member can do it with each message. Fails with ' +
      'NOT_FOUND for a member without an email address.',
  })
  async setMemberSubscription(
    @RowIdArg('id', { description: 'The id of the member.' }) id: number,
    @Arg('isSubscribed', () => Boolean, { description: 'Whether the address receives messages.' })
    isSubscribed: boolean,
    @Ctx() { prisma, now }: Context,
  ): Promise<MemberRow> {
    const member = await prisma.member.findUnique({ where: { id } });
    if (!member?.email) throw notFound('Member');
    if (isSubscribed) await subscribe(prisma, member.email, now());
    else await unsubscribe(prisma, member.email, 'REGISTRAR', now());
    return member;
  }

  @Access(Role.ADMIN, Role.REGISTRAR)
  @Mutation(() => Boolean, {
    description:
      'Sends a message to the email address of the account only: one mail for each language. Fails with ' +
      'MAIL_FAILED if the provider refuses it, and with CONFLICT without a mail provider.',
  })
  async testMemberMessage(
    @Arg('id', () => ID, idOptions) id: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { testMessage } = await import('./testMessage.ts');
    await testMessage(context, id, requireViewer(context).email);
    return true;
  }
}
