import {
  buildSchema as graphqlSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { guardOperations, type OperationAccess, Role, rootFields } from '../../api/access.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import { type Api, startApi } from '../support/api.ts';

const fields = rootFields(buildSchema());
const accessOf = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions['access'] as OperationAccess;
const isPublic = (field: GraphQLField<unknown, unknown>) => accessOf(field) === 'anyone';
const allows = (field: GraphQLField<unknown, unknown>, role: Role | null) =>
  isPublic(field) || (role !== null && accessOf(field).includes(role));

describe('access', () => {
  it('is declared beside each operation', async () => {
    const table = fields
      .map(({ type, field }) => `${type}.${field.name}: ${[accessOf(field)].flat().join(', ')}`)
      .sort();
    await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('access.txt');
  });

  it('fails at the start for an operation without a declaration', () => {
    const schema = graphqlSchema('type Query { secret: String }');
    expect(() => guardOperations(schema)).toThrow('Query.secret needs @Public() or @Access()');
  });
});

describe('every operation, called', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => api.stop());

  /** Calls an operation with as little as its arguments allow. */
  async function call(type: string, field: GraphQLField<unknown, unknown>, accessToken?: string) {
    const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
    const args = field.args
      .filter(isRequiredArgument)
      .map((arg) => `${arg.name}: ${sample(arg.type)}`);
    const list = args.length > 0 ? `(${args.join(', ')})` : '';
    const query = `${type.toLowerCase()} { field: ${field.name}${list} ${selection} }`;
    const authorization = accessToken && `Bearer ${accessToken}`;
    const { errors, data } = await api.query(query, {}, authorization ? { authorization } : {});
    return {
      data: data as Record<string, unknown> | null,
      codes: errors?.map(({ extensions }) => extensions['code']) ?? [],
    };
  }

  it.each(fields.map(({ type, field }) => [`${type}.${field.name}`, type, field] as const))(
    '%s answers nobody who may not ask',
    async (_name, type, field) => {
      const { data, codes } = await call(type, field);
      if (isPublic(field)) {
        // Without a session there is nothing to refresh.
        const expected = field.name === 'refreshSession';
        expect(codes.includes('UNAUTHENTICATED')).toBe(expected);
      } else {
        expect(data?.['field'] ?? null).toBeNull();
        expect(codes).toEqual(['UNAUTHENTICATED']);
      }
    },
  );

  it.each([null, ...Object.values(Role)])('answers the role %s what it may ask', async (role) => {
    const { sessions } = api.services;
    const find = sessions.find.bind(sessions);
    const { accessToken } = await api.signInAdmin(`${String(role)}@example.org`);
    vi.spyOn(sessions, 'find').mockImplementation(async (...ids) => {
      const session = await find(...ids);
      return session && { ...session, roles: role ? [role] : [] };
    });
    // The one that ends the session comes last.
    const inOrder = fields.toSorted(
      (a, b) => Number(a.field.name === 'signOut') - Number(b.field.name === 'signOut'),
    );
    for (const { type, field } of inOrder) {
      const { data, codes } = await call(type, field, accessToken);
      if (allows(field, role)) {
        const isRefused = field.name !== 'refreshSession' && codes.includes('UNAUTHENTICATED');
        expect(isRefused, field.name).toBe(false);
        expect(codes, field.name).not.toContain('FORBIDDEN');
        expect(codes, field.name).not.toContain('GRAPHQL_VALIDATION_FAILED');
        expect(codes, field.name).not.toContain('INTERNAL_SERVER_ERROR');
      } else {
        expect(data?.['field'] ?? null, field.name).toBeNull();
        expect(codes, field.name).toEqual(['FORBIDDEN']);
      }
    }
  });
});

/** A value of a type, as a document writes it. */
function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return '[]';
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${required.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (type.name === 'Int') return '1';
  if (type.name === 'Boolean') return 'true';
  if (type.name === 'LocalDate') return '"2026-11-21"';
  return type.name === 'ID' ? '"1"' : '"sample"';
}
