// Decorators need it. This module is in the chunk of type-graphql, which runs before every chunk with decorators.
import 'reflect-metadata';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { CachePolicy, CacheTags } from './cache/cachePolicy.ts';
import { forbidden, notSignedIn, scopeRequired, secondFactorSetupRequired } from './errors.ts';
import { Role } from './generated/prisma/enums.ts';
import { Scope } from './shared/accounts/apiToken.rules.ts';
import { describeEnum } from './enumOf.ts';

export { Role, Scope };

describeEnum(Role, 'Role', 'What an account may do.', {
  ADMIN: 'Everything, including settings, backups and the outbox.',
  EDITOR:
    'Content, categories, translations, interface texts, the committee and inquiries from visitors.',
  REGISTRAR:
    'Members, households, membership applications, the register, due dates, fees, payments and ' +
    'messages to members.',
});

describeEnum(
  Scope,
  'Scope',
  'What an API token may do. A scope to write includes the one to read. Every token may call ' +
    'public queries, and none may call public mutations.',
  {
    CONTENT_READ:
      '`content:read`: content that is not published, deleted or former too, translations, ' +
      'officers and feast dates.',
    CONTENT_WRITE: '`content:write`: create, change and delete these.',
    MEMBERS_READ:
      '`members:read`: members, households, the register, membership applications, due dates and ' +
      'messages to members.',
    MEMBERS_WRITE:
      '`members:write`: create, change and delete members and households, decide about ' +
      'applications, and write messages to members. None can be sent.',
    INQUIRIES_READ: '`inquiries:read`: inquiries from visitors.',
    INQUIRIES_WRITE: '`inquiries:write`: mark and delete these.',
  },
);

/** What an operation requires: a role of an account, or a scope of an API token. */
type Right = Role | Scope;

/** The account or API token that sends the request. */
export interface Viewer {
  id: string;
  /** An API token has none, so this is its id. */
  email: string;
  /** The roles of the account, or the scopes of the API token. */
  roles: readonly Right[];
  /** The id of the session of the request; empty for an API token. */
  sessionId: string;
  /** Whether an API token sends the request. */
  isProgram: boolean;
  /** True if the account must set up a second factor before it may do anything else. */
  mustSetUpSecondFactor: boolean;
}

/** The parts of the request context that the guard reads and writes. */
interface GuardedContext {
  viewer: Viewer | null;
  cacheTags: CacheTags;
}

/** Who may call an operation: anyone, or accounts and API tokens with one of these rights. */
export type OperationAccess = 'anyone' | readonly Right[];

/** The metadata that the decorators add to an operation. */
interface OperationExtensions {
  access: OperationAccess;
  cachePolicy?: CachePolicy | undefined;
  /** True if accounts that must first set up a second factor may call it. */
  isForSetup?: boolean;
}

const mark = (extensions: OperationExtensions) => Extensions({ ...extensions });

/**
 * Marks a query or mutation that anyone may call, except that API tokens may not call such a mutation.
 * @param cachePolicy the content that a query reads; without it, responses are never cached
 */
export const Public = (cachePolicy?: CachePolicy) => mark({ access: 'anyone', cachePolicy });

/**
 * Marks a query or mutation that accounts with one of these roles may call. API tokens may call it
 * only if it names one of their scopes.
 */
export const Access = (...rights: [Role, ...Right[]]) => mark({ access: rights });

/** Marks an operation that an account without its required second factor may call to set one up. */
export const WithoutSecondFactor = () => Extensions({ isForSetup: true });

/** The end of the description of an operation that costs more than one field. */
const costText = (cost: unknown) =>
  typeof cost === 'number' ? ` Cost: ${cost.toLocaleString('en-NZ')} fields.` : '';

/** Who may call an operation, for its description. */
const accessText = (access: OperationAccess) =>
  access === 'anyone' ? 'Access: anyone.' : `Access: ${access.join(', ')}.`;

/** Who may read content as its editors do. */
export const contentReaders = [Role.ADMIN, Role.EDITOR, Scope.CONTENT_READ] as const;

/** The end of the description of a field that only they may request, although anyone may request its type. */
export const onlyForContentReaders =
  `${accessText(contentReaders)} If anyone else requests it, the response has an error and no data ` +
  'at all.';

/**
 * Adds an access check to every root operation, and says in its description who may call it and what it costs. Each
 * operation also records the content that its response depends on.
 * @throws Error for an operation that has neither `@Public()` nor `@Access()`
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const { type, field } of rootFields(schema)) {
    const { access, cachePolicy, isForSetup } = field.extensions as Partial<OperationExtensions>;
    if (!access) throw new Error(`${type}.${field.name} needs @Public() or @Access().`);
    field.description = `${field.description ?? ''} ${accessText(access)}${costText(field.extensions['cost'])}`;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context: GuardedContext, info) => {
      if (access !== 'anyone') requireRole(context, access, { isForSetup });
      // Such as a sign-in.
      else if (type === 'Mutation' && context.viewer?.isProgram) throw scopeRequired([]);
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
 * Refuses viewers without one of these rights. For a part of a public operation.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export function requireRole(
  context: Pick<GuardedContext, 'viewer'>,
  rights: readonly Right[],
  { isForSetup = false } = {},
): void {
  const viewer = requireViewer(context);
  if (viewer.mustSetUpSecondFactor && !isForSetup) throw secondFactorSetupRequired();
  if (rights.some((right) => viewer.roles.includes(right))) return;
  throw viewer.isProgram
    ? scopeRequired(Object.values(Scope).filter((scope) => rights.includes(scope)))
    : forbidden();
}

/** Whether the viewer has one of these rights and may use them now. */
export const hasRole = (
  { viewer }: Pick<GuardedContext, 'viewer'>,
  rights: readonly Right[],
): boolean =>
  viewer?.mustSetUpSecondFactor === false && rights.some((right) => viewer.roles.includes(right));
