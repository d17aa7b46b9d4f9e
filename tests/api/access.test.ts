import { buildSchema as graphqlSchema, type GraphQLField } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardOperations, type OperationAccess, Role, rootFields } from '../../api/access.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import { useApi } from '../support/useApi.ts';
import { leastCall } from '../support/leastCall.ts';

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

describe('every operation', () => {
  const api = useApi();
  afterEach(() => vi.restoreAllMocks());

  /** Calls an operation with the required arguments only. */
  async function call(type: string, field: GraphQLField<unknown, unknown>, accessToken?: string) {
    const query = leastCall(type, field);
    const authorization = accessToken && `Bearer ${accessToken}`;
    const { errors, data } = await api.query(query, {}, authorization ? { authorization } : {});
    return {
      data: data as Record<string, unknown> | null,
      codes: errors?.map(({ extensions }) => extensions['code']) ?? [],
    };
  }

  it.each(fields.map(({ type, field }) => [`${type}.${field.name}`, type, field] as const))(
    '%s refuses a request without a session if it needs one',
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

  it.each([null, ...Object.values(Role)])(
    'allows the role %s its operations and no other',
    async (role) => {
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
    },
  );
});
