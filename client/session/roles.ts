import type { Role } from '../graphql/schemaTypes.generated.ts';

export type { Role };

/** Each role once, as the API names them (docs/product/README.md, section 1.2). */
export const allRoles = ['ADMIN', 'EDITOR', 'REGISTRAR'] as const satisfies readonly Role[];

/** Who looks after the content, and who after the members. */
export const editors: readonly Role[] = ['ADMIN', 'EDITOR'];
export const registrars: readonly Role[] = ['ADMIN', 'REGISTRAR'];
export const admins: readonly Role[] = ['ADMIN'];

/** Whether an account with some roles may do what needs one of others. */
export const hasRole = (roles: readonly Role[], needed: readonly Role[]) =>
  roles.some((role) => needed.includes(role));
