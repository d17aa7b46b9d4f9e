import { ApplicationState, Prisma } from '../generated/prisma/client.ts';
import { argsType, field, id } from '../graphqlTypes.ts';

export const ApplicationFilterArgs = argsType({
  states: field.orNull(
    () => [ApplicationState],
    'Only applications in one of these states. Without it, all.',
  ),
  assignedTo: id.orNull(
    'Only applications that are assigned to this account, or with "" to nobody.',
  ),
});
export type ApplicationFilterArgs = InstanceType<typeof ApplicationFilterArgs>;

/** The conditions of a list of applications. */
export const applicationFilter = ({ states, assignedTo }: ApplicationFilterArgs): Prisma.Sql[] => [
  ...(states ? [Prisma.sql`state = ANY (${states}::"ApplicationState"[])`] : []),
  ...(typeof assignedTo === 'string' ? [Prisma.sql`"assignedTo" = ${assignedTo}`] : []),
];
