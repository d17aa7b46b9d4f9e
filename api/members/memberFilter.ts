import { Arg, Field, InputType } from 'type-graphql';
import { ContactChannel, Language, Prisma } from '../generated/prisma/client.ts';
import { MemberStatus } from './member.types.ts';

@InputType({ description: 'Filters members. Without any field, all match, also former members.' })
export class MemberFilter {
  @Field(() => MemberStatus, { nullable: true, description: 'Only members with this status.' })
  status?: MemberStatus | null;

  @Field(() => Language, {
    nullable: true,
    description: 'Only members who prefer this language.',
  })
  language?: Language | null;

  @Field(() => ContactChannel, {
    nullable: true,
    description: 'Only members who prefer to be reached in this way.',
  })
  channel?: ContactChannel | null;
}

/** The filter of a list, besides the argument `status`, which is older. */
export const FilterArg = () =>
  Arg('filter', () => MemberFilter, { nullable: true, description: 'Only members that match.' });

/** The conditions of a filter, for the table of members. */
export function memberConditions(filter: MemberFilter): Prisma.Sql[] {
  const { sql } = Prisma;
  const { status, language, channel } = filter;
  return [
    ...(status === MemberStatus.MEMBER ? [sql`"ceasedOn" IS NULL`] : []),
    ...(status === MemberStatus.CEASED ? [sql`"ceasedOn" IS NOT NULL`] : []),
    ...(language ? [sql`"language" = ${language}::"Language"`] : []),
    ...(channel ? [sql`"channel" = ${channel}::"ContactChannel"`] : []),
  ];
}
