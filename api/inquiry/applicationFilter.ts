import { ArgsType, Field, ID } from 'type-graphql';
import { ApplicationState, Prisma } from '../generated/prisma/client.ts';

@ArgsType()
export class ApplicationFilterArgs {
  @Field(() => [ApplicationState], {
    nullable: true,
    description: 'Only applications in one of these states. Without it, all.',
  })
  states?: ApplicationState[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Only applications that are assigned to this account, or with "" to nobody.',
  })
  assignedTo?: string | null;
}

/** The conditions of a list of applications. */
export const applicationFilter = ({ states, assignedTo }: ApplicationFilterArgs): Prisma.Sql[] => [
  ...(states ? [Prisma.sql`state = ANY (${states}::"ApplicationState"[])`] : []),
  ...(typeof assignedTo === 'string' ? [Prisma.sql`"assignedTo" = ${assignedTo}`] : []),
];
