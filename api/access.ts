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
    ADMIN: { description: 'Everything, including settings, backups and the outbox.' },
    EDITOR: {
      description:
        'Content, categories, translations, interface texts, the committee and inquiries from visitors.',
    },
    REGISTRAR: { description: 'Members and membership applications.' },
  },
});

/** The account that sends the request. */
export interface Viewer {
  id: string;
  email: string;
  roles: readonly Role[];
  /** The id of the session of the request. */
  sessionId: string;
  /** True if the account must set up a second factor before it may do anything else. */
  mustSetUpSecondFactor: boolean;
}

/** The parts of the request context that the guard reads and writes. */
interface GuardedContext {
  viewer: Viewer | null;
  cacheTags: CacheTags;
}

/** Who may call an operation: anyone, or accounts with one of these roles. */
export type OperationAccess = 'anyone' | readonly Role[];

/** The metadata that the decorators add to an operation. */
interface OperationExtensions {
  access: OperationAccess;
  cachePolicy?: CachePolicy | undefined;
  /** True if accounts that must first set up a second factor may call it. */
  isForSetup?: boolean;
}

const mark = (extensions: OperationExtensions) => Extensions({ ...extensions });

/**
 * Marks a query or mutation that anyone may call.
 * @param cachePolicy the content that a query reads; without it, responses are never cached
 */
export const Public = (cachePolicy?: CachePolicy) => mark({ access: 'anyone', cachePolicy });

/** Marks a query or mutation that accounts with one of these roles may call. */
export const Access = (...roles: [Role, ...Role[]]) => mark({ access: roles });

/** Marks an operation that an account without its required second factor may call to set one up. */
export const WithoutSecondFactor = () => Extensions({ isForSetup: true });

/** The end of the description of an operation. */
const accessText = (access: OperationAccess) =>
  access === 'anyone' ? 'Access: anyone.' : `Access: ${access.join(', ')}.`;

/**
 * Adds an access check to every root operation, and says in its description who may call it. Each
 * operation also records the content that its response depends on.
 * @throws Error for an operation that has neither `@Public()` nor `@Access()`
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const { type, field } of rootFields(schema)) {
    const { access, cachePolicy, isForSetup } = field.extensions as Partial<OperationExtensions>;
    if (!access) throw new Error(`${type}.${field.name} needs @Public() or @Access().`);
    field.description = `${field.description ?? ''} ${accessText(access)}`;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: GuardedContext, info) => {
      if (access !== 'anyone') requireRole(context, access, { isForSetup });
      context.cacheTags.add(cachePolicy);
      return resolve(source, args, context, info);
    };
  }
  return schema;
}

/** Every root operation, with the name of its type. */
export function rootFields(schema: GraphQLSchema) {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ type: type?.name ?? '', field })),
  );
}

/**
 * The viewer of the request. Operations without `@Public()` always have one.
 * @throws UNAUTHENTICATED
 */
export function requireViewer({ viewer }: Pick<GuardedContext, 'viewer'>): Viewer {
  if (!viewer) throw notSignedIn();
  return viewer;
}

/**
 * Refuses viewers without one of these roles. For a part of a public operation.
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

/** Whether the viewer has one of these roles and may use them now. */
export const hasRole = (
  { viewer }: Pick<GuardedContext, 'viewer'>,
  roles: readonly Role[],
): boolean =>
  viewer?.mustSetUpSecondFactor === false && roles.some((role) => viewer.roles.includes(role));
