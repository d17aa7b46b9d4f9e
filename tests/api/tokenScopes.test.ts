import { buildSchema as graphqlSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardOperations, rootFields, Scope } from '../../api/access.ts';
import { CacheTags } from '../../api/cache/cachePolicy.ts';
import { buildSchema } from '../../api/graphql/schema.ts';
import { type Api, startApi } from '../support/api.ts';
import { makeToken, type MadeToken } from '../support/apiTokens.ts';
import { leastCall } from '../support/leastCall.ts';

const names = Object.keys(Scope) as (keyof typeof Scope)[];

let api: Api;
const tokens = new Map<string, MadeToken>();
beforeAll(async () => {
  api = await startApi();
  const admin = await api.signInAdmin();
  for (const name of names) tokens.set(name, await makeToken(api, admin, [name]));
});
afterAll(() => api.stop());

it('a token of each scope may call these root fields and no other', async () => {
  const table: string[] = [];
  for (const { type, field } of rootFields(buildSchema())) {
    const allowed: string[] = [];
    for (const name of names) {
      const response = await tokens.get(name)?.query(leastCall(type, field));
      const data = response?.data as Record<string, unknown> | null;
      const reasons = response?.errors?.map(({ extensions }) => extensions['reason']) ?? [];
      const codes = response?.errors?.map(({ extensions }) => extensions['code']) ?? [];
      if (reasons.includes('scopeRequired')) {
        expect(codes, field.name).toEqual(['FORBIDDEN']);
        expect(data?.['field'] ?? null, field.name).toBeNull();
        continue;
      }
      for (const code of ['UNAUTHENTICATED', 'FORBIDDEN', 'GRAPHQL_VALIDATION_FAILED']) {
        expect(codes, field.name).not.toContain(code);
      }
      expect(codes, field.name).not.toContain('INTERNAL_SERVER_ERROR');
      allowed.push(Scope[name]);
    }
    const whose = allowed.length === names.length ? 'all' : allowed.join(', ') || 'none';
    table.push(`${type}.${field.name}: ${whose}`);
  }
  await expect(`${table.toSorted().join('\n')}\n`).toMatchFileSnapshot('tokenScopes.txt');
});

it('a new root field refuses every token, unless it names a scope or is a public query', () => {
  const schema = graphqlSchema(
    'type Query { open: String secret: String } type Mutation { enter: String }',
  );
  const fields = Object.fromEntries(rootFields(schema).map(({ field }) => [field.name, field]));
  const access = { open: 'anyone', enter: 'anyone', secret: ['ADMIN', 'EDITOR', 'REGISTRAR'] };
  for (const [name, value] of Object.entries(access)) {
    Object.assign(fields[name] ?? {}, { extensions: { access: value }, resolve: () => 'resolved' });
  }
  guardOperations(schema);
  const viewer = { isProgram: true, roles: Object.values(Scope), mustSetUpSecondFactor: false };
  const call = (name: string): unknown =>
    fields[name]?.resolve?.(null, {}, { viewer, cacheTags: new CacheTags() }, {} as never);
  expect(call('open')).toBe('resolved');
  expect(() => call('secret')).toThrow('No scope of the API token allows this.');
  expect(() => call('enter')).toThrow('No scope of the API token allows this.');
});
