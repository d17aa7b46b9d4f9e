import { Prisma } from '../generated/prisma/client.ts';
import type { ApplicationFilterArgs } from './application.types.ts';

/** The conditions of a list of applications. */
export const applicationFilter = ({ states, assignedTo }: ApplicationFilterArgs): Prisma.Sql[] => [
  ...(states ? [Prisma.sql`state = ANY (${states}::"ApplicationState"[])`] : []),
  ...(typeof assignedTo === 'string' ? [Prisma.sql`"assignedTo" = ${assignedTo}`] : []),
];
