import type { Role } from '../graphql/schemaTypes.generated.ts';

export type { Role };

/** All roles, as the API names them (docs/product/README.md, section 1.2). */
export const allRoles = ['ADMIN', 'EDITOR', 'REGISTRAR'] as const satisfies readonly Role[];

/** The roles that manage the content, and those that manage the members. */
export const editors: readonly Role[] = ['ADMIN', 'EDITOR'];
export const registrars: readonly Role[] = ['ADMIN', 'REGISTRAR'];
export const admins: readonly Role[] = ['ADMIN'];

/** Whether an account with the given roles has one of the required roles. */
export const hasRole = (roles: readonly Role[], needed: readonly Role[]) =>
  roles.some((role) => needed.includes(role));
