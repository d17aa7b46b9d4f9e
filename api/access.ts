import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Extensions, registerEnumType } from 'type-graphql';
import type { CachePolicy, CacheTags } from './cache/cachePolicy.ts';
import { forbidden, notSignedIn, secondFactorSetupRequired } from './errors.ts';
import { Role } from './generated/prisma/enums.ts';

export { Role };

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    ADMIN: { description: 'Everything, also settings, backups and the outbox.' },
    EDITOR: {
      description:
        'Content, its categories and translations, the texts of the interface, the committee, and inquiries of visitors.',
    },
    REGISTRAR: { description: 'Members and applications for membership.' },
  },
});

/** Who is signed in. */
export interface Viewer {
  id: string;
  email: string;
  roles: readonly Role[];
  /** The session of the request. */
  sessionId: string;
  /** Whether a second factor is required that the account has not got, so that it may do nothing else. */
  mustSetUpSecondFactor: boolean;
}

/** What the guard reads and writes of the context of a request. */
interface GuardedContext {
  viewer: Viewer | null;
  cacheTags: CacheTags;
}

/** Who may call an operation: anyone, or whoever has one of these roles. */
export type OperationAccess = 'anyone' | readonly Role[];

/** What the decorators note with an operation. */
interface OperationExtensions {
  access: OperationAccess;
  cachePolicy?: CachePolicy | undefined;
  /** Whether it is for accounts, too, that must set up a second factor first. */
  isForSetup?: boolean;
}

const mark = (extensions: OperationExtensions) => Extensions({ ...extensions });

/**
 * Marks a query or mutation that anyone may call.
 * @param cachePolicy what a query's responses are made of; without it they are never cached
 */
export const Public = (cachePolicy?: CachePolicy) => mark({ access: 'anyone', cachePolicy });

/** Marks a query or mutation that accounts with one of these roles may call. */
export const Access = (...roles: [Role, ...Role[]]) => mark({ access: roles });

/** Marks an operation as one by which an account sets up the second factor that it must have. */
export const WithoutSecondFactor = () => Extensions({ isForSetup: true });

/**
 * Wraps every root operation with a check of who calls it, and lets each note what the answer is
 * made of.
 * @throws Error for an operation that carries neither `@Public()` nor `@Access()`
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const { type, field } of rootFields(schema)) {
    const { access, cachePolicy, isForSetup } = field.extensions as Partial<OperationExtensions>;
    if (!access) throw new Error(`${type}.${field.name} needs @Public() or @Access().`);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: GuardedContext, info) => {
      if (access !== 'anyone') requireRole(context, access, { isForSetup });
      context.cacheTags.add(cachePolicy);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}

/** Every root operation, with its type's name. */
export function rootFields(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ type: type?.name ?? '', field })),
  );
}

/**
 * Who asks. Operations without `@Public()` always have a viewer.
 * @throws UNAUTHENTICATED
 */
export function requireViewer({ viewer }: Pick<GuardedContext, 'viewer'>): Viewer {
  if (!viewer) throw notSignedIn();
  return viewer;
}

/**
 * Lets on only viewers with one of these roles: for a part of a public operation.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function requireRole(
  context: Pick<GuardedContext, 'viewer'>,
  roles: readonly Role[],
  { isForSetup = false } = {},
): void {
  const viewer = requireViewer(context);
  if (viewer.mustSetUpSecondFactor && !isForSetup) throw secondFactorSetupRequired();
  if (!roles.some((role) => viewer.roles.includes(role))) throw forbidden();
}

/** Whether the viewer has one of these roles, and may use them. */
export const hasRole = (
  { viewer }: Pick<GuardedContext, 'viewer'>,
  roles: readonly Role[],
): boolean =>
  viewer?.mustSetUpSecondFactor === false && roles.some((role) => viewer.roles.includes(role));
