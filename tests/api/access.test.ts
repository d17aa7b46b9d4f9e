import {
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootFields } from '../../api/access.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import { type Admin, type Api, startApi } from '../support/api.ts';

const fields = rootFields(buildSchema());
const isPublic = ({ extensions }: GraphQLField<unknown, unknown>) => extensions['public'] === true;

describe('access', () => {
  it('is closed to anonymous callers but for these operations', async () => {
    const table = fields
      .map(({ type, field }) => `${type}.${field.name}: ${isPublic(field) ? 'anyone' : 'admin'}`)
      .sort();
    await expect(`${table.join('\n')}\n`).toMatchFileSnapshot('access.txt');
  });
});

describe('every operation, called', () => {
  let api: Api;
  let admin: Admin;
  beforeAll(async () => {
    api = await startApi();
    admin = await api.signInAdmin();
  });
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
        // Without a session there is none to refresh.
        const expected = field.name === 'refreshSession';
        expect(codes.includes('UNAUTHENTICATED')).toBe(expected);
      } else {
        expect(data?.['field'] ?? null).toBeNull();
        expect(codes).toEqual(['UNAUTHENTICATED']);
      }
    },
  );

  it('answers an admin', async () => {
    // The one that ends the session comes last.
    const inOrder = fields.toSorted(
      (a, b) => Number(a.field.name === 'signOut') - Number(b.field.name === 'signOut'),
    );
    for (const { type, field } of inOrder) {
      const { codes } = await call(type, field, admin.accessToken);
      const isRefused = field.name !== 'refreshSession' && codes.includes('UNAUTHENTICATED');
      expect(isRefused, field.name).toBe(false);
      expect(codes, field.name).not.toContain('GRAPHQL_VALIDATION_FAILED');
      expect(codes, field.name).not.toContain('INTERNAL_SERVER_ERROR');
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
